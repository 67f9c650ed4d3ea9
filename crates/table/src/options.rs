//! What can be chosen before the first move: declared once, read as types, labelled by messages.

use std::borrow::Cow;

use crate::{Choice, ClosedSet, Msg, Values, closed_set, msg};

/// A type an option can have.
pub trait OptionValue: Sized {
    /// What it may be. Labels come from the game's messages.
    fn values(game: &'static str, option: &'static str) -> Values;

    /// From the text in the set-up.
    fn read(text: &str) -> Option<Self>;

    /// As the text in the set-up.
    fn written(&self) -> Cow<'static, str>;
}

/// The message of a value is `<game>-value-<option>-<value>`.
impl<T: ClosedSet> OptionValue for T {
    fn values(game: &'static str, option: &'static str) -> Values {
        let label = |value: &str| Msg::made(format!("{game}-value-{option}-{value}"));
        Values::OneOf(T::MEMBERS.iter().map(|member| (member.id(), label(member.id()))).collect())
    }

    fn read(text: &str) -> Option<Self> {
        T::parse(text)
    }

    fn written(&self) -> Cow<'static, str> {
        self.id().into()
    }
}

/// Yes or no: `on` and `off`.
impl OptionValue for bool {
    fn values(_: &'static str, _: &'static str) -> Values {
        Values::OneOf(vec![("on", msg!("answer-yes")), ("off", msg!("answer-no"))])
    }

    fn read(text: &str) -> Option<Self> {
        match text {
            "on" => Some(true),
            "off" => Some(false),
            _ => None,
        }
    }

    fn written(&self) -> Cow<'static, str> {
        if *self { "on" } else { "off" }.into()
    }
}

/// A whole number from `MIN` to `MAX` in steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number<const MIN: i64, const MAX: i64, const STEP: i64 = 1>(pub i64);

impl<const MIN: i64, const MAX: i64, const STEP: i64> OptionValue for Number<MIN, MAX, STEP> {
    fn values(_: &'static str, _: &'static str) -> Values {
        Values::Number { min: MIN, max: MAX, step: STEP }
    }

    fn read(text: &str) -> Option<Self> {
        let allowed = Values::Number { min: MIN, max: MAX, step: STEP }.allow(text);
        text.parse().ok().filter(|_| allowed).map(Self)
    }

    fn written(&self) -> Cow<'static, str> {
        self.0.to_string().into()
    }
}

closed_set! {
    /// Who draws the opponent's cards: the option `cards` in every game.
    pub enum Cards {
        /// The program shuffles and draws.
        App = "app",
        /// The person draws the printed cards and tells what they show.
        Printed = "printed",
    }
}

closed_set! {
    /// How the opponent's choices are found on a board the program cannot see: the option `choices`.
    pub enum Choices {
        /// Its priorities are shown, and the person names its choice.
        Named = "named",
        /// Question by question, the person is led to it.
        Led = "led",
    }
}

/// An option as [`options!`](crate::options!) declares it.
pub fn choice<T: OptionValue>(
    game: &'static str,
    name: &'static str,
    default: &T,
    tables: &'static [&'static str],
) -> Choice {
    Choice {
        name,
        label: Msg::made(format!("{game}-option-{name}")),
        help: Msg::made(format!("{game}-option-{name}-help")),
        values: T::values(game, name),
        default: default.written(),
        tables,
    }
}

/// A game's options as a struct: each with its type, its default and, if it does not matter at every table, the
/// tables where it does.
///
/// ```
/// use table::{Setup, options::{Cards, Number}};
/// table::options! {
///     /// What can be chosen.
///     pub struct Options of "guess" {
///         /// How hard.
///         level: Number<1, 5> = Number(2),
///         /// Do we allow help?
///         help: bool = true,
///         /// Who draws.
///         cards at ["companion"]: Cards = Cards::App,
///     }
/// }
/// let options = Options::of(&Setup::new("guess", "companion", 1).with("cards", "printed"));
/// assert_eq!((options.level, options.help, options.cards), (Number(2), true, Cards::Printed));
/// let choices = Options::choices();
/// assert_eq!(choices[1].label.id, "guess-option-help");
/// assert_eq!((choices[2].default.as_ref(), choices[2].tables), ("app", &["companion"][..]));
/// ```
#[macro_export]
macro_rules! options {
    ($(#[$meta:meta])* $vis:vis struct $options:ident of $game:literal {
        $($(#[$doc:meta])* $name:ident $(at [$($table:literal),+])?: $type:ty = $default:expr,)+
    }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        $vis struct $options { $($(#[$doc])* pub $name: $type,)+ }

        impl Default for $options {
            fn default() -> Self {
                Self { $($name: $default,)+ }
            }
        }

        #[allow(dead_code)]
        impl $options {
            /// The options of a set-up; those it does not name have their defaults.
            $vis fn of(setup: &$crate::Setup) -> Self {
                Self { $($name: $crate::options::OptionValue::read(setup.get(stringify!($name))).unwrap_or_else(|| $default),)+ }
            }

            /// The same for front ends.
            $vis fn choices() -> Vec<$crate::Choice> {
                vec![$($crate::options::choice::<$type>($game, stringify!($name), &$default, &[$($($table),+)?]),)+]
            }
        }
    };
}
