//! The games and how each is drawn: one line per game. Nothing else in the page, in the terminal or in the
//! program knows a game by its name.

use std::sync::OnceLock;

use maud::Markup;
use players::coach::{Hint, Review};
use table::{Game, Journal, Question, Refusal, Screen, Session, Step};

use crate::ask::Purpose;
use crate::frame::Viewer;
use crate::letters::Letters;
use crate::tour::Tour;
use crate::{cryo, finspan, imperial_steam, patchwork, rules};

/// A game and everything front ends need to know of it.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The game.
    pub game: &'static dyn Game,
    /// A picture of its table: SVG, 16 to 9.
    pub picture: &'static str,
    /// Its colours.
    pub colours: Colours,
    /// How it is drawn on the page.
    pub page: Option<&'static dyn Drawing>,
    /// How it is drawn with letters, and played by keys; none for a companion.
    pub terminal: Option<&'static dyn Letters>,
    /// Who gives hints and looks back.
    pub coach: Option<&'static Coach>,
    /// What the opponent decides in a situation that another program describes.
    pub decide: Option<Decide>,
    /// Its rules in short, one text per language.
    pub rules: Option<rules::Texts>,
    /// A guided first turn.
    pub tour: Option<&'static Tour>,
    /// Figures about its levels that the lab writes for it.
    pub measured: Option<&'static str>,
}

/// A line of JSON in, the opponent's decision out.
pub type Decide = fn(&str) -> Result<serde_json::Value, Refusal>;

/// The colours a game's pages wear.
#[derive(Clone, Copy, Debug)]
pub struct Colours {
    /// Buttons and links, and their ground, in the light.
    pub light: [&'static str; 2],
    /// The same in the dark, with the letters on a button between them.
    pub dark: [&'static str; 3],
}

/// A file the browser loads: its name and its text.
pub type File = (&'static str, &'static str);

/// How a game is drawn on the page: its whole table where it is on screen, and pictures beside words everywhere.
pub trait Drawing: Sync {
    /// The class of the page of a game on screen. Every rule of its style sheet stands below this class or below
    /// `[data-game="…"]`: styles of one game cannot reach another.
    fn class(&self) -> &'static str;

    /// Its style sheet.
    fn style(&self) -> &'static str;

    /// Its script, if it has one: a module whose `start(root)` is called with every new screen.
    fn script(&self) -> Option<File> {
        None
    }

    /// The whole table of a game on screen, with what can be answered.
    fn table(&self, _viewer: &Viewer, _screen: &Screen, _purpose: Purpose<'_>) -> Markup {
        Markup::default()
    }

    /// The picture of an answer, where a picture says it better.
    fn answer(&self, _viewer: &Viewer, _question: &Question, _id: &str) -> Option<Markup> {
        None
    }

    /// The picture of what this text begins with the name of, where it has one, and how long the name is. It is
    /// asked at the beginning of every word of a sentence.
    fn name(&self, _viewer: &Viewer, _text: &str) -> Option<(usize, Markup)> {
        None
    }

    /// The same for names that a sign can stand for among figures.
    fn sign(&self, _viewer: &Viewer, _text: &str) -> Option<(usize, Markup)> {
        None
    }

    /// A way of its own to answer a question beside the printed game (a map to tap, say); the usual one otherwise.
    fn ask(&self, _viewer: &Viewer, _screen: &Screen, _question: &Question, _purpose: Purpose<'_>) -> Option<Markup> {
        None
    }

    /// What is drawn beside the step that follows this one.
    fn after(&self, _viewer: &Viewer, _step: &Step) -> Option<Markup> {
        None
    }

    /// Does the opponent's state fold to its first figures? The table shows the others where they count.
    fn folds(&self) -> bool {
        false
    }

    /// Does its table make sounds, for who wants them?
    fn sounds(&self) -> bool {
        false
    }

    /// The signs it is drawn with, in words.
    fn legend(&self, _viewer: &Viewer) -> Option<Markup> {
        None
    }

    /// A picture of what the person made, at the end of a game on screen: it makes the end a moment.
    fn finished(&self, _viewer: &Viewer, _screen: &Screen) -> Option<Markup> {
        None
    }

    /// The person's own data as a picture, above the forms to enter it.
    fn own(&self, _viewer: &Viewer, _own: Option<&serde_json::Value>) -> Option<Markup> {
        None
    }
}

/// Who gives hints in a game on screen, and looks back at it.
pub struct Coach {
    /// The best moves of a game that is going on.
    pub hints: fn(&Session<'_>) -> Result<Vec<Hint>, Refusal>,
    /// How a game went.
    pub review: fn(&Journal) -> Result<Review, Refusal>,
    /// The board after a move.
    pub picture: fn(&Viewer, &Screen, &str) -> Markup,
}

impl Entry {
    /// A companion: its board lies on the person's table.
    pub const fn companion(game: &'static dyn Game, picture: &'static str, colours: Colours) -> Self {
        Self {
            game,
            picture,
            colours,
            page: None,
            terminal: None,
            coach: None,
            decide: None,
            rules: None,
            tour: None,
            measured: None,
        }
    }

    /// The name of the game in addresses, journals and on the command line.
    pub fn id(&self) -> &'static str {
        self.game.about().id
    }
}

/// `["#…", "#…"], ["#…", "#…", "#…"]`: light and dark.
const fn colours(light: [&'static str; 2], dark: [&'static str; 3]) -> Colours {
    Colours { light, dark }
}

macro_rules! picture {
    ($name:literal) => {
        include_str!(concat!("../assets/pictures/", $name, ".svg"))
    };
}

/// The short rules of a game, in the order of the languages.
macro_rules! rules {
    ($name:literal) => {
        Some(table::in_each_language!(concat!("/rules/", $name, "."), ".md"))
    };
}

/// What only the terminal and the command line use: the app, which has neither, is smaller without.
const fn beside_the_app<T: Copy>(what: T) -> Option<T> {
    if cfg!(target_arch = "wasm32") { None } else { Some(what) }
}

/// Every game, in the order it is listed.
#[rustfmt::skip]
const GAMES: &[Entry] = &[
    Entry { page: Some(&patchwork::Table), terminal: beside_the_app(&patchwork::letters::Table), coach: Some(&patchwork::coach::COACH),
            decide: beside_the_app(::patchwork::decide::decide), rules: rules!("patchwork"), tour: Some(&patchwork::TOUR),
            ..Entry::companion(&::patchwork::GAME, picture!("patchwork"), colours(["#9a3f1d", "#f6e3d6"], ["#e79a72", "#2a1408", "#3d2c21"])) },
    Entry { page: Some(&finspan::Table), terminal: beside_the_app(&finspan::letters::Table), coach: Some(&finspan::coach::COACH), rules: rules!("finspan"),
            ..Entry::companion(&::finspan::GAME, picture!("finspan"), colours(["#0f5e70", "#dceef0"], ["#7cc9d6", "#06262d", "#1f3438"])) },
    Entry { page: Some(&cryo::Table), terminal: beside_the_app(&cryo::letters::Table), coach: Some(&cryo::coach::COACH), rules: rules!("cryo"),
            ..Entry::companion(&::cryo::GAME, picture!("cryo"), colours(["#3b4d8f", "#e3e7f5"], ["#a9b8f2", "#10173a", "#282d45"])) },
    Entry { page: Some(&imperial_steam::Table), rules: rules!("imperial-steam"), measured: Some(::imperial_steam::data::wealth::FILE),
            ..Entry::companion(&::imperial_steam::GAME, picture!("imperial-steam"), colours(["#7a2f2a", "#f3e0d8"], ["#e8a093", "#330f0b", "#3c2722"])) },
];

static ALL: OnceLock<Vec<Entry>> = OnceLock::new();

/// Every game, in the order it is listed.
pub fn all() -> &'static [Entry] {
    ALL.get_or_init(|| GAMES.to_vec())
}

/// The game of this name.
pub fn find(id: &str) -> Option<&'static Entry> {
    // A game says everything about itself or nothing: asked once, as this is needed for every line of a page.
    static IDS: OnceLock<Vec<&'static str>> = OnceLock::new();
    let ids = IDS.get_or_init(|| all().iter().map(Entry::id).collect());
    all().get(ids.iter().position(|known| *known == id)?)
}

