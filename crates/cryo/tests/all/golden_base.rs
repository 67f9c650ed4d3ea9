//! Golden examples of the base game: H1 to H4, H6, H8, H10, and the refusals of §15.2.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common::board;
use crate::scripted::{Script, on};

use cryo::game::moves::{Act, Cost, How, Launch, Move, Point, Scrap};
use cryo::game::refused::Bad;
use cryo::game::{Drone, Game};
use cryo::names::{ByTrack, Card, Chamber, Face, Item, Material, Section, Track, Use};

/// A cost by its tracks.
fn cost(tracks: [u8; 5]) -> Cost {
    Cost { tracks: ByTrack(tracks), cards: 0 }
}

fn tunnel(id: &str) -> u8 {
    board().tunnel(id).unwrap() as u8
}

fn tile(id: &str) -> Option<u8> {
    board().tiles.iter().position(|t| t.id == id).map(|t| t as u8)
}

fn slot(id: &str) -> usize {
    board().platform_slot(id).unwrap()
}

#[test]
fn h01_a_nanite_stands_for_a_material() {
    let mut game = on(1);
    let human = &mut game.ship.human;
    human.tracks = ByTrack([0, 0, 1, 2, 0]);
    let price = cost([0, 0, 2, 1, 0]);
    assert_eq!(human.payments(&[price]).as_slice(), [cost([0, 0, 1, 2, 0])]);
    assert_eq!(human.check_payment(&[price], &cost([0, 0, 1, 2, 0])), Ok(()));
    assert_eq!(human.check_payment(&[price], &cost([0, 0, 2, 1, 0])), Err(Bad::BadPayment));
    human.tracks = ByTrack([0, 0, 1, 1, 0]);
    assert!(!human.affords(&price));
    assert_eq!(human.check_payment(&[price], &cost([0, 0, 1, 1, 0])), Err(Bad::NotAffordable));
    // B17: the default uses the fewest nanites; any other payment must add up exactly.
    human.tracks = ByTrack([3, 0, 0, 2, 0]);
    let ways = human.payments(&[cost([2, 0, 0, 0, 0])]);
    assert_eq!(ways.as_slice(), [cost([2, 0, 0, 0, 0]), cost([1, 0, 0, 1, 0]), cost([0, 0, 0, 2, 0])]);
    // B16: never energy.
    human.tracks = ByTrack([0, 0, 0, 5, 0]);
    assert!(!human.affords(&cost([0, 0, 0, 0, 1])));
}

#[test]
fn h02_wakeup_protocol_takes_an_organic_off_stasis_control() {
    let mut game = on(2);
    game.ship.human.upgrades = [Card::Crab].into();
    game.ship.human.tracks = ByTrack([0, 2, 0, 0, 0]);
    let dock = board().dock("E-T1").unwrap() as u8;
    let side = board().docks[usize::from(dock)].sides.iter().position(|s| *s == board().side("E-STA1")).unwrap() as u8;
    let wake = |pods| Act { side, how: How::Stasis(pods) };
    let mut after = Script::new([Move::Deploy { from: 0, to: Some(dock) }, Move::Act(wake([1, 1, 1]))]).turn(game);
    assert_eq!((after.ship.human.tracks[Track::Organic], after.ship.human.aboard), (0, 3));
    assert_eq!(after.ship.human.stasis[Section::Engineering].0, [0, 0, 0]);
    after = game;
    after.ship.human.tracks = ByTrack([0; 5]);
    let placed = Point::Placed(dock);
    assert_eq!(after.check(&placed, &Move::Act(wake([0, 1, 0]))), Ok(()));
    assert_eq!(after.check(&placed, &Move::Act(wake([0, 1, 1]))), Err(Bad::NotAffordable));
}

fn ready_to_launch(vehicle: Card, tiles: [(&str, [u8; 5]); 2]) -> Game<'static> {
    let mut game = on(3);
    for (id, price) in tiles {
        let cavern = board().cavern(id).unwrap();
        let size = board().caverns[cavern].size;
        let with = |t: &cryo::own::CavernTile| t.size == size && t.cost.0 == price;
        game.ship.cavern_tiles[cavern] = board().cavern_tiles.iter().position(with).map(|t| t as u8);
        game.ship.face_up[cavern] = true;
    }
    let human = &mut game.ship.human;
    human.vehicles = [vehicle].into();
    human.aboard = 4;
    human.stasis[Section::Engineering].0 = [0; 3];
    human.stasis[Section::Laboratory].0 = [0, 1, 1];
    human.tracks = ByTrack([0, 0, 1, 1, 3]);
    human.home = 0b110;
    human.launched = 1;
    game
}

