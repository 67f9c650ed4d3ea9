//! The human's rules, B13 to B46, one test a rule or two.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::anybody::Anybody;
use crate::common::{board, token};
use crate::scripted::{Script, on};

use cryo::game::moves::{Act, Cost, How, Move, Point, Scrap};
use cryo::game::refused::Bad;
use cryo::game::{Drone, Game};
use cryo::names::{ByTrack, Card, Chamber, Item, Material, Section, Track, Use};

/// No tokens, no damage, rich enough for most things.
fn plain(seed: u64) -> Game<'static> {
    let mut game = on(seed);
    game.ship.damaged = [false; 32];
    game.ship.tokens = Default::default();
    game.ship.human.tracks = ByTrack([3, 3, 3, 0, 3]);
    game
}

fn dock(id: &str) -> u8 {
    board().dock(id).unwrap() as u8
}

fn deploy(id: &str) -> Move {
    Move::Deploy { from: 0, to: Some(dock(id)) }
}

fn act(at: &str, space: &str, how: How) -> Act {
    let side = board().docks[usize::from(dock(at))].sides.iter().position(|s| *s == board().side(space));
    Act { side: side.unwrap() as u8, how }
}

fn tile(id: &str) -> u8 {
    board().tiles.iter().position(|t| t.id == id).unwrap() as u8
}

fn slot(id: &str) -> usize {
    board().platform_slot(id).unwrap()
}

fn listed(game: &Game<'_>, point: Point) -> Vec<Move> {
    let mut moves = Vec::new();
    game.moves(&point, &mut moves);
    moves
}

#[test]
fn b13_a_turn_is_a_deploy_or_a_recall_and_the_launch_dock_is_always_open() {
    let mut game = plain(1);
    game.ship.drones = [Some(Drone::Rival); 32];
    let moves = listed(&game, Point::Main);
    let deploys: Vec<_> = moves.iter().filter(|m| matches!(m, Move::Deploy { .. })).collect();
    assert_eq!(deploys.len(), 3, "three drones to the launch dock, nowhere else");
    assert!(!moves.contains(&Move::Recall));
    game.ship.human.home = 0;
    game.ship.human.launched = 3;
    let moves = listed(&game, Point::Main);
    assert!(moves.contains(&Move::Recall) && !moves.iter().any(|m| matches!(m, Move::Deploy { .. })));
    let after = Script::new([Move::Deploy { from: 1, to: None }]).turn(plain(1));
    assert_eq!((after.ship.human.home, after.ship.human.launched), (0b101, 1));
}

#[test]
fn b14_scrap_is_offered_at_its_points_only() {
    let game = plain(2);
    let offers = |point: Point| listed(&game, point).iter().any(|m| matches!(m, Move::Scrap(_)));
    let (at, side) = (dock("E-T1"), 0);
    assert!(offers(Point::Main) && offers(Point::Placed(at)) && offers(Point::Launching) && offers(Point::Closing));
    assert!(offers(Point::Returning { first: false }) && !offers(Point::Returning { first: true }));
    assert!(!offers(Point::Acted { dock: at, side }) && !offers(Point::Resolving) && !offers(Point::Card));
}

#[test]
fn b15_the_hand_is_five_at_the_end_of_a_turn() {
    let mut game = plain(3);
    game.ship.human.hand = [Card::Mole, Card::Mole, Card::Ram, Card::Crab, Card::Moth, Card::Shark, Card::Rhino].into();
    let script = [Move::Deploy { from: 0, to: None }, Move::Discard(Card::Mole), Move::Discard(Card::Ram)];
    let after = Script::new(script).turn(game);
    assert_eq!(after.ship.human.hand, [Card::Mole, Card::Crab, Card::Moth, Card::Shark, Card::Rhino]);
    assert_eq!(after.ship.discard[after.ship.discard.len() - 2..], [Card::Mole, Card::Ram]);
}

#[test]
fn b18_a_gain_above_the_end_is_lost() {
    let mut game = plain(4);
    game.ship.human.tracks = ByTrack([3, 0, 0, 0, 5]);
    let after = Script::new([deploy("E-T1"), Move::Act(act("E-T1", "E-REA1", How::Reactor(3)))]).turn(game);
    assert_eq!(after.ship.human.tracks.0, [0, 0, 0, 0, 6], "3 crystals for 1 energy");
}