/// How a game is drawn, if it is.
pub fn drawing(session: &Session<'_>) -> Option<&'static dyn Drawing> {
    find(&session.journal().setup.game)?.page
}

/// All drawings there are.
pub fn drawings() -> impl Iterator<Item = &'static dyn Drawing> {
    all().iter().filter_map(|entry| entry.page)
}

/// Adds more games, for a program that brings its own. It must come before anything else looks at the
/// games: false if it comes too late.
pub fn install(more: impl IntoIterator<Item = Entry>) -> bool {
    ALL.set(GAMES.iter().copied().chain(more).collect()).is_ok()
}

/// The colours of all games as a style sheet.
pub fn style_sheet() -> &'static str {
    static SHEET: OnceLock<String> = OnceLock::new();
    SHEET.get_or_init(|| {
        let (mut light, mut dark, mut system) = (String::new(), String::new(), String::new());
        for entry in all() {
            let game = format!("[data-game=\"{}\"]", entry.id());
            let [accent, tint] = entry.colours.light;
            light += &format!("{game} {{ --accent: {accent}; --tint: {tint}; }}\n");
            let [accent, on_accent, tint] = entry.colours.dark;
            let rule = format!("{game} {{ --accent: {accent}; --on-accent: {on_accent}; --tint: {tint}; }}\n");
            dark += &format!(":root[data-theme=\"dark\"] {rule}");
            system += &format!("  :root:not([data-theme=\"light\"]) {rule}");
        }
        format!("{light}@media (prefers-color-scheme: dark) {{\n{system}}}\n{dark}")
    })
}

/// The scripts of all drawings as one module.
pub fn scripts() -> &'static str {
    static SCRIPTS: OnceLock<String> = OnceLock::new();
    SCRIPTS.get_or_init(|| {
        let names: Vec<&str> = drawings().filter_map(|drawing| drawing.script()).map(|(name, _)| name).collect();
        let imports =
            names.iter().enumerate().map(|(i, name)| format!("import {{ start as table{i} }} from \"./{name}\";\n"));
        let tables: Vec<String> = (0..names.len()).map(|i| format!("table{i}")).collect();
        format!("{}export const tables = [{}];\n", imports.collect::<String>(), tables.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_on_screen_is_drawn_everywhere() {
        for entry in all() {
            let on_screen = entry.game.about().tables.contains(&"digital");
            assert!(entry.page.is_some() || !on_screen, "{} on the page", entry.id());
            assert_eq!(entry.terminal.is_some(), on_screen, "{} in the terminal", entry.id());
            assert!(entry.picture.starts_with("<svg"), "{} has a picture", entry.id());
        }
    }

    #[test]
    fn every_game_has_its_colours_in_light_and_dark() {
        for entry in all() {
            let rules = style_sheet().matches(&format!("[data-game=\"{}\"] {{", entry.id())).count();
            assert_eq!(rules, 3, "{}", entry.id());
        }
        assert_eq!(style_sheet().matches('{').count(), style_sheet().matches('}').count());
    }
}