#[test]
fn h03_a_launch_pays_the_tunnel_and_every_cavern_it_settles() {
    let ends = [("C4", [0, 0, 1, 0, 0]), ("C7", [0, 0, 0, 1, 0])];
    let game = ready_to_launch(Card::Rhino, ends);
    let launch = |vehicle, pods| Launch { vehicle, tunnel: tunnel("TU7"), pods };
    assert_eq!(board().tunnels[usize::from(tunnel("TU7"))].energy, 3);
    let both = launch(Card::Rhino, [3, 1]);
    assert_eq!(game.launch_cost(&both).tracks.0, [0, 0, 1, 1, 3]);
    let mut deploy = game;
    deploy.ship.human.home = 0b111;
    deploy.ship.human.launched = 0;
    let after = Script::new([Move::Deploy { from: 0, to: None }, Move::Launch(both)]).turn(deploy);
    assert_eq!(after.ship.human.tracks.0, [0; 5]);
    let pods = |id| after.ship.human_pods[board().cavern(id).unwrap()];
    assert_eq!((pods("C4"), pods("C7"), after.ship.human.aboard), (3, 1, 0));
    assert!(after.ship.human.vehicles.is_empty(), "B34");
    assert_eq!(after.ship.discard.last(), Some(&Card::Rhino), "B34");
    let mut supercharged = game;
    supercharged.ship.human.upgrades = [Card::Moth].into();
    assert_eq!(supercharged.launch_cost(&both).tracks[Track::Energy], 2);
    let moth = ready_to_launch(Card::Moth, ends);
    assert_eq!(moth.launch_cost(&launch(Card::Moth, [1, 1])).tracks[Track::Energy], 1);
    supercharged.ship.human.vehicles = [Card::Moth].into();
    assert_eq!(supercharged.launch_cost(&launch(Card::Moth, [1, 1])).tracks[Track::Energy], 1, "both: 1");
    let mut down = game;
    down.ship.face_up[board().cavern("C7").unwrap()] = false;
    assert_eq!(down.check(&Point::Launching, &Move::Launch(both)), Err(Bad::CavernFaceDown));
    assert_eq!(down.check(&Point::Launching, &Move::Launch(launch(Card::Rhino, [4, 0]))), Ok(()));
    down.ship.face_up[board().cavern("C4").unwrap()] = false;
    assert_eq!(down.check(&Point::Launching, &Move::Launch(both)), Err(Bad::TunnelClosed));
}

#[test]
fn h04_the_pods_left_must_fit_without_the_vehicle() {
    let mut game = ready_to_launch(Card::Turtle, [("C4", [0, 0, 1, 0, 0]), ("C7", [0, 0, 0, 1, 0])]);
    game.ship.human.tracks = ByTrack([5, 5, 5, 5, 6]);
    let crews = |game: &Game<'_>| {
        let mut moves = Vec::new();
        game.moves(&Point::Launching, &mut moves);
        let mut crews: Vec<u8> =
            moves.iter().filter_map(|m| if let Move::Launch(l) = m { Some(l.crew()) } else { None }).collect();
        crews.sort_unstable();
        crews.dedup();
        crews
    };
    game.ship.human.aboard = 8;
    assert_eq!(crews(&game), [3]);
    game.ship.human.aboard = 6;
    assert_eq!(crews(&game), [1, 2, 3]);
    let none = Launch { vehicle: Card::Turtle, tunnel: tunnel("TU7"), pods: [0, 0] };
    let check = |pods| game.check(&Point::Launching, &Move::Launch(Launch { pods, ..none }));
    assert_eq!((check([0, 0]), check([3, 1]), check([4, 4])), (Err(Bad::Amount), Err(Bad::NoRoom), Err(Bad::NoPod)));
}

