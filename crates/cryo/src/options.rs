//! What can be chosen at set-up, and the rules that follow from it.

use std::borrow::Cow;

use table::options::{Cards, Choices, Number, OptionValue};
use table::{Msg, Setup, Values, closed_set, msg};

use crate::data::figures;
use crate::names::{ByMaterial, ByTrack, Track};
use crate::own::Printed;

/// Salvage spaces of each material for two players (B5).
pub const SALVAGE: u8 = 2;

closed_set! {
    /// How the bonus of the harder variant is read.
    pub enum HarderBonus {
        /// In place of the single crystal.
        Replace = "replace",
        /// On top of it.
        Add = "add",
    }
}

closed_set! {
    /// What Dispatch gives the Rival.
    #[allow(missing_docs)]
    pub enum DispatchGain {
        Nanite = "nanite",
        Energy = "energy",
    }
}

closed_set! {
    /// Which chamber is the leftmost one.
    #[allow(missing_docs)]
    pub enum LeftmostChamber {
        One = "1",
        Three = "3",
    }
}

closed_set! {
    /// Which pods check 5 counts as awake.
    pub enum Check5Pods {
        /// Those on the platform.
        Platform = "platform",
        /// Those on salvage as well.
        PlatformAndSalvage = "platform_and_salvage",
    }
}

closed_set! {
    /// Who decides where the booklet leaves the choice to the human (§9).
    pub enum Ties {
        /// A fixed rule decides and says so.
        Auto = "auto",
        /// The person is asked.
        Ask = "ask",
    }
}

closed_set! {
    /// Who decides the Rival's ties on screen (§9).
    pub enum RivalTies {
        /// The person is asked, as the booklet says.
        Ask = "ask",
        /// The fixed rule of the companion decides.
        Auto = "auto",
    }
}

closed_set! {
    /// How the person pays on screen where nanites leave a choice (B17).
    pub enum Payments {
        /// The person is asked.
        Ask = "ask",
        /// As few nanites as possible, unless a payment is typed.
        FewestNanites = "fewest_nanites",
    }
}

/// The highest number of the energy track; `None` if unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EnergyMax(pub Option<u8>);

impl EnergyMax {
    /// The values of the option: `none` and numbers.
    const IDS: [&str; 17] =
        ["none", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20"];
}

impl OptionValue for EnergyMax {
    fn values(_: &'static str, _: &'static str) -> Values {
        let label = |id| if id == "none" { msg!("cryo-value-energy_max-none") } else { Msg::plain(id) };
        Values::OneOf(Self::IDS.into_iter().map(|id| (id, label(id))).collect())
    }

    fn read(text: &str) -> Option<Self> {
        Self::IDS.contains(&text).then(|| Self(text.parse().ok()))
    }

    fn written(&self) -> Cow<'static, str> {
        self.0.map_or("none".into(), |end| end.to_string().into())
    }
}

table::options! {
    /// The options of §14 and the profile of §10.1.
    pub struct Options of "cryo" {
        /// Variant: a larger bonus at the start.
        variant_harder: bool = false,
        /// Variant: no decision cards; one is turned up each turn.
        variant_unpredictable: bool = false,
        /// The bonus of the harder variant.
        harder_bonus: HarderBonus = HarderBonus::Replace,
        /// What Dispatch gives.
        dispatch_gain: DispatchGain = DispatchGain::Nanite,
        /// Which chamber is awakened first.
        leftmost_chamber: LeftmostChamber = LeftmostChamber::One,
        /// Which pods check 5 counts.
        check5_pods: Check5Pods = Check5Pods::Platform,
        /// Who draws the decision cards.
        cards at ["companion"]: Cards = Cards::Printed,
        /// How the Rival's choices are found.
        choices at ["companion"]: Choices = Choices::Named,
        /// Who decides ties.
        ties at ["companion"]: Ties = Ties::Auto,
        /// Where the energy track ends.
        energy_max at ["companion"]: EnergyMax = EnergyMax(None),
        /// Where the material tracks end.
        material_max at ["companion"]: Number<4, 20> = Number(5),
        /// Who decides the Rival's ties on screen.
        rival_ties at ["digital"]: RivalTies = RivalTies::Ask,
        /// How the person pays on screen where nanites leave a choice.
        payments at ["digital"]: Payments = Payments::Ask,
        /// What the Rival has more at the start, or the person below 0: the dial of difficulty (§14).
        head_start at ["digital"]: HeadStart = Number(0),
    }
}

/// The dial of difficulty: things the Rival has more at the start. Below 0 the person has them; below −5 the Rival has
/// less besides.
pub type HeadStart = Number<-10, 10>;

/// The order in which a head start is handed out, over and over: two things are the harder variant, three its other
/// reading.
const HANDED_OUT: [Track; 5] = [Track::Organic, Track::Tech, Track::Crystal, Track::Nanite, Track::Energy];

/// These tracks and so many things more, none beyond the end of its track.
fn with_more(mut tracks: ByTrack<u8>, things: i64) -> ByTrack<u8> {
    for track in HANDED_OUT.into_iter().cycle().take(usize::try_from(things).unwrap_or(0)) {
        tracks[track] = (tracks[track] + 1).min(figures().track_max[track]);
    }
    tracks
}

