//! Reading and checking `fish.json`, `mat.json` and `shapes.json`.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;
use table::{Provenance, Refusal};

use super::{invalid, with_schema};
use crate::game::fish::{Cost, Effect, FISH_COUNT, FORAGE, Fish, FishId, Forage, Name, Scope, Sea, When};
use crate::game::ocean::SlotId;
use crate::names::{ByDepth, BySite, ByZone, Depth, Shape, Site, Size, Tag, Trigger, Zone};

/// Reads and checks the three files.
pub fn read(fish: &str, mat: &str, shapes: &str) -> Result<Sea, Refusal> {
    let (mut cards, mut names) = read_fish(fish).map_err(|why| invalid("fish.json", &why))?;
    let mat = read_mat(mat, &mut cards, &mut names).map_err(|why| invalid("mat.json", &why))?;
    read_shapes(shapes, &mut names).map_err(|why| invalid("shapes.json", &why))?;
    let fish = cards.try_into().map_err(|_| invalid("fish.json", "138 fish"))?;
    Ok(Sea { fish, names, ..mat })
}

const NOBODY: Fish = Fish {
    id: 0,
    starter: false,
    cost: Cost { cards: 0, eggs: 0, young: 0, schools: 0, consume: 0 },
    slots: 0,
    zones: ByZone([false; 3]),
    band: None,
    bottom_row_only: false,
    points: 0,
    length: 0,
    size: Size::Small,
    predator: 0,
    trigger: None,
    all_players: false,
    effects: [Effect::Draw(0); 4],
    effect_count: 0,
};

#[derive(Deserialize)]
struct RawFish {
    id: FishId,
    deck: String,
    name: String,
    latin: String,
    cost: Cost,
    zones: Vec<Zone>,
    bottom_row_only: bool,
    band: Option<Site>,
    points: u8,
    length_cm: u16,
    size: Size,
    tags: serde_json::Map<String, Value>,
    trigger: Trigger,
    all_players: bool,
    effects: Vec<Value>,
    #[serde(default)]
    provenance: Vec<RawMark>,
}

#[derive(Deserialize)]
struct RawMark {
    field: String,
    source: Provenance,
}

fn read_fish(text: &str) -> Result<(Vec<Fish>, Vec<Name>), String> {
    let file = with_schema(text, "vis-a-vis/finspan-fish/1")?;
    let raw: Vec<RawFish> = serde_json::from_value(file["cards"].clone()).map_err(|e| e.to_string())?;
    let nobody = Name { name: String::new(), latin: String::new(), tags: vec![], shape: Shape::Perch, marked: vec![] };
    let (mut cards, mut names) = (vec![NOBODY], vec![nobody]);
    for (raw, expected) in raw.into_iter().zip(1..) {
        let wrong = |what: &str| format!("card {}: {what}", raw.id);
        if raw.id != expected || (raw.deck == "starter") != (raw.id > 125) {
            return Err(wrong("number or deck"));
        }
        if raw.size != size_of(raw.length_cm) || raw.zones.is_empty() {
            return Err(wrong("size or zones"));
        }
        let effects: Vec<Effect> =
            raw.effects.iter().map(effect).collect::<Option<_>>().ok_or_else(|| wrong("effect"))?;
        let twice = effects.iter().enumerate().any(|(i, e)| effects[..i].iter().any(|o| o.op() == e.op()));
        if effects.is_empty() || effects.len() > 4 || twice {
            return Err(wrong("effects"));
        }
        let tag = |name: &str| raw.tags.get(name).and_then(Value::as_u64).unwrap_or(0) as u8;
        let mut list = [Effect::Draw(0); 4];
        list[..effects.len()].copy_from_slice(&effects);
        let zones = ByZone::from_fn(|zone| raw.zones.contains(&zone));
        let fits = |slot: &SlotId| {
            zones[slot.zone()]
                && raw.band.is_none_or(|band| band == slot.site())
                && (!raw.bottom_row_only || slot.row() == 6)
        };
        cards.push(Fish {
            id: raw.id,
            starter: raw.deck == "starter",
            cost: raw.cost,
            slots: SlotId::all().filter(fits).fold(0, |bits, slot| bits | slot.bit()),
            zones,
            band: raw.band,
            bottom_row_only: raw.bottom_row_only,
            points: raw.points,
            length: raw.length_cm,
            size: raw.size,
            predator: tag("predator"),
            trigger: Some(raw.trigger),
            all_players: raw.all_players,
            effects: list,
            effect_count: effects.len() as u8,
        });
        let tags = tags(&raw.tags).ok_or_else(|| wrong("tag"))?;
        let marked = raw.provenance.into_iter().map(|m| (m.field, m.source)).collect();
        names.push(Name { name: raw.name, latin: raw.latin, tags, shape: Shape::Perch, marked });
    }
    totals(&cards[1..])?;
    Ok((cards, names))
}