#[test]
fn h06_custom_two_pays_one_tile_and_gains_the_other() {
    let mut game = on(6);
    let human = &mut game.ship.human;
    human.slots[slot("P4c")] = tile("l-o/t");
    human.slots[slot("P4b")] = tile("e-co");
    human.tracks = ByTrack([0, 1, 1, 1, 0]);
    human.home = 0b011;
    human.launched = 1;
    game.ship.tokens = Default::default();
    let p4 = board().platform_dock("P4").unwrap() as u8;
    let costs = game.dock_costs(p4).unwrap();
    let ways: Vec<[u8; 5]> = game.ship.human.payments(&costs).iter().map(|c| c.tracks.0).collect();
    assert_eq!(ways, [[0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 1, 0]], "an organic, a tech or a nanite");
    let pay = cost([0, 0, 0, 1, 0]);
    let after = Script::new([Move::Recall, Move::Return { dock: p4, act: true }, Move::Pay(pay)]).turn(game);
    assert_eq!(after.ship.human.tracks.0, [1, 2, 1, 0, 0]);
    assert_eq!(after.ship.human.tiles(), 2, "tiles stay in their slots");
}

#[test]
fn h08_an_upgrade_of_the_rival_is_not_for_the_human() {
    let mut game = on(8);
    game.rival.upgrades = [Card::Turtle].into();
    game.ship.human.hand = [Card::Turtle].into();
    let play = |how| game.check(&Point::Card, &Move::Play(Card::Turtle, how));
    assert_eq!(play(Use::Upgrade), Err(Bad::RivalHasUpgrade));
    assert_eq!((play(Use::Vehicle), play(Use::Mission)), (Ok(()), Ok(())));
}

#[test]
fn h10_deploy_needs_a_drone_at_home_and_recall_one_out() {
    let mut game = on(10);
    assert_eq!(game.check(&Point::Main, &Move::Recall), Err(Bad::NoDroneOut));
    game.ship.human.home = 0;
    game.ship.human.launched = 3;
    assert_eq!(game.check(&Point::Main, &Move::Deploy { from: 0, to: None }), Err(Bad::MustRecall));
    assert_eq!(game.check(&Point::Main, &Move::Recall), Ok(()));
}