/// These tracks and so many things less, as long as there are any.
fn with_less(mut tracks: ByTrack<u8>, things: i64) -> ByTrack<u8> {
    let there = tracks.0.iter().map(|n| i64::from(*n)).sum::<i64>();
    let mut left = things.clamp(0, there);
    for track in HANDED_OUT.into_iter().cycle() {
        if left == 0 {
            break;
        }
        if tracks[track] > 0 {
            tracks[track] -= 1;
            left -= 1;
        }
    }
    tracks
}

/// What the Rival plays by, fixed at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The Rival's tracks at the start.
    pub start: ByTrack<u8>,
    /// The person's tracks at the start.
    pub human: ByTrack<u8>,
    /// Variant: no decision cards; one is turned up each turn.
    pub unpredictable: bool,
    /// What Dispatch gives.
    pub dispatch_gain: Track,
    /// Is chamber 1 the leftmost one?
    pub leftmost_is_1: bool,
    /// Check 5 counts pods on salvage as well.
    pub salvage_counts: bool,
    /// The program draws the decision cards.
    pub app_draws: bool,
    /// The person is led to what the Rival chooses, fact by fact (§10.8).
    pub led: bool,
    /// Ties are decided by the rules of §9, not by the human.
    pub auto: bool,
    /// Where the tracks end; `None` if unknown.
    pub ends: ByTrack<Option<u8>>,
    /// Salvage spaces for two players, by material.
    pub salvage: ByMaterial<u8>,
}

impl Default for Rules {
    fn default() -> Self {
        Self { ends: ByTrack(figures().track_max.0.map(Some)), ..Self::from(&Options::default()) }
    }
}

impl Rules {
    /// The rules of a set-up: what is printed on the person's own copy counts where the options leave it open.
    pub fn of(setup: &Setup) -> Self {
        let (mut options, own) = (Options::of(setup), Printed::of(setup));
        let usual = Options::default();
        if options.energy_max == usual.energy_max {
            options.energy_max = EnergyMax(own.energy_max);
        }
        if let Some(end) = own.material_max.filter(|_| options.material_max == usual.material_max) {
            options.material_max = Number(end.into());
        }
        Self { salvage: own.salvage, ..Self::from(&options) }
    }
}

impl From<&Options> for Rules {
    fn from(options: &Options) -> Self {
        let figures = figures();
        let material = u8::try_from(options.material_max.0).ok();
        let (head_start, one_round) = (options.head_start.0, HANDED_OUT.len() as i64);
        let start = match (options.variant_harder, options.harder_bonus) {
            (false, _) => figures.normal,
            (true, HarderBonus::Replace) => figures.harder,
            (true, HarderBonus::Add) => figures.harder_add,
        };
        Self {
            start: with_less(with_more(start, head_start), -head_start - one_round),
            human: with_more(figures.human, (-head_start).min(one_round)),
            unpredictable: options.variant_unpredictable,
            dispatch_gain: match options.dispatch_gain {
                DispatchGain::Nanite => Track::Nanite,
                DispatchGain::Energy => Track::Energy,
            },
            leftmost_is_1: options.leftmost_chamber == LeftmostChamber::One,
            salvage_counts: options.check5_pods == Check5Pods::PlatformAndSalvage,
            app_draws: options.cards == Cards::App,
            led: options.choices == Choices::Led,
            auto: options.ties == Ties::Auto,
            ends: ByTrack::from_fn(|track| if track == Track::Energy { options.energy_max.0 } else { material }),
            salvage: ByMaterial([SALVAGE; 4]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(head_start: i64) -> Rules {
        Rules::from(&Options { head_start: Number(head_start), ..Options::default() })
    }

    #[test]
    fn a_head_start_of_two_or_three_is_the_harder_variant() {
        let figures = figures();
        assert_eq!((rules(0).start, rules(0).human), (figures.normal, figures.human));
        assert_eq!((rules(2).start, rules(2).human), (figures.harder, figures.human));
        assert_eq!(rules(3).start, figures.harder_add);
        assert_eq!((rules(-2).start, rules(-2).human), (figures.normal, ByTrack([1, 2, 2, 0, 1])));
    }

    #[test]
    fn a_head_start_stays_on_the_tracks() {
        for n in -10..=10 {
            let rules = rules(n);
            for track in Track::ALL {
                assert!(rules.start[track].max(rules.human[track]) <= figures().track_max[track], "{n} {track:?}");
            }
        }
        assert_eq!(rules(10).start, ByTrack([4, 3, 3, 2, 3]));
        assert_eq!((rules(-5).start, rules(-5).human), (figures().normal, ByTrack([2, 2, 2, 1, 2])));
        assert_eq!((rules(-7).start, rules(-7).human), (ByTrack([2, 0, 0, 0, 1]), ByTrack([2, 2, 2, 1, 2])));
        assert_eq!(rules(-10).start, ByTrack([0; 5]));
    }
}
