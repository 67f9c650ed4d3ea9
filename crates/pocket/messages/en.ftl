# The site before the page itself can speak
pocket-loading = Getting everything ready, so that you can play without a network …
pocket-slow = This takes longer than usual. It goes on by itself as soon as the connection allows it.
pocket-unsupported = This browser cannot keep a page for playing without a network. Try another one, or a window that is not private.
pocket-failed = That did not work. Check the connection, then load this page again.
pocket-sorry = Something went wrong in the app. Everything you had answered is kept. Load the page again.
pocket-not-found = There is no such page.
pocket-again = One moment …
