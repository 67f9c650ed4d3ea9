//! Everything public about a game on screen: for programs as JSON, typed for whoever draws the mat.

use std::collections::BTreeMap;

use serde::Serialize;
use table::{Over, Provenance, Scene, State, Stop};

use crate::data::Tile;
use crate::game::Game;
use crate::game::fish::{self, Cost, Effect, FishId, Scope, fish};
use crate::game::ocean::{Slot, SlotId};
use crate::game::pay::{Payment, Play};
use crate::names::{Depth, Item, Missing, Op, Phase, Shape, Site, Size, Tag, Trigger, Zone};
use crate::nautoma::shown::{Area, Planned, panel};
use crate::nautoma::week::{self, Yours};
use crate::score::{HerScore, Score, YourScore};

/// Everything public.
#[derive(Clone, Debug, Serialize)]
pub struct Shown {
    /// Whose move it is.
    pub phase: Phase,
    /// 1–4.
    pub week: u8,
    /// 1–6.
    pub turn: u8,
    /// The person's 18 slots: site by site, each from the top.
    pub ocean: Vec<SlotShown>,
    /// The person's hand, by number.
    pub hand: Vec<FishId>,
    /// The discard pile, by number.
    pub discard: Vec<FishId>,
    /// Cards left in the common deck.
    pub deck_left: u8,
    /// Sites whose bottom was reached this week.
    pub bottom_reached: Vec<Site>,
    /// The bonuses of a dive: site by site, each from the top.
    pub bonuses: Vec<BonusShown>,
    /// Where each card of the hand could go, in the order of the hand.
    pub plays: Vec<Playable>,
    /// What counts at the end of this week and of those to come.
    pub goals: Vec<Goal>,
    /// Nautoma's side.
    pub nautoma: HerSide,
    /// What the person got at the ends of weeks 1–3.
    pub player_notes: [Yours; 3],
    /// The person's score as it would be now.
    pub player_score_now: YourScore,
    /// The plan of the game.
    #[serde(flatten)]
    pub plan: Planned,
    /// Every card the person can see, by number.
    pub cards: BTreeMap<FishId, CardShown>,
}

/// A slot and what lies there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SlotShown {
    /// Which one.
    pub slot: SlotId,
    /// Its column.
    pub site: Site,
    /// 1 is the top row.
    pub row: u8,
    /// Its zone.
    pub zone: Zone,
    /// The visible fish.
    pub fish: Option<FishId>,
    /// The fish beneath it.
    pub consumed: Vec<FishId>,
    /// An egg?
    pub egg: bool,
    /// Young.
    pub young: u8,
    /// A school?
    pub school: bool,
    /// How many here count towards this week's achievement.
    pub counts: u32,
}

/// What an achievement counts, and how both sides stand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Goal {
    /// At the end of which week.
    pub week: u8,
    /// What it counts.
    pub item: Item,
    /// How many make a set.
    pub set_size: u8,
    /// Points for each.
    pub each: u8,
    /// How many the person has now.
    pub count: u32,
    /// The person's points for them.
    pub points: u32,
    /// Her points as things stand; `None` at level 1.
    pub hers: Option<u32>,
}

/// A bonus of a dive (B16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct BonusShown {
    /// Where a diver goes down.
    pub site: Site,
    /// How deep it lies.
    pub at: Depth,
    /// What it does.
    pub op: Op,
    /// How often.
    pub n: u8,
    /// Would a dive bring it now?
    pub lit: bool,
}

/// A card of the hand and where it could go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Playable {
    /// Its number.
    pub card: FishId,
    /// The slots it may go into.
    pub places: Vec<PlayPlace>,
    /// What is missing, if it cannot be played now.
    pub missing: Option<Missing>,
}

/// A slot a card may go into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PlayPlace {
    /// Which one.
    pub slot: SlotId,
    /// How many points the score would change by at once, with the best payment.
    pub gain: i64,
    /// The same with the worst payment.
    pub least: i64,
    /// How many points this week's achievement would change by, with the best payment.
    pub week: i64,
}

/// Nautoma's side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HerSide {
    /// What lies in her area.
    #[serde(flatten)]
    pub area: Area,
    /// Her fish, by number.
    pub fish_cards: Vec<FishId>,
    /// Her decision cards of this week.
    pub deck: HerDeck,
    /// Her score as it would be now.
    pub score_now: HerScore,
}

/// Her decision cards of this week.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HerDeck {
    /// How many are left to draw.
    pub left: u8,
    /// The numbers of those drawn.
    pub drawn: Vec<u8>,
    /// How many lie aside unseen.
    pub aside: u8,
}