#[test]
fn b19_a_card_benefit_draws_or_plays() {
    let mut game = plain(5);
    let space = board().space("R-RES1").unwrap();
    game.ship.stacks[space] = [tile("r-k")].into();
    game.ship.human.hand = [Card::Mole].into();
    game.ship.deck = [Card::Ram].into();
    let take = [deploy("R-T1"), Move::Act(act("R-T1", "R-RES1", How::Benefit))];
    let drawn = Script::new(take.into_iter().chain([Move::Draw])).turn(game);
    assert_eq!(drawn.ship.human.hand, [Card::Mole, Card::Ram]);
    let played = Script::new(take.into_iter().chain([Move::Play(Card::Mole, Use::Mission)])).turn(game);
    assert_eq!((played.ship.human.hand.len(), played.ship.human.missions.as_slice()), (0, &[Card::Mole][..]));
    // Nothing to play and nothing to draw: nothing.
    game.ship.human.hand.clear();
    game.ship.deck.clear();
    game.ship.discard.clear();
    let after = Script::new(take).turn(game);
    assert!(after.ship.human.hand.is_empty());
    // The discard pile becomes the deck.
    game.ship.discard = [Card::Crab].into();
    let after = Script::new(take.into_iter().chain([Move::Draw])).turn(game);
    assert_eq!(after.ship.human.hand, [Card::Crab]);
}

#[test]
fn b20_limits_of_upgrades_missions_and_vehicles() {
    let mut game = plain(6);
    game.rival.upgrades.clear();
    game.ship.human.hand = [Card::Mole].into();
    game.ship.human.missions = [Card::Mole].into();
    let play = |game: &Game<'_>, how| game.check_play(Card::Mole, how);
    assert_eq!((play(&game, Use::Mission), play(&game, Use::Upgrade)), (Err(Bad::DuplicateCard), Ok(())));
    game.ship.human.vehicles = [Card::Mole; 2].into();
    assert_eq!(play(&game, Use::Vehicle), Ok(()), "vehicles may be equal");
    game.ship.human.upgrades = [Card::Ram, Card::Crab, Card::Moth].into();
    assert_eq!(play(&game, Use::Upgrade), Err(Bad::HowMany));
}

#[test]
fn b21_stasis_control_awakens_pods_of_its_own_section() {
    let mut game = plain(7);
    game.ship.human.tracks = ByTrack([0, 1, 0, 1, 0]);
    let wake = Move::Act(act("D-T1", "D-STA1", How::Stasis([2, 0, 0])));
    let after = Script::new([deploy("D-T1"), wake]).turn(game);
    assert_eq!(after.ship.human.stasis[Section::Dispatch].0, [0, 2, 2]);
    assert_eq!((after.ship.human.tracks.0, after.ship.human.aboard), ([0; 5], 2), "an organic and a nanite");
}

#[test]
fn b22_the_fabricator_takes_no_nanites() {
    let mut game = plain(8);
    game.ship.human.tracks = ByTrack([1, 0, 1, 3, 0]);
    let make = |used| Move::Act(act("E-B3", "E-FAB1", How::Fabricator(used)));
    assert_eq!(game.check(&Point::Placed(dock("E-B3")), &make([1, 1, 1])), Err(Bad::NotAffordable));
    let after = Script::new([deploy("E-B3"), make([1, 0, 1])]).turn(game);
    assert_eq!(after.ship.human.tracks.0, [0, 0, 0, 5, 0]);
}

#[test]
fn b23_the_reactor_makes_energy() {
    let mut game = plain(9);
    game.ship.human.tracks = ByTrack([1, 0, 0, 1, 0]);
    let after = Script::new([deploy("E-T1"), Move::Act(act("E-T1", "E-REA1", How::Reactor(2)))]).turn(game);
    assert_eq!(after.ship.human.tracks.0, [0, 0, 0, 0, 2], "a nanite pays for a crystal");
}

#[test]
fn b24_the_computer_draws_first_and_may_play_what_it_drew() {
    let mut game = plain(10);
    game.rival.upgrades.clear();
    game.ship.human.hand.clear();
    game.ship.deck = [Card::Crab, Card::Ram].into();
    let compute = |draws, plays| Move::Act(act("R-T1", "R-COM1", How::Computer { draws, plays }));
    let script = [deploy("R-T1"), compute(1, 2), Move::Play(Card::Ram, Use::Upgrade)];
    let after = Script::new(script).turn(game);
    assert_eq!(after.ship.human.upgrades, [Card::Ram]);
    assert_eq!(after.ship.human.tracks[Track::Tech], 0, "draws and plays are paid, used or not");
    let check = |draws, plays| game.check(&Point::Placed(dock("R-T1")), &compute(draws, plays));
    assert_eq!((check(0, 0), check(2, 2), check(0, 3)), (Err(Bad::Amount), Err(Bad::Amount), Ok(())));
}