/// The tags of a card, in the order of the file.
fn tags(raw: &serde_json::Map<String, Value>) -> Option<Vec<(Tag, u8)>> {
    let tag = |(name, n): (&String, &Value)| Some((Tag::parse(name)?, u8::try_from(n.as_u64()?).ok()?));
    let all: Option<Vec<(Tag, u8)>> = raw.iter().map(tag).collect();
    Some(all?.into_iter().filter(|(_, n)| *n > 0).collect())
}

/// The totals of §1.
fn totals(cards: &[Fish]) -> Result<(), String> {
    let sum = |f: &dyn Fn(&Fish) -> u8| cards.iter().map(|c| u32::from(f(c))).sum::<u32>();
    let found = [
        cards.len() as u32,
        sum(&|c| c.points),
        sum(&|c| if c.starter { 0 } else { c.points }),
        sum(&|c| c.cost.cards),
        sum(&|c| c.cost.eggs),
        sum(&|c| c.cost.young),
        sum(&|c| c.cost.schools),
        sum(&|c| c.cost.consume),
        sum(&|c| c.predator),
    ];
    let expected = [135, 567, 544, 136, 101, 38, 1, 14, 58];
    if found == expected { Ok(()) } else { Err(format!("totals {found:?}, not {expected:?}")) }
}

const fn size_of(length: u16) -> Size {
    match length {
        ..50 => Size::Small,
        50..150 => Size::Medium,
        _ => Size::Large,
    }
}

fn effect(record: &Value) -> Option<Effect> {
    let n = || record["n"].as_u64().and_then(|n| u8::try_from(n).ok()).filter(|n| *n > 0);
    Some(match record["op"].as_str()? {
        "draw" => Effect::Draw(n()?),
        "recover" => Effect::Recover(n()?),
        "lay_egg" => Effect::LayEgg(n()?),
        "lay_egg_on_each" => Effect::LayEggOnEach(scope(&record["scope"])?),
        "hatch" => Effect::Hatch(n()?),
        "gain_young" => Effect::GainYoung(n()?),
        "move" => Effect::Move(n()?),
        "tuck_from_hand" => Effect::TuckFromHand(n()?),
        "play_fish" => Effect::PlayFish(scope(&record["scope"])?),
        "score_if" => Effect::ScoreIf(u8::try_from(record["points"].as_u64()?).ok()?, when(&record["when"])?),
        _ => return None,
    })
}

fn scope(record: &Value) -> Option<Scope> {
    let value = record["value"].as_str()?;
    Some(match (record["by"].as_str()?, value) {
        ("size", size) => Scope::Size(Size::parse(size)?),
        ("site", site) => Scope::Site(Site::parse(site)?),
        ("row", "top") => Scope::Row(1),
        ("row", "bottom") => Scope::Row(6),
        ("tag", "predator") => Scope::Predator,
        ("zone", zone) => Scope::Zone(Zone::parse(zone)?),
        _ => return None,
    })
}

fn when(record: &Value) -> Option<When> {
    let n = || record["n"].as_u64().and_then(|n| u8::try_from(n).ok());
    Some(match record["kind"].as_str()? {
        "no_tokens_here" => When::NoTokensHere,
        "consumed_under_at_least" => When::ConsumedUnderAtLeast(n()?),
        "young_here_exactly" => When::YoungHereExactly(n()?),
        "school_here" => When::SchoolHere,
        "egg_young_school_here" => When::EggYoungSchoolHere,
        "in_bottom_row" => When::InBottomRow,
        _ => return None,
    })
}