/// A card with everything printed on it and where that comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CardShown {
    /// Its English name.
    pub name: &'static str,
    /// Its scientific name.
    pub latin: &'static str,
    /// Printed on the mat?
    pub forage: bool,
    /// From the starter deck?
    pub starter: bool,
    /// What it costs.
    pub cost: Cost,
    /// Where it may live.
    pub zones: Vec<Zone>,
    /// The only site where it may lie.
    pub band: Option<Site>,
    /// Only in the bottom row?
    pub bottom_row_only: bool,
    /// Printed points.
    pub points: u8,
    /// In centimetres.
    pub length_cm: u16,
    /// Small, medium, large.
    pub size: Size,
    /// Its tags, and how many of each.
    pub tags: BTreeMap<Tag, u8>,
    /// Its build, for whoever draws it.
    pub shape: Shape,
    /// When its ability is used; `None` for forage fish.
    pub trigger: Option<Trigger>,
    /// Is the ability for all players?
    pub all_players: bool,
    /// Its ability.
    pub effects: Vec<EffectShown>,
    /// Figures that are not simply public.
    pub provenance: Vec<Marked>,
}

/// A figure of a card and where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Marked {
    /// Which figure.
    pub field: &'static str,
    /// Where it comes from.
    pub source: Provenance,
}

/// One of the ten primitives with its figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct EffectShown {
    /// Which one.
    pub op: Op,
    /// How often.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub n: Option<u8>,
    /// Which fish.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scope: Option<ScopeShown>,
    /// Points at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<u8>,
    /// When they are scored.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub when: Option<WhenShown>,
}

/// Which fish an effect is about: a kind and one of its values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ScopeShown {
    /// `size`, `site`, `row`, `tag` or `zone`.
    pub by: &'static str,
    /// Which of them.
    pub value: &'static str,
}

/// When points are scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct WhenShown {
    /// The condition.
    pub kind: &'static str,
    /// Its number, if it has one.
    pub n: Option<u8>,
}

impl Shown {
    /// The slot with what lies there.
    pub fn slot(&self, id: SlotId) -> Option<&SlotShown> {
        self.ocean.get(id.index())
    }

    /// The tile that counts this week; `None` in week 4.
    pub fn achievement(&self) -> Option<&Tile> {
        self.plan.tile(self.week)
    }

    /// Where a card of the hand could go.
    pub fn play(&self, card: FishId) -> Option<&Playable> {
        self.plays.iter().find(|play| play.card == card)
    }

    /// What a card of the hand would bring in a slot.
    pub fn place(&self, card: FishId, slot: SlotId) -> Option<&PlayPlace> {
        self.play(card)?.places.iter().find(|place| place.slot == slot)
    }

    /// What counts this week.
    pub fn goal(&self) -> Option<&Goal> {
        self.goals.first().filter(|goal| goal.week == self.week)
    }

    /// Everything public about a game.
    pub fn of(game: &Game, phase: Phase) -> Self {
        Self {
            phase,
            week: game.her.week,
            turn: game.her.turn,
            ocean: game.ocean.slots().map(|(id, slot)| slot_shown(game, id, slot)).collect(),
            hand: game.hand.iter().collect(),
            discard: game.discard.iter().collect(),
            deck_left: game.deck_left(),
            bottom_reached: Site::ALL.into_iter().filter(|site| game.reached[*site]).collect(),
            bonuses: bonuses(game),
            plays: game.hand.iter().map(|card| playable(game, card)).collect(),
            goals: goals(game),
            nautoma: HerSide {
                area: Area::of(&game.her),
                fish_cards: game.her_fish().collect(),
                deck: HerDeck { left: game.pile.left(), drawn: game.pile.drawn().to_vec(), aside: 1 },
                score_now: HerScore::of(Score::of(&game.her, &game.plan)),
            },
            player_notes: game.yours,
            player_score_now: YourScore::now(&game.parts()),
            plan: Planned::of(&game.plan, true),
            cards: cards(game),
        }
    }
}

pub(super) fn scene(game: &Game, end: Result<Over, Stop>) -> Scene {
    let phase = match &end {
        Ok(_) => Phase::Over,
        Err(_) if game.game_end => Phase::GameEnd,
        Err(_) => Phase::Player,
    };
    let panel = panel(&game.her, &game.plan);
    Scene { state: State::new(Shown::of(game, phase)), panel, fields: Vec::new(), end }
}

fn slot_shown(game: &Game, id: SlotId, slot: &Slot) -> SlotShown {
    SlotShown {
        slot: id,
        site: id.site(),
        row: id.row(),
        zone: id.zone(),
        fish: (slot.fish != 0).then_some(slot.fish),
        consumed: game.consumed(id).collect(),
        egg: slot.egg,
        young: slot.young,
        school: slot.school,
        counts: game.plan.tile(game.her.week).map_or(0, |tile| game.count_at(tile.item.value, id)),
    }
}

/// What counts at the end of this week and of those to come; her markers are for this week only.
fn goals(game: &Game) -> Vec<Goal> {
    let goal = |tile: &Tile| {
        let (item, set_size) = (tile.item.value, tile.set_size.value);
        let markers = if tile.week == game.her.week { game.her.divers_board } else { 0 };
        Goal {
            week: tile.week,
            item,
            set_size,
            each: tile.points_per_item.value,
            count: game.count(item, set_size),
            points: game.achievement(tile),
            hers: week::achieved(&game.plan, tile, markers).map(|her| her.points),
        }
    };
    game.plan.tiles.iter().filter(|tile| tile.week >= game.her.week).map(goal).collect()
}