#[test]
fn b25_a_tile_gives_its_benefit_or_goes_into_a_slot() {
    let mut game = plain(11);
    game.ship.human.tracks = ByTrack([0; 5]);
    let space = board().space("E-RES1").unwrap();
    game.ship.stacks[space] = [tile("e-e"), tile("e-c/t")].into();
    let take = |how| [deploy("E-T1"), Move::Act(act("E-T1", "E-RES1", how))];
    let choice = take(How::Benefit).into_iter().chain([Move::Gain(Item::Of(Track::Tech))]);
    let after = Script::new(choice).turn(game);
    assert_eq!((after.ship.human.tracks.0, after.ship.boxed_tiles), ([0, 0, 1, 0, 0], 1));
    assert_eq!(after.ship.stacks[space], [tile("e-e")], "the next one is face up");
    let after = Script::new(take(How::Slot(2))).turn(game);
    assert_eq!((after.ship.human.slots[2], after.ship.human.tracks.0), (Some(tile("e-c/t")), [0; 5]));
    game.ship.stacks[space].clear();
    let after = Script::new(take(How::Benefit)).turn(game);
    assert_eq!(after.ship.human.tracks.0, [1, 0, 0, 0, 0], "the printed crystal");
    assert_eq!(game.check(&Point::Placed(dock("E-T1")), &take(How::Slot(2))[1]), Err(Bad::UnknownId), "no tile");
}

#[test]
fn b26_scouting_costs_no_settlement_and_imaging_gains_its_materials() {
    let mut game = plain(12);
    game.ship.human.tracks = ByTrack([0, 0, 0, 1, 1]);
    game.ship.human.aboard = 1;
    game.ship.human.stasis[Section::Rnd].0 = [0, 1, 1];
    game.ship.human.upgrades = [Card::Rhino].into();
    let c3 = board().cavern("C3").unwrap();
    let price = board().cavern_tiles.iter().position(|t| t.cost.0 == [1, 0, 1, 0, 0]).unwrap();
    game.ship.cavern_tiles[c3] = Some(price as u8);
    let scout = Move::Act(act("D-T1", "D-SCO1", How::Scout(c3 as u8)));
    let after = Script::new([deploy("D-T1"), scout]).turn(game);
    assert!(after.ship.face_up[c3] && after.ship.human_pods[c3] == 1 && after.ship.human.aboard == 0);
    assert_eq!(after.ship.human.tracks.0, [1, 0, 1, 0, 0]);
}

#[test]
fn b27_and_b28_pods_go_to_salvage_and_come_back() {
    let mut game = plain(13);
    game.ship.human.aboard = 1;
    game.ship.human.stasis[Section::Rnd].0 = [0, 1, 1];
    let assign = Move::Act(act("D-T1", "D-ASG1", How::Assign(Material::Tech)));
    let after = Script::new([deploy("D-T1"), assign]).turn(game);
    assert_eq!((after.ship.human.salvage.0, after.ship.human.aboard), ([0, 0, 1, 0], 0));
    let mut game = after;
    game.ship.drones[usize::from(dock("D-T1"))] = None;
    game.ship.human.home = 0b111;
    let back = Move::Act(act("D-B1", "D-WDR1", How::Withdraw([0, 0, 1, 0])));
    let after = Script::new([deploy("D-B1"), back]).turn(game);
    assert_eq!((after.ship.human.salvage.0, after.ship.human.aboard), ([0; 4], 1));
    game.ship.human.aboard = 5;
    assert_eq!(game.check(&Point::Placed(dock("D-B1")), &back), Err(Bad::NoRoom));
}

#[test]
fn b35_overclock_takes_another_action_of_the_same_dock_once() {
    let mut game = plain(14);
    game.ship.human.upgrades = [Card::Turtle].into();
    let first = act("E-T1", "E-REA1", How::Reactor(1));
    let wake = Move::Overclock(act("E-T1", "E-STA1", How::Stasis([1, 0, 0])));
    let after = Script::new([deploy("E-T1"), Move::Act(first), wake]).turn(game);
    assert_eq!((after.ship.human.tracks.0, after.ship.human.aboard), ([2, 2, 3, 0, 3], 1), "3 + 1 - 1 energy");
    // Without an action nothing is overclocked: the turn goes to its end.
    let mut script = Script::new([deploy("E-T1")]);
    let Ok(()) = cryo::game::turn::Sitting { game: &mut game, seat: &mut Anybody(&mut script) }.your_turn();
    let overclocked = |e: &cryo::game::turn::Event| matches!(e, cryo::game::turn::Event::Did(Point::Acted { .. }, _));
    assert!(!script.seen.iter().any(overclocked));
}

