//! Correcting the record: every tracked figure can be set by hand, as one logged step.

use table::{Answer, Field, Msg, Opt, Record, Refusal, msg};

use super::patches::patch_option;
use super::{CardSource, Companion};
use crate::data::{FINAL, spaces_of};
use crate::game::patch::PatchId;
use crate::names::{CircleMode, Seat, Side};

const UNKNOWN: &str = "unknown";

impl Companion {
    /// The piles, and of the queue those places that are wanted.
    fn patch_fields(&self, wanted: impl Fn(usize) -> bool) -> Vec<Field> {
        let mut fields = Vec::new();
        let mut patches: Vec<Opt> = PatchId::all().map(patch_option).collect();
        let pile = self.piles.iter().map(|p| p.label()).collect();
        fields.push(Field::several("automa.piles", msg!("patchwork-field-piles"), pile, patches.clone()));
        if self.mode == CircleMode::Tracked {
            patches.push(Opt::new(UNKNOWN, msg!("patchwork-unknown")));
            for (i, entry) in self.queue.iter().enumerate().filter(|(i, _)| wanted(*i)) {
                let value = entry.map_or(UNKNOWN.into(), |p| p.label());
                fields.push(Field::choice(
                    format!("queue.{}", i + 1),
                    msg!("patchwork-field-queue", place = i + 1),
                    value,
                    patches.clone(),
                ));
            }
        }
        fields
    }

    fn set_queue(&mut self, place: usize, value: &str) -> Result<(), Refusal> {
        if value == UNKNOWN {
            self.queue[place] = None;
            return Ok(());
        }
        let patch = PatchId::from_label(value)
            .map_err(|why| Refusal::new(why.code(), msg!("patchwork-error-unknown-patch", patch = value)))?;
        self.learn(place, patch);
        Ok(())
    }

    fn set_space(&mut self, seat: Seat, space: i64) {
        let space = space.clamp(0, i64::from(FINAL)) as u8;
        self.board.spaces[seat] = space;
        let home = Seat::ALL.map(|s| self.board.spaces[s] == FINAL);
        self.board.first_home = match (home, self.board.first_home) {
            ([false, false], _) => None,
            ([true, false], _) => Some(Seat::First),
            ([false, true], _) => Some(Seat::Second),
            ([true, true], known) => known.or(Some(seat)),
        };
    }
}

impl Companion {
    /// The figures, and of the queue those places that are wanted.
    fn fields_with_queue(&self, wanted: impl Fn(usize) -> bool) -> Vec<Field> {
        let [player, automa] = self.board.spaces.0.map(i64::from);
        let space = (0, i64::from(FINAL));
        let sides = || vec![Opt::new("player", msg!("patchwork-you")), Opt::new("automa", msg!("patchwork-automa"))];
        let owner = self.board.tile.map_or("nobody", |s| Side::of(s).id());
        let mut owners = sides();
        owners.push(Opt::new("nobody", msg!("patchwork-nobody")));
        let lines = |mask: u64| spaces_of(mask).map(|s| s.to_string()).collect::<Vec<_>>();
        let special = lines(self.rules.special_patches.lines());
        let specials = special.into_iter().enumerate().map(|(i, s)| {
            let n = i + 1;
            Opt::new(s, msg!("patchwork-special-number", n = n))
        });
        let mut fields = vec![
            Field::number("player.space", msg!("patchwork-field-player-space"), player, space)
                .code("PositionOutOfRange"),
            Field::number("automa.space", msg!("patchwork-field-automa-space"), automa, space)
                .code("PositionOutOfRange"),
            Field::choice("on_top", msg!("patchwork-field-on-top"), Side::of(self.board.last).id(), sides()),
            Field::several(
                "special_left",
                msg!("patchwork-field-special"),
                lines(self.board.special_left),
                specials.collect(),
            ),
            Field::choice("tile", msg!("patchwork-field-tile"), owner, owners),
            Field::number(
                "automa.buttons",
                msg!("patchwork-field-automa-buttons"),
                self.automa.buttons.into(),
                (0, 999),
            ),
        ];
        if self.mode == CircleMode::Tracked {
            let p = &self.player;
            fields.extend([
                Field::number("player.buttons", msg!("patchwork-field-buttons"), p.buttons.into(), (0, 999)),
                Field::number("player.printed", msg!("patchwork-field-printed"), p.printed.into(), (0, 38)),
                Field::number("player.squares", msg!("patchwork-field-squares"), p.covered.into(), (0, 81)),
            ]);
        }
        if let CardSource::Printed(deck) = &self.cards
            && let Some(last) = deck.revealed.last()
        {
            let cards = self.rules.deck.numbers().map(|n| Opt::new(n.to_string(), Msg::plain(n.to_string())));
            fields.push(Field::choice("last_card", msg!("patchwork-field-last-card"), last.to_string(), cards.into()));
        }
        fields.extend(self.patch_fields(wanted));
        fields
    }
}