/// Every code of §15.2 that a move can have, each with a move that has it.
#[test]
fn every_refusal_has_its_code() {
    let mut game = on(11);
    game.ship.human.hand = [Card::Mole, Card::Ram].into();
    let dock = |id: &str| Some(board().dock(id).unwrap() as u8);
    let deploy = |game: &Game<'_>, id: &str| game.check(&Point::Main, &Move::Deploy { from: 0, to: dock(id) });
    game.ship.damaged = [false; 32];
    game.ship.drones[usize::from(dock("E-T1").unwrap())] = Some(Drone::Rival);
    game.ship.damaged[usize::from(dock("E-B1").unwrap())] = true;
    game.ship.damaged[usize::from(dock("E-T1").unwrap())] = true;
    assert_eq!(deploy(&game, "E-T1"), Err(Bad::DockOccupied), "occupied comes before damaged");
    assert_eq!(deploy(&game, "E-B1"), Err(Bad::DockDamaged));
    game.ship.human.upgrades = [Card::Ram].into();
    assert_eq!(deploy(&game, "E-B1"), Ok(()), "Interfacing");
    assert_eq!(deploy(&game, "E-T1"), Err(Bad::DockOccupied), "but not where a drone stands");
    assert_eq!(game.check(&Point::Main, &Move::End), Err(Bad::WrongPhase));
    assert_eq!(game.check(&Point::Main, &Move::Deploy { from: 0, to: Some(99) }), Err(Bad::UnknownId));
    let at = dock("E-T1").unwrap();
    let side =
        |id: &str| board().docks[usize::from(at)].sides.iter().position(|s| *s == board().side(id)).unwrap() as u8;
    let act = |game: &Game<'_>, side, how| game.check(&Point::Placed(at), &Move::Act(Act { side, how }));
    assert_eq!(act(&game, 3, How::Reactor(1)), Err(Bad::NotAdjacent), "nothing above E-T1");
    assert_eq!(act(&game, side("E-REA1"), How::Reactor(0)), Err(Bad::Amount));
    assert_eq!(act(&game, side("E-REA1"), How::Reactor(4)), Err(Bad::Amount));
    assert_eq!(act(&game, side("E-REA1"), How::Reactor(2)), Err(Bad::NotAffordable));
    assert_eq!(act(&game, side("E-STA1"), How::Stasis([2, 0, 0])), Err(Bad::NoPod));
    game.ship.human.aboard = 5;
    assert_eq!(act(&game, side("E-STA1"), How::Stasis([1, 0, 0])), Err(Bad::NoRoom));
    game.ship.human.aboard = 0;
    game.ship.human.slots[0] = tile("e-co");
    assert_eq!(act(&game, side("E-RES1"), How::Slot(0)), Err(Bad::SlotFull));
    let again = Point::Acted { dock: at, side: side("E-REA1") };
    let same = Move::Overclock(Act { side: side("E-REA1"), how: How::Reactor(1) });
    assert_eq!(game.check(&again, &same), Err(Bad::SameAction));
    let p2 = board().platform_dock("P2").unwrap() as u8;
    let ret = |game: &Game<'_>, dock, act| game.check(&Point::Returning { first: true }, &Move::Return { dock, act });
    assert_eq!(ret(&game, 5, true), Err(Bad::SlotsIncomplete));
    assert_eq!(ret(&game, p2, false), Err(Bad::DockNotOpen));
    let play = |game: &Game<'_>, card, how| game.check(&Point::Card, &Move::Play(card, how));
    assert_eq!(play(&game, Card::Ram, Use::Upgrade), Err(Bad::DuplicateCard));
    assert_eq!(play(&game, Card::Crab, Use::Vehicle), Err(Bad::CardNotInHand));
    game.ship.human.vehicles = [Card::Crab; 3].into();
    assert_eq!(play(&game, Card::Mole, Use::Vehicle), Err(Bad::HowMany));
    let d = dock("D-T1").unwrap();
    let scout = Act { side: 0, how: How::Scout(board().cavern("C11").unwrap() as u8) };
    let at_d = |game: &Game<'_>, act| game.check(&Point::Placed(d), &Move::Act(act));
    assert_eq!(at_d(&game, scout), Err(Bad::NoPod));
    game.ship.human.aboard = 1;
    assert_eq!(at_d(&game, scout), Err(Bad::NotAffordable));
    game.ship.human.tracks = ByTrack([0, 0, 0, 1, 1]);
    assert_eq!(at_d(&game, scout), Err(Bad::ScoutTarget));
    let assign = |material| Act { side: 2, how: How::Assign(material) };
    assert_eq!(at_d(&game, assign(Material::Nanite)), Err(Bad::NotInPlay));
    game.rival.pods.salvage[Material::Crystal] = 2;
    assert_eq!(at_d(&game, assign(Material::Crystal)), Err(Bad::SalvageTaken));
    let resolve =
        |game: &Game<'_>, section, instead| game.check(&Point::Resolving, &Move::Resolve { section, instead });
    game.ship.tokens[Section::Rnd] = None;
    assert_eq!(resolve(&game, Section::Rnd, None), Err(Bad::NoToken));
    game.ship.tokens[Section::Rnd] = Some(crate::common::token("es"));
    assert_eq!(resolve(&game, Section::Rnd, Some(Section::Dispatch)), Err(Bad::SectionFull));
    game.rival.marks[Section::Rnd] = 3;
    assert_eq!(resolve(&game, Section::Rnd, None), Err(Bad::SectionFull));
    assert_eq!(resolve(&game, Section::Rnd, Some(Section::Dispatch)), Ok(()));
    let scrap = Move::Scrap(Scrap::Card(Card::Mole));
    assert_eq!(game.check(&Point::Main, &scrap), Ok(()));
    assert_eq!(game.check(&Point::Resolving, &scrap), Err(Bad::WrongPhase), "B14");
    assert_eq!(game.check(&Point::Returning { first: true }, &scrap), Err(Bad::WrongPhase), "B14");
    game.scrapped = true;
    assert_eq!(game.check(&Point::Main, &scrap), Err(Bad::ScrapUsed));
    let face = Face::parse("crystal/tech").unwrap();
    assert_eq!(game.check(&Point::Choose(face), &Move::Gain(Item::Card)), Err(Bad::NotOffered));
    assert_eq!(game.check(&Point::Awaken, &Move::Awaken(Section::Rnd, Chamber::One)), Ok(()));
}

#[test]
fn the_codes_are_in_the_order_of_the_rules() {
    let rules = include_str!("../../../../docs/rules/cryo.md");
    let (_, table) = rules.split_once("### 15.2").unwrap();
    let (table, _) = table.split_once("### 15.3").unwrap();
    let mut at = 0;
    for bad in Bad::ALL {
        let found = table[at..].find(&format!("`{}`", bad.code()));
        at += found.unwrap_or_else(|| panic!("{} is not in its place in §15.2", bad.code()));
    }
}
