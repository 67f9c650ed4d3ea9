//! From a game to what everyone may see of it.

use super::*;
use crate::data::card;
use crate::digital::offers::offers;
use crate::game::{Game, Ship};
use crate::names::{Chamber, Item};
use crate::own::Board;

impl FaceShown {
    /// A face.
    pub fn of(face: &Face) -> Self {
        Self { mode: face.mode, items: face.items.iter().map(|item| Item::id(*item)).collect() }
    }
}

impl TileShown {
    /// A tile.
    pub fn of(tile: &TileKind) -> Self {
        Self { id: tile.id.clone(), back: tile.back, face: FaceShown::of(&tile.face) }
    }
}

impl Shown {
    /// Everything public about a game; `asked` is what the person must decide.
    pub fn of(game: &Game<'_>, phase: Phase, asked: Option<&Asked>) -> Self {
        let (ship, rival) = (&game.ship, &game.rival);
        let board = ship.board;
        let here = asked.and_then(|asked| asked.dock());
        let track = |track: Track| TrackShown {
            track,
            yours: ship.human.tracks[track],
            rivals: rival.has(track),
            end: board.ends[track],
        };
        let salvage = |material: Material| SalvageShown {
            material,
            spaces: board.salvage[material],
            yours: ship.human.salvage[material],
            rivals: rival.pods.salvage[material],
        };
        let mut open = *ship;
        if !game.over {
            open.missions.clear();
        }
        let (you, rivals) = open.scores(rival);
        Self {
            phase,
            round: game.round,
            board: BoardShown {
                id: board.id.clone(),
                printed: board.printed,
                label: [board.label.0.clone(), board.label.1.clone()],
            },
            sections: Section::ALL.map(|s| section(game, s, here)).to_vec(),
            launch: LaunchDock {
                drones: ship.human.launched,
                here: asked.is_some_and(|asked| asked.point == Some(Point::Launching)),
            },
            tracks: Track::ALL.map(track).to_vec(),
            caverns: (0..board.caverns.len()).filter(|&c| board.caverns[c].in_play).map(|c| cavern(ship, c)).collect(),
            tunnels: (0..board.tunnels.len()).map(|t| tunnel(game, t)).collect(),
            salvage: Material::ALL.map(salvage).into_iter().filter(|s| s.spaces > 0).collect(),
            track: incident_track(ship),
            deck_left: ship.deck.len() as u8,
            discard: ship.discard.to_vec(),
            you: your_side(game, &you),
            rival: RivalShown::of(rival),
            cards: Card::ALL.map(card_shown).to_vec(),
            score_now: Scores { you, rival: rivals },
            offers: asked.map(|asked| offers(game, asked)).unwrap_or_default(),
        }
    }
}

fn section(game: &Game<'_>, section: Section, here: Option<u8>) -> SectionShown {
    let (ship, rival, board) = (&game.ship, &game.rival, game.ship.board);
    let chamber = |chamber: Chamber| ChamberShown {
        number: chamber.number(),
        yours: ship.human.stasis[section][chamber],
        rivals: rival.pods.stasis[section][chamber],
        sabotaged: Chamber::marked(rival.marks[section]).any(|marked| marked == chamber),
    };
    let token = ship.tokens[section].map(|token| {
        let token = &board.tokens[usize::from(token)];
        let face = (token.kind == Token::Looting).then(|| FaceShown::of(&token.face));
        TokenShown { id: token.id.clone(), kind: token.kind, face }
    });
    let slots = Slot::ALL.into_iter().filter(|slot| slot.section() == section);
    let board_card = |slot: Slot| {
        let dock = ship.slot(slot)?.dock;
        Some(BoardCard { slot, card: rival.board_cards[slot], dock: board.docks[dock].id.clone() })
    };
    let docks = (0..board.docks.len()).filter(|&d| board.docks[d].section == section);
    let dock = |at: usize| {
        let dock = &board.docks[at];
        DockShown {
            id: dock.id.clone(),
            cell: dock.cell,
            damaged: ship.damaged[at],
            drone: ship.drones[at],
            sides: dock.sides.map(|side| side.map(|side| board.side_id(side).to_owned())),
            here: here == Some(at as u8),
        }
    };
    SectionShown {
        section,
        chambers: Chamber::ALL.map(chamber).to_vec(),
        token,
        board_cards: slots.filter_map(board_card).collect(),
        docks: docks.map(dock).collect(),
        spaces: spaces(ship, section),
    }
}

