//! The static site: a worker that answers in the place of a server, and what it needs.

use page::assets::{ICON, tag};
use serde_json::json;
use table::{Catalog, Lang, Msg, msg};

use crate::MESSAGES;
use crate::answer::Pocket;

/// A file of the site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name in the folder of the site.
    pub name: String,
    /// What kind of file it is.
    pub kind: &'static str,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// What every worker begins with, and the app as both workers open it that have to do with it.
const COMMON: &str = include_str!("../site/common.js");
const SHARED: &str = include_str!("../site/shared.js");
const SCRIPT: &str = "text/javascript; charset=utf-8";
const HTML: &str = "text/html; charset=utf-8";
const PNG: &str = "image/png";

/// The icons as pictures of dots, for devices that want such: of 180, 192 and 512 dots a side.
const ICONS: [(&str, &[u8]); 3] = [
    ("icon-180.png", include_bytes!("../site/icon-180.png")),
    ("icon-192.png", include_bytes!("../site/icon-192.png")),
    ("icon-512.png", include_bytes!("../site/icon-512.png")),
];

/// What unpacks the program on the device.
const UNPACK: &str = include_str!("../site/unpack.js");

/// The whole site around this WebAssembly (made and packed with LZMA by `scripts/wasm`). Files whose name does not
/// tell what is in them are few: the first page, the worker, the manifest and the icons.
pub fn files(packed: &[u8]) -> Vec<File> {
    let file = |name: &str, kind, bytes: &[u8]| File { name: name.to_owned(), kind, bytes: bytes.to_vec() };
    let hashed =
        |name: &str, ending: &str, kind, bytes: &[u8]| file(&format!("{name}-{}.{ending}", tag(bytes)), kind, bytes);
    // No host knows this ending: none sends it otherwise than it is.
    let program = hashed("visavis", "bin", "application/octet-stream", packed);
    let boot = hashed("boot", "js", SCRIPT, include_bytes!("../site/boot.js"));
    // Whatever changes in the app makes another version of it.
    let parts: [&[u8]; 6] = [
        COMMON.as_bytes(),
        SHARED.as_bytes(),
        UNPACK.as_bytes(),
        include_bytes!("../site/answer.js"),
        include_bytes!("../site/think.js"),
        packed,
    ];
    let wasm = program.name.replace(".bin", ".wasm");
    let version = format!("const VERSION = {};\n", json!(tag(&parts.concat())));
    let constants = format!("{version}const WASM = {};\n{COMMON}{SHARED}", json!(wasm));
    let think = format!("{constants}{}", include_str!("../site/think.js"));
    let think = hashed("think", "js", SCRIPT, think.as_bytes());
    let mut kept = json!({ "think.js": think.name, "icon.svg": "icon.svg" });
    kept["manifest.webmanifest"] = "manifest.webmanifest".into();
    for (name, _) in ICONS {
        kept[name] = name.into();
    }
    let app = format!(
        "{constants}const PACKED = {};\nconst FILES = {kept};\n{UNPACK}{}",
        json!(program.name),
        include_str!("../site/answer.js")
    );
    let app = hashed("app", "js", SCRIPT, app.as_bytes());
    let page_of = |what: &str, msg: Msg| {
        page_of_words(include_str!("../site/404.html"), &[(what, msg), ("again", msg!("pocket-again"))])
    };
    let worker = format!(
        "{version}const APP = {};\nconst SORRY = {};\n{COMMON}{}",
        json!(app.name),
        json!(page_of("sorry", msg!("pocket-sorry"))),
        include_str!("../site/sw.js")
    );
    let words = [
        ("loading", msg!("pocket-loading")),
        ("slow", msg!("pocket-slow")),
        ("unsupported", msg!("pocket-unsupported")),
        ("failed", msg!("pocket-failed")),
    ];
    let (pages, style) = start_pages(&words);
    let first = include_str!("../site/boot.html")
        .replace("{{boot}}", &boot.name)
        .replace("{{style}}", &style)
        .replace("{{pages}}", &pages);
    let lost = page_of("not-found", msg!("pocket-not-found"));
    let mut all = vec![program, boot, think, app];
    all.extend([
        file("index.html", HTML, first.as_bytes()),
        file("404.html", HTML, lost.as_bytes()),
        file("sw.js", SCRIPT, worker.as_bytes()),
        file("manifest.webmanifest", "application/manifest+json", manifest().as_bytes()),
        file("icon.svg", "image/svg+xml", ICON.as_bytes()),
    ]);
    all.extend(ICONS.map(|(name, bytes)| file(name, PNG, bytes)));
    all
}