/// The bonuses of a dive at each site, and whether a dive now would bring them (B16).
fn bonuses(game: &Game) -> Vec<BonusShown> {
    let bonus = |site: Site, at: Depth, lit: bool| {
        let effect = game.bonus(site, at);
        BonusShown { site, at, op: effect.op(), n: effect.units(), lit }
    };
    let of = |site: Site| {
        let zones = Zone::ALL.map(|zone| bonus(site, zone.into(), game.ocean.has_fish(site, zone)));
        zones.into_iter().chain([bonus(site, Depth::Bottom, !game.reached[site])])
    };
    Site::ALL.into_iter().flat_map(of).collect()
}

/// Where a hand card could go, and how many points the score would change by at once; what is missing if it
/// cannot be played at all.
fn playable(game: &Game, card: FishId) -> Playable {
    let slots = game.slots_for(card, None);
    let mut payments = if slots == 0 { Vec::new() } else { game.token_payments(card) };
    if !payment_matters(game, card) {
        payments.truncate(1);
    }
    let week = |game: &Game| game.plan.tile(game.her.week).map_or(0, |tile| i64::from(game.achievement(tile)));
    let (points_now, week_now) = (i64::from(game.parts().total()), week(game));
    let place = |slot: SlotId| {
        let after = |pay: &Payment| {
            let mut next = *game;
            next.pay_and_place(&Play { card, slot, pay: *pay });
            (i64::from(next.parts().total()) - points_now, week(&next) - week_now)
        };
        let (mut best, mut least) = ((i64::MIN, 0), i64::MAX);
        for change in payments.iter().map(after) {
            (best, least) = (best.max(change), least.min(change.0));
        }
        PlayPlace { slot, gain: best.0, least, week: best.1 }
    };
    let places: Vec<PlayPlace> = SlotId::of_bits(slots).map(place).collect();
    let missing = super::short(game, card).or_else(|| places.is_empty().then_some(Missing::Place));
    Playable { card, places, missing }
}

/// Can the choice of tokens paid change the points? It can if a visible fish scores for its slot, if the
/// achievement asks which fish have tokens, or if a paid school leaves young behind that form another.
fn payment_matters(game: &Game, card: FishId) -> bool {
    let scores = |id: FishId| fish(id).effects().iter().any(|effect| effect.op() == Op::ScoreIf);
    let tokens = |item: Item| matches!(item, Item::FishWithToken | Item::FishWithoutToken);
    fish(card).cost.schools > 0
        || scores(card)
        || game.ocean.slots().any(|(_, slot)| scores(slot.fish))
        || game.plan.tile(game.her.week).is_some_and(|tile| tokens(tile.item.value))
}

/// Every card the person can see, by number.
fn cards(game: &Game) -> BTreeMap<FishId, CardShown> {
    let ocean = game
        .ocean
        .slots()
        .flat_map(|(id, slot)| (slot.fish != 0).then_some(slot.fish).into_iter().chain(game.consumed(id)));
    let seen = game.hand.iter().chain(game.discard.iter()).chain(game.her_fish()).chain(ocean);
    seen.map(|id| (id, card(id))).collect()
}

fn card(id: FishId) -> CardShown {
    let (card, name) = (fish(id), fish::name(id));
    CardShown {
        name: &name.name,
        latin: &name.latin,
        forage: card.is_forage(),
        starter: card.starter,
        cost: card.cost,
        zones: card.zones.iter().filter(|(_, lives)| **lives).map(|(zone, _)| zone).collect(),
        band: card.band,
        bottom_row_only: card.bottom_row_only,
        points: card.points,
        length_cm: card.length,
        size: card.size,
        tags: name.tags.iter().copied().collect(),
        shape: name.shape,
        trigger: card.trigger,
        all_players: card.all_players,
        effects: card.effects().iter().map(|effect| effect_shown(*effect)).collect(),
        provenance: name.marked.iter().map(|(field, source)| Marked { field, source: *source }).collect(),
    }
}

fn effect_shown(effect: Effect) -> EffectShown {
    let shown = EffectShown { op: effect.op(), n: None, scope: None, points: None, when: None };
    match effect {
        Effect::LayEggOnEach(at) | Effect::PlayFish(at) => EffectShown { scope: Some(scope_shown(at)), ..shown },
        Effect::ScoreIf(points, when) => {
            let (kind, n) = when.word();
            EffectShown { points: Some(points), when: Some(WhenShown { kind, n }), ..shown }
        }
        _ => EffectShown { n: Some(effect.units()), ..shown },
    }
}

fn scope_shown(scope: Scope) -> ScopeShown {
    let (by, value) = scope.word();
    ScopeShown { by, value }
}