fn spaces(ship: &Ship<'_>, section: Section) -> Vec<SpaceShown> {
    let board = ship.board;
    let resource = |(at, space): (usize, &crate::own::Space)| {
        let stack = &ship.stacks[at];
        SpaceShown {
            id: space.id.clone(),
            cell: space.cell,
            action: Action::Resource,
            printed: Some(space.printed),
            tile: stack.last().map(|&tile| TileShown::of(&board.tiles[usize::from(tile)])),
            left: stack.len() as u8,
        }
    };
    let other = |space: &crate::own::ActionSpace| SpaceShown {
        id: space.id.clone(),
        cell: space.cell,
        action: space.action,
        printed: None,
        tile: None,
        left: 0,
    };
    let resources = board.spaces.iter().enumerate().filter(|(_, space)| space.section == section).map(resource);
    resources.chain(board.actions.iter().filter(|space| space.section == section).map(other)).collect()
}

fn cavern(ship: &Ship<'_>, at: usize) -> CavernShown {
    let plan = &ship.board.caverns[at];
    let seen = ship.face_up[at] || ship.human.has(Card::Rhino);
    let tile = ship.cavern_tile(at).filter(|_| seen);
    let settlement = crate::score::Settlement {
        human: ship.human_pods[at],
        rival: ship.rival_pods[at],
        high: tile.map_or(0, |tile| tile.high),
        low: tile.map_or(0, |tile| tile.low),
    };
    let (yours, rivals) = settlement.majority();
    CavernShown {
        id: plan.id.clone(),
        size: plan.size,
        xy: plan.xy,
        face_up: ship.face_up[at],
        tile: tile.map(|tile| CavernTileShown { id: tile.id.clone(), high: tile.high, low: tile.low, cost: tile.cost }),
        yours: ship.human_pods[at],
        rivals: ship.rival_pods[at],
        majority: [yours, rivals],
    }
}

fn tunnel(game: &Game<'_>, at: usize) -> TunnelShown {
    let board: &Board = game.ship.board;
    let plan = &board.tunnels[at];
    TunnelShown {
        id: plan.id.clone(),
        ends: plan.ends.map(|end| board.caverns[end].id.clone()),
        energy: plan.energy,
        energy_now: game.tunnel_energy(Card::Turtle, at),
    }
}

/// Marks and heights of the stacks: what one sees of them from above.
fn incident_track(ship: &Ship<'_>) -> Vec<StackShown> {
    let mut left = (ship.track.len() as u8).saturating_sub(1);
    let mut stacks: Vec<StackShown> = Vec::new();
    for &back in ship.board.track.iter().rev() {
        let here = left.min(2);
        if here > 0 {
            stacks.push(StackShown { back, left: here });
            left -= here;
        }
    }
    if let (Some(last), false) = (stacks.first_mut(), ship.track.is_empty()) {
        last.left += 1;
    } else if !ship.track.is_empty() {
        stacks.push(StackShown { back: Back::Sunset, left: 1 });
    }
    stacks.reverse();
    stacks
}

fn your_side(game: &Game<'_>, score: &Score) -> You {
    let (ship, human, board) = (&game.ship, &game.ship.human, game.ship.board);
    let name = |slot: usize| board.platform_slots[slot].clone();
    let dock = |(at, plan): (usize, &crate::own::PlatformDock)| PlatformDockShown {
        id: plan.id.clone(),
        action: plan.action,
        drone: human.home & 1 << at != 0,
        cost_slot: plan.cost.map(name),
        benefit_slot: plan.benefit.map(name),
        complete: game.dock_costs(at as u8).is_some(),
    };
    let slot = |at: usize| {
        let dock = board.platform.iter().find(|dock| dock.slots().any(|slot| slot == at));
        SlotShown {
            id: name(at),
            dock: dock.map(|dock| dock.id.clone()).unwrap_or_default(),
            tile: game.tile_in(at as u8).map(TileShown::of),
        }
    };
    let hand_card = |card: &Card| HandCard {
        card: *card,
        uses: Use::ALL.into_iter().filter(|&how| game.check_play(*card, how).is_ok()).collect(),
    };
    You {
        docks: board.platform.iter().enumerate().map(dock).collect(),
        slots: (0..board.platform_slots.len()).map(slot).collect(),
        aboard: human.aboard,
        room: ship.room(),
        destroyed: human.destroyed,
        in_caverns: ship.human_pods.iter().sum(),
        drones_home: human.drones_home(),
        drones_out: game.drones_out(),
        hand: human.hand.iter().map(hand_card).collect(),
        upgrades: human.upgrades.to_vec(),
        vehicles: human.vehicles.iter().map(|&card| VehicleShown { card, places: human.places(card) }).collect(),
        missions: score
            .missions
            .iter()
            .map(|m| MissionShown { card: m.mission, count: m.count, points: m.points })
            .collect(),
        tokens: human.tokens,
        may_scrap: game.may_scrap(),
    }
}

fn card_shown(which: Card) -> CardShown {
    let facts = card(which);
    CardShown {
        card: which,
        pods: facts.vehicle.pods,
        points: facts.mission.points,
        per: facts.mission.per,
        scrap: facts.scrap,
    }
}