/// How the app looks among other apps.
fn manifest() -> String {
    let icon = |size: u32, purpose: &str| {
        let (name, bytes) = ICONS[if size == 192 { 1 } else { 2 }];
        json!({"src": format!("{name}?{}", tag(bytes)), "sizes": format!("{size}x{size}"), "type": PNG, "purpose": purpose})
    };
    // Without an id of its own the app is known by its folder: two of them on one host are two apps.
    let manifest = json!({
        "name": "Vis-à-vis", "short_name": "Vis-à-vis", "start_url": "./", "scope": "./",
        "display": "standalone", "background_color": "#faf5ea", "theme_color": "#faf5ea",
        "icons": [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
    });
    format!("{manifest:#}\n")
}

/// The start page in every language, as the app makes it for somebody who is new, and its style: what is seen while the
/// worker is yet to come. Whatever is asked of the app here is an ordinary request.
fn start_pages(words: &[(&str, Msg)]) -> (String, String) {
    let chance = "00".repeat(64);
    let opening = json!({"home": "", "base": ".", "random": chance}).to_string();
    let Ok((mut app, _)) = Pocket::open(opening.as_bytes()) else { return Default::default() };
    let mut get = |path: &str, lang: Lang| {
        let head = json!({
            "method": "GET", "path": path, "now": 0, "random": chance, "headers": [["accept-language", lang.code()]],
        });
        let (_, body) = app.answer(head.to_string().as_bytes(), &[]).unwrap_or_else(|_| unreachable!());
        String::from_utf8_lossy(&body).into_owned()
    };
    let page = |lang: Lang| {
        let page = get("/", lang);
        let body = page.split_once("<body data-game=\"\">").and_then(|(_, rest)| rest.rsplit_once("</body>"));
        let (code, body) = (lang.code(), body.map_or("", |(body, _)| body));
        let words = says(&Catalog::new(&[MESSAGES]), lang, words);
        format!(
            "<template lang=\"{code}\">{body}<div class=\"getting-ready\" role=\"status\">{words}</div></template>\n"
        )
    };
    let pages = Lang::ALL.map(page).concat();
    let page = get("/", Lang::En);
    let sheets =
        page.split("<link rel=\"stylesheet\" href=\".").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0));
    (pages, sheets.map(|path| get(path, Lang::En)).collect())
}

/// These words; the first are shown, the others wait.
fn says(catalog: &Catalog, lang: Lang, words: &[(&str, Msg)]) -> String {
    let paragraph = |(n, (name, msg)): (usize, &(&str, Msg))| {
        let hidden = if n == 0 { "" } else { " hidden" };
        format!("<p data-say=\"{name}\"{hidden}>{}</p>", catalog.text(lang, msg))
    };
    words.iter().enumerate().map(paragraph).collect()
}

/// A page with these words in every language.
fn page_of_words(page: &str, words: &[(&str, Msg)]) -> String {
    let catalog = Catalog::new(&[MESSAGES]);
    let line = |lang: Lang| format!("<main lang=\"{}\">{}</main>\n", lang.code(), says(&catalog, lang, words));
    page.replace("{{words}}", &Lang::ALL.map(line).concat())
}
