//! What a front end sees of the companion.

use table::{Msg, Over, Record, Scene, State, Stop, msg};

use super::Shown;
use crate::Rival;
use crate::names::{Chamber, Section, Slot, Track};
use crate::words;

/// How things stand when the tape has run out.
pub fn scene(rival: &Rival, end: Result<Over, Stop>) -> Scene {
    Scene { end, state: State::new(Shown::of(rival)), panel: panel(rival), fields: rival.fields() }
}

/// The Rival in a few lines.
pub(crate) fn panel(rival: &Rival) -> Vec<(Msg, Msg)> {
    let stocks = Track::ALL.map(|t| msg!("cryo-stock", track = words::track(t), n = rival.has(t))).to_vec();
    let chambers = |s: Section| {
        let sabotaged = |c: Chamber| Chamber::marked(rival.marks[s]).any(|marked| marked == c);
        let held = |c: Chamber| if sabotaged(c) { "×".into() } else { rival.pods.stasis[s][c].to_string() };
        msg!("cryo-panel-chambers", section = words::section(s), pods = Chamber::ALL.map(held).join(" "))
    };
    let salvaging = rival.pods.salvage.iter().filter(|(_, pods)| **pods > 0);
    let salvage: Vec<Msg> =
        salvaging.map(|(m, pods)| msg!("cryo-stock", track = words::track(m.track()), n = *pods)).collect();
    let salvage = if salvage.is_empty() { msg!("cryo-none") } else { msg!("cryo-list", list = salvage) };
    let mut upgrades: Vec<Msg> = rival.upgrades.iter().map(|&c| words::upgrade(c)).collect();
    if upgrades.is_empty() {
        upgrades.push(msg!("cryo-none"));
    }
    let (p, n) = (&rival.pods, rival.missions);
    let mut panel = vec![
        (msg!("cryo-panel-tracks"), msg!("cryo-list", list = stocks)),
        (msg!("cryo-panel-drones"), msg!("cryo-panel-drones-value", home = rival.home, out = rival.out())),
        (msg!("cryo-panel-stasis"), msg!("cryo-list", list = Section::ALL.map(chambers).to_vec())),
        (
            msg!("cryo-panel-pods"),
            msg!("cryo-panel-pods-value", platform = p.platform, caverns = p.caverns, destroyed = p.destroyed),
        ),
        (msg!("cryo-panel-salvage"), salvage),
        (msg!("cryo-panel-upgrades"), msg!("cryo-list", list = upgrades)),
        (msg!("cryo-panel-vehicles"), words::cards(&rival.vehicles)),
        (
            msg!("cryo-panel-rest"),
            msg!("cryo-panel-rest-value", missions = n, tiles = rival.tiles, tokens = rival.tokens()),
        ),
    ];
    if !rival.rules.unpredictable {
        let mut cards: Vec<Msg> = rival.decision.iter().copied().map(words::card).collect();
        if rival.card_untold() {
            cards.push(msg!("cryo-panel-untold"));
        }
        if cards.is_empty() {
            cards.push(msg!("cryo-none"));
        }
        panel.push((msg!("cryo-panel-decision"), msg!("cryo-list", list = cards)));
    }
    let card = |section: Section, left: bool| {
        let at = Slot::ALL.into_iter().find(|slot| slot.section() == section && slot.is_left() == left);
        at.map_or_else(|| msg!("cryo-none"), |slot| words::card(rival.board_cards[slot]))
    };
    let lies = |s: Section| {
        msg!("cryo-panel-board-of", section = words::section(s), left = card(s, true), right = card(s, false))
    };
    panel.push((msg!("cryo-panel-board"), msg!("cryo-list", list = Section::ALL.map(lies).to_vec())));
    panel
}