/// The place in the queue that a field is about.
fn place_in_queue(field: &str) -> Option<usize> {
    field.strip_prefix("queue.")?.parse::<usize>().ok()?.checked_sub(1)
}

impl Record for Companion {
    fn fields(&self) -> Vec<Field> {
        self.fields_with_queue(|_| true)
    }

    fn field(&self, id: &str) -> Option<Field> {
        let place = place_in_queue(id);
        self.fields_with_queue(|other| Some(other) == place).into_iter().find(|field| field.id == id)
    }

    fn set(&mut self, field: &str, value: &Answer) -> Result<(), Refusal> {
        let number = value.number().unwrap_or_default();
        let id = value.id().unwrap_or_default();
        let side = if id == "player" { Seat::First } else { Seat::Second };
        match field {
            "player.space" => self.set_space(Seat::First, number),
            "automa.space" => self.set_space(Seat::Second, number),
            "on_top" => self.board.last = side,
            "special_left" => {
                let Answer::Several(lines) = value else { return Ok(()) };
                self.board.special_left = lines.iter().filter_map(|l| l.parse::<u8>().ok()).fold(0, |m, l| m | 1 << l);
            }
            "tile" => {
                self.board.tile = (id != "nobody").then_some(side);
                self.automa.tile = id == "automa";
            }
            "automa.buttons" => self.automa.buttons = number as u16,
            "player.buttons" => self.player.buttons = number as u16,
            "player.printed" => self.player.printed = number as u8,
            "player.squares" => self.player.covered = number as u8,
            "last_card" => {
                if let CardSource::Printed(deck) = &mut self.cards
                    && let (Some(last), Ok(card)) = (deck.revealed.last_mut(), id.parse())
                {
                    *last = card;
                }
            }
            "automa.piles" => self.set_piles(value)?,
            _ => {
                if let Some(place) = place_in_queue(field) {
                    self.set_queue(place, id)?;
                }
            }
        }
        Ok(())
    }
}

impl Companion {
    /// The piles set by hand: a patch put onto them lies nowhere else; one taken off them is unknown again.
    fn set_piles(&mut self, value: &Answer) -> Result<(), Refusal> {
        let Answer::Several(labels) = value else { return Ok(()) };
        let named: Vec<PatchId> = labels.iter().filter_map(|l| PatchId::from_label(l).ok()).collect();
        if let Some(&taken) = named.iter().find(|p| self.player.patches.contains(p)) {
            return Err(Refusal::new("PatchGone", msg!("patchwork-error-patch-gone", patch = taken.label())));
        }
        if self.mode == CircleMode::Tracked {
            let unknown = self.queue.iter().filter(|p| p.is_none()).count();
            let new = named.iter().filter(|p| !self.piles.contains(p)).count();
            let back = self.piles.iter().filter(|p| !named.contains(p)).count();
            let known = named.iter().filter(|p| self.queue.contains(&Some(**p))).count();
            if new.saturating_sub(known) > unknown + back {
                return Err(Refusal::new("PatchGone", msg!("patchwork-error-piles")));
            }
            // A patch put onto the piles leaves the queue: its own entry, or an unknown one.
            for patch in named.iter().filter(|p| !self.piles.contains(p)) {
                let at = self
                    .queue
                    .iter()
                    .position(|p| *p == Some(*patch))
                    .or_else(|| self.queue.iter().position(Option::is_none));
                if let Some(at) = at {
                    self.queue.remove(at);
                }
            }
            // A patch taken off the piles goes back behind the neutral token.
            for patch in self.piles.iter().filter(|p| !named.contains(p)) {
                self.queue.push(Some(*patch));
            }
        }
        self.piles = named;
        self.recount_piles();
        self.fill_in_the_last();
        Ok(())
    }
}