#[test]
fn b36_and_b37_a_recall_recovers_and_resolves_one_token() {
    let mut game = plain(15);
    game.ship.human.home = 0b011;
    game.ship.human.launched = 1;
    game.ship.human.salvage[Material::Tech] = 1;
    game.ship.human.stasis[Section::Rnd].0 = [0, 1, 1];
    game.ship.tokens[Section::Laboratory] = Some(token("el-co"));
    game.ship.tokens[Section::Rnd] = Some(token("es"));
    game.ship.track = [token("sunset"), token("ls")].into();
    let resolve = Move::Resolve { section: Section::Laboratory, instead: None };
    let after = Script::new([Move::Recall, resolve, Move::Return { dock: 5, act: false }]).turn(game);
    assert_eq!(after.ship.human.tracks.0, [4, 4, 4, 0, 3], "B36, B40");
    assert_eq!(after.ship.human.tokens, 1);
    assert_eq!(after.ship.tokens[Section::Laboratory], Some(token("ls")), "refilled");
    assert_eq!(after.ship.tokens[Section::Rnd], Some(token("es")), "exactly one");
    assert_eq!(after.ship.human.home, 0b100011);
    // Sunset: the recall is finished first, then the game ends (B41, B47).
    game.ship.tokens[Section::Dispatch] = Some(token("sunset"));
    let resolve = Move::Resolve { section: Section::Dispatch, instead: None };
    let after = Script::new([Move::Recall, resolve, Move::Return { dock: 5, act: false }]).turn(game);
    assert!(after.sunset && after.ends() && after.ship.human.home == 0b100011 && after.ship.human.tokens == 1);
    // A sabotage destroys pods of both sides.
    let resolve = Move::Resolve { section: Section::Rnd, instead: None };
    let after = Script::new([Move::Recall, resolve, Move::Return { dock: 5, act: false }]).turn(game);
    assert_eq!((after.rival.marks[Section::Rnd], after.rival.pods.destroyed), (1, 1));
}

#[test]
fn b42_to_b44_a_platform_action_needs_all_its_tiles_and_an_open_dock() {
    let mut game = plain(16);
    game.ship.human.home = 0b010;
    game.ship.human.launched = 2;
    game.ship.human.tracks = ByTrack([1, 1, 0, 0, 0]);
    for (id, kind) in [("P1b", "e-n"), ("P2c", "e-co"), ("P3c", "e-c/o")] {
        game.ship.human.slots[slot(id)] = Some(tile(kind));
    }
    let ret = |dock, act| game.check(&Point::Returning { first: true }, &Move::Return { dock, act });
    assert_eq!((ret(1, true), ret(5, true)), (Err(Bad::DockNotOpen), Err(Bad::SlotsIncomplete)), "B44");
    let script = [
        Move::Recall,
        Move::Return { dock: 0, act: true },
        Move::Return { dock: 2, act: true },
        Move::Pay(Cost { tracks: ByTrack([1, 0, 0, 0, 0]), cards: 0 }),
    ];
    let after = Script::new(script).turn(game);
    assert_eq!(after.ship.human.tracks.0, [0, 1, 0, 1, 1], "Custom I for nothing, then Charge");
    assert_eq!((after.ship.human.home, after.ship.human.tiles()), (0b111, 3));
}

#[test]
fn b43_a_card_on_a_cost_tile_is_discarded_from_the_hand() {
    let mut game = plain(17);
    game.ship.human.home = 0b011;
    game.ship.human.launched = 1;
    game.ship.human.hand = [Card::Mole, Card::Ram].into();
    game.ship.human.slots[slot("P5c")] = Some(tile("e-k"));
    let script = [Move::Recall, Move::Return { dock: 4, act: true }, Move::Discard(Card::Ram)];
    let after = Script::new(script).turn(game);
    assert_eq!((after.ship.human.tracks[Track::Nanite], after.ship.human.hand.as_slice()), (1, &[Card::Mole][..]));
    game.ship.human.hand.clear();
    let ret = Move::Return { dock: 4, act: true };
    assert_eq!(game.check(&Point::Returning { first: true }, &ret), Err(Bad::NotAffordable));
}