/// The build of every fish, by the genus of its scientific name or by its name. Every entry of the file must be
/// used, and every fish must be found.
fn read_shapes(text: &str, names: &mut [Name]) -> Result<(), String> {
    let file = with_schema(text, "vis-a-vis/finspan-shapes/1")?;
    let mut found: BTreeMap<String, (Shape, bool)> = BTreeMap::new();
    for (word, members) in file["shapes"].as_object().ok_or("shapes")? {
        let shape = Shape::parse(word).ok_or_else(|| word.clone())?;
        for member in members.as_array().ok_or_else(|| word.clone())? {
            let member = member.as_str().ok_or_else(|| word.clone())?.to_owned();
            if let Some(twice) = found.insert(member.clone(), (shape, false)).map(|_| member) {
                return Err(format!("{twice} twice"));
            }
        }
    }
    for name in names.iter_mut().skip(1) {
        let genus = name.latin.split(' ').next().filter(|genus| !genus.is_empty());
        let (shape, used) = found.get_mut(genus.unwrap_or(&name.name)).ok_or_else(|| name.name.clone())?;
        (name.shape, *used) = (*shape, true);
    }
    match found.iter().find(|(_, (_, used))| !used) {
        Some((nobody, _)) => Err(format!("{nobody} is nobody")),
        None => Ok(()),
    }
}

/// The mat; its forage fish join the others. `fish` and `names` of the result stay empty.
fn read_mat(text: &str, cards: &mut Vec<Fish>, names: &mut Vec<Name>) -> Result<Sea, String> {
    let file = with_schema(text, "vis-a-vis/finspan-mat/1")?;
    let slot = |record: &Value| {
        let site = record["site"].as_str().and_then(Site::parse)?;
        SlotId::at(site, u8::try_from(record["row"].as_u64()?).ok()?)
    };
    for (row, zone) in (1u8..).zip(file["rows"].as_array().ok_or("rows")?) {
        let here = SlotId::at(Site::Blue, row).ok_or("rows")?;
        if zone["zone"] != here.zone().id() {
            return Err(format!("row {row}"));
        }
    }
    let mut forage = Vec::new();
    for (record, id) in file["forage"].as_array().ok_or("forage")?.iter().zip(FORAGE..) {
        let length = record["length_cm"].as_u64().and_then(|n| u16::try_from(n).ok()).ok_or("forage length")?;
        let slot = slot(record).ok_or("forage slot")?;
        let zones = ByZone::from_fn(|zone| zone == slot.zone());
        cards.push(Fish { id, length, size: size_of(length), zones, ..NOBODY });
        let name = record["name"].as_str().ok_or("forage name")?.to_owned();
        names.push(Name { name, latin: String::new(), tags: vec![], shape: Shape::Perch, marked: vec![] });
        forage.push(Forage { id, slot, egg: record["egg"] == 1 });
    }
    let mut bonuses = BySite([ByDepth([Effect::Draw(0); 4]); 3]);
    for site in Site::ALL {
        for depth in Depth::ALL {
            let record = &file["bonuses"][site.id()][depth.id()];
            bonuses[site][depth] = effect(record).ok_or_else(|| format!("bonus {} {}", site.id(), depth.id()))?;
        }
    }
    let alternative = effect(&file["bonuses"]["blue"]["midnight"]["alternative"]).ok_or("blue midnight alternative")?;
    let young = &file["start_young"];
    let start_young = [slot(young), slot(&young["alternative"])].map(|s| s.ok_or("start young"));
    let [first, other] = start_young;
    Ok(Sea {
        fish: [NOBODY; FISH_COUNT + 1],
        names: Vec::new(),
        forage: forage.try_into().map_err(|_| "three forage fish")?,
        bonuses,
        blue_midnight_alternative: alternative,
        start_young: [first?, other?],
    })
}
