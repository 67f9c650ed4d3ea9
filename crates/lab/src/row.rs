//! One game, one row: what every row has, whatever the game.

/// A row: a seed and whole numbers with names.
pub trait Record: Clone + Default + Send {
    /// The names of the number columns, in order; the seed comes before them.
    const COLUMNS: &'static [&'static str];

    /// The seed of the game.
    fn seed(&self) -> u64;

    /// The figures in the order of [`Record::COLUMNS`].
    fn figures(&self) -> impl Iterator<Item = i32>;

    /// A row of a seed and figures in the order of [`Record::COLUMNS`].
    fn from_figures(seed: u64, figures: &[i32]) -> Self;

    /// Did the player win?
    fn won(&self) -> bool;

    /// The player's points.
    fn player(&self) -> i32;

    /// The opponent's points.
    fn opponent(&self) -> i32;

    /// The player's points less the opponent's.
    fn margin(&self) -> i32 {
        self.player() - self.opponent()
    }
}

/// Names the columns of a game's rows once: the struct, and the list that Parquet and CSV go by. The
/// second line says whose points are compared; where the opponent is alone, which are the opponent's.
macro_rules! row {
    (margin: $player:ident - $opponent:ident; $($rows:tt)*) => {
        $crate::row::row! { of |row| row.$player, |row| row.$opponent; $($rows)* }
    };
    (alone: $opponent:ident; $($rows:tt)*) => {
        $crate::row::row! { of |_row| 0, |row| row.$opponent; $($rows)* }
    };
    (of |$a:ident| $player:expr, |$b:ident| $opponent:expr; $($(#[$doc:meta])* $name:ident),* $(,)?) => {
        /// One game.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct Row {
            /// The seed of the game.
            pub seed: u64,
            /// Its number in the run.
            pub game: i32,
            /// 1 if the player won.
            pub won: i32,
            $($(#[$doc])* pub $name: i32,)*
        }

        impl $crate::row::Record for Row {
            const COLUMNS: &'static [&'static str] = &["game", "won", $(stringify!($name)),*];

            fn seed(&self) -> u64 {
                self.seed
            }

            fn figures(&self) -> impl Iterator<Item = i32> {
                [self.game, self.won, $(self.$name),*].into_iter()
            }

            fn from_figures(seed: u64, figures: &[i32]) -> Self {
                let mut each = figures.iter().copied();
                let mut next = || each.next().unwrap_or_default();
                Self { seed, game: next(), won: next(), $($name: next(),)* }
            }

            fn won(&self) -> bool {
                self.won == 1
            }

            fn player(&self) -> i32 {
                let $a = self;
                $player
            }

            fn opponent(&self) -> i32 {
                let $b = self;
                $opponent
            }
        }
    };
}
pub(crate) use row;