#[test]
fn b45_automation_uses_a_dock_without_a_drone() {
    let mut game = plain(18);
    game.ship.human.upgrades = [Card::Mole].into();
    game.ship.human.home = 0b011;
    game.ship.human.launched = 1;
    game.ship.human.slots[slot("P2c")] = Some(tile("e-co"));
    game.ship.human.slots[slot("P3c")] = Some(tile("e-co"));
    let automate = |dock| Move::Automate(dock);
    assert_eq!(game.check(&Point::Automation, &automate(1)), Err(Bad::DockNotOpen), "a drone stands on P2");
    let script = [Move::Recall, Move::Return { dock: 5, act: false }, automate(2)];
    let after = Script::new(script).turn(game);
    assert_eq!(after.ship.human.tracks.0, [2, 2, 3, 0, 4]);
    let mut swap = game;
    swap.ship.human.slots[slot("P4c")] = Some(tile("e-co"));
    swap.ship.human.slots[slot("P4b")] = Some(tile("e-ct"));
    let script = [Move::Recall, Move::Return { dock: 5, act: false }, automate(3)];
    let after = Script::new(script).turn(swap);
    assert_eq!(after.ship.human.tracks.0, [3, 2, 4, 0, 3], "Custom II: one tile paid, the other gained");
    game.ship.human.home = 0;
    game.ship.human.launched = 3;
    let back = |dock| Move::Return { dock, act: false };
    let wake = Move::Awaken(Section::Dispatch, Chamber::Two);
    let script = [Move::Recall, back(5), back(4), back(3), automate(1), wake];
    let after = Script::new(script).turn(game);
    assert_eq!(after.ship.human.stasis[Section::Dispatch].0, [2, 1, 2], "Awaken: any section");
}

#[test]
fn b46_scrap_once_a_turn_a_card_or_a_tile() {
    let mut game = plain(19);
    game.ship.human.tracks = ByTrack([0; 5]);
    game.ship.human.hand = [Card::Turtle, Card::Rhino].into();
    game.ship.human.slots[0] = Some(tile("e-co"));
    let card = Move::Scrap(Scrap::Card(Card::Turtle));
    let after = Script::new([card, Move::Deploy { from: 0, to: None }]).turn(game);
    assert_eq!((after.ship.human.tracks.0, after.scrapped), ([1, 0, 1, 0, 0], true));
    assert_eq!(after.check(&Point::Closing, &Move::Scrap(Scrap::Card(Card::Rhino))), Err(Bad::ScrapUsed));
    let tile = Move::Scrap(Scrap::Slot(0));
    let after = Script::new([Move::Deploy { from: 0, to: None }, tile]).turn(game);
    assert_eq!((after.ship.human.tracks.0, after.ship.boxed_tiles), ([1, 1, 0, 0, 0], 1));
    assert_eq!(after.ship.human.tiles(), 0);
}

#[test]
fn prototype_pays_any_material_for_the_tile_it_has_just_placed() {
    let mut game = plain(20);
    game.ship.human.upgrades = [Card::Shark].into();
    game.ship.human.tracks = ByTrack([0, 0, 1, 0, 0]);
    let space = board().space("E-RES1").unwrap();
    game.ship.stacks[space] = [tile("e-co")].into();
    let place = Move::Act(act("E-T1", "E-RES1", How::Slot(0)));
    let after = Script::new([deploy("E-T1"), place, Move::Prototype]).turn(game);
    assert_eq!(after.ship.human.tracks.0, [1, 1, 0, 0, 0]);
    assert_eq!(after.ship.human.slots[0], Some(tile("e-co")), "the tile stays");
    let declined = Script::new([deploy("E-T1"), place]).turn(game);
    assert_eq!(declined.ship.human.tracks.0, [0, 0, 1, 0, 0]);
    game.ship.human.tracks = ByTrack([1, 0, 1, 0, 0]);
    let pay = Move::Pay(Cost { tracks: ByTrack([1, 0, 0, 0, 0]), cards: 0 });
    let after = Script::new([deploy("E-T1"), place, Move::Prototype, pay]).turn(game);
    assert_eq!(after.ship.human.tracks.0, [1, 1, 1, 0, 0]);
}

#[test]
fn the_spider_brings_a_destroyed_pod_back() {
    let mut game = plain(21);
    game.ship.human.hand = [Card::Spider].into();
    game.ship.human.destroyed = 1;
    game.ship.human.stasis[Section::Rnd].0 = [0, 1, 1];
    let compute = Move::Act(act("R-T1", "R-COM1", How::Computer { draws: 0, plays: 1 }));
    let after = Script::new([deploy("R-T1"), compute, Move::Play(Card::Spider, Use::Vehicle)]).turn(game);
    assert_eq!((after.ship.human.destroyed, after.ship.human.aboard), (0, 1));
}
