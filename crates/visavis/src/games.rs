//! The games, and all their words.

use std::sync::OnceLock;

use serde_json::{Value, json};
use table::{Catalog, Game, Lang, Messages, Msg, Values};

/// The words of the program itself.
pub const MESSAGES: Messages = table::messages!();

/// Every game, in the order it is listed.
pub fn all() -> [&'static dyn Game; 4] {
    [&patchwork::GAME, &finspan::GAME, &cryo::GAME, &imperial_steam::GAME]
}

/// The game of this name.
pub fn find(id: &str) -> Option<&'static dyn Game> {
    all().into_iter().find(|game| game.about().id == id)
}

/// All words in all languages.
pub fn catalog() -> &'static Catalog {
    static CATALOG: OnceLock<Catalog> = OnceLock::new();
    CATALOG.get_or_init(|| {
        let mut files = vec![MESSAGES, players::MESSAGES, lab::MESSAGES];
        files.extend(all().map(|game| game.messages()));
        Catalog::new(&files)
    })
}

/// A message in a language.
pub fn text(lang: Lang, msg: &Msg) -> String {
    catalog().text(lang, msg)
}

/// The games with their opponents, tables, levels and options, for programs.
pub fn listed(lang: Lang) -> Value {
    let games = all().map(|game| {
        let about = game.about();
        let options: Vec<Value> = about
            .options
            .iter()
            .map(|option| {
                let mut described = json!({
                    "name": option.name, "label": text(lang, &option.label), "help": text(lang, &option.help),
                    "default": option.default,
                });
                match &option.values {
                    Values::OneOf(values) => {
                        described["values"] =
                            values.iter().map(|(id, label)| json!({"id": id, "label": text(lang, label)})).collect();
                    }
                    Values::Number { min, max, step } => {
                        described["range"] = json!({"min": min, "max": max, "step": step});
                    }
                }
                if !option.tables.is_empty() {
                    described["tables"] = json!(option.tables);
                }
                described
            })
            .collect();
        let levels = about.options.iter().find(|o| o.name == "level").map(|o| match &o.values {
            Values::OneOf(values) => values.iter().map(|(id, _)| json!(id)).collect::<Vec<_>>(),
            Values::Number { min, max, .. } => (*min..=*max).map(|n| json!(n.to_string())).collect(),
        });
        json!({
            "id": about.id, "title": text(lang, &about.title), "opponent": text(lang, &about.opponent),
            "pitch": text(lang, &about.pitch), "edition": about.edition, "tables": about.tables,
            "levels": levels.unwrap_or_default(), "options": options,
        })
    });
    json!({ "games": games })
}
