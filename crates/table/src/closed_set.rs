//! Closed sets: the few things of one kind in a game, each with the id that stands for it in files, options
//! and journals.

/// A closed set whose members each have an id.
pub trait ClosedSet: Copy + Eq + Sized + 'static {
    /// All of them, in order.
    const MEMBERS: &'static [Self];

    /// The id in files, options and journals.
    fn id(self) -> &'static str;

    /// From its id.
    fn parse(id: &str) -> Option<Self> {
        Self::MEMBERS.iter().copied().find(|member| member.id() == id)
    }
}

/// An enum whose members each have an id: it gets `ALL`, `id` and `parse`, is saved by its id and can be used as
/// an option; with `by Container` also an array indexed by it.
///
/// ```
/// table::closed_set! {
///     /// A side of the table.
///     pub enum Side by BySide {
///         /// Where the person sits.
///         Near = "near",
///         /// Where the opponent sits.
///         Far = "far",
///     }
/// }
/// assert_eq!(Side::parse("far"), Some(Side::Far));
/// assert_eq!(Side::Near.id(), "near");
/// let mut buttons = BySide([5, 0]);
/// buttons[Side::Far] += 3;
/// assert_eq!(buttons.iter().map(|(side, n)| format!("{} {n}", side.id())).collect::<Vec<_>>(), ["near 5", "far 3"]);
/// assert_eq!(serde_json::to_string(&buttons).unwrap(), r#"{"near":5,"far":3}"#);
/// ```
#[macro_export]
macro_rules! closed_set {
    ($(#[$meta:meta])* $vis:vis enum $name:ident by $by:ident { $($members:tt)+ }) => {
        $crate::closed_set! { $(#[$meta])* $vis enum $name { $($members)+ } }

        #[doc = concat!("One for each [`", stringify!($name), "`], in order.")]
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        $vis struct $by<T>(pub [T; $name::ALL.len()]);

        #[allow(dead_code)]
        impl<T> $by<T> {
            /// Calls `make` for each member.
            pub fn from_fn(make: impl FnMut($name) -> T) -> Self {
                Self($name::ALL.map(make))
            }

            /// Each value with its member.
            pub fn iter(&self) -> impl DoubleEndedIterator<Item = ($name, &T)> + ExactSizeIterator {
                $name::ALL.into_iter().zip(&self.0)
            }
        }

        impl<T> ::std::ops::Index<$name> for $by<T> {
            type Output = T;
            #[inline]
            fn index(&self, at: $name) -> &T {
                &self.0[at as usize]
            }
        }

        impl<T> ::std::ops::IndexMut<$name> for $by<T> {
            #[inline]
            fn index_mut(&mut self, at: $name) -> &mut T {
                &mut self.0[at as usize]
            }
        }

        impl<T: $crate::serde::Serialize> $crate::serde::Serialize for $by<T> {
            fn serialize<S: $crate::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_map(self.iter().map(|(member, value)| (member.id(), value)))
            }
        }
    };
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$doc:meta])* $member:ident = $word:literal),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis enum $name { $($(#[$doc])* $member,)+ }

        #[allow(dead_code)]
        impl $name {
            /// All of them, in order.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$member),+];

            /// The id in files, options and journals.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$member => $word),+ }
            }

            /// From its id.
            pub fn parse(id: &str) -> Option<Self> {
                match id { $($word => Some(Self::$member),)+ _ => None }
            }
        }

        impl $crate::ClosedSet for $name {
            const MEMBERS: &'static [Self] = &Self::ALL;
            fn id(self) -> &'static str {
                $name::id(self)
            }

            fn parse(id: &str) -> Option<Self> {
                $name::parse(id)
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.id())
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let id = <String as $crate::serde::Deserialize>::deserialize(from)?;
                Self::parse(&id).ok_or_else(|| $crate::serde::de::Error::unknown_variant(&id, &[$($word),+]))
            }
        }
    };
}
