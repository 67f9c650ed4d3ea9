//! The opponent's public state in a few lines, always visible.

use table::{Msg, msg};

use crate::franz::state::State;
use crate::names::{City, Engineer};

/// The opponent's public state in a few lines.
pub fn panel(st: &State) -> Vec<(Msg, Msg)> {
    let franz = &st.franz;
    let line = |what: &'static str, value: Msg| (msg!("imperial-steam-panel", what = what), value);
    let names = |cities: &[City]| cities.iter().map(|c| Msg::plain(st.names.of(*c))).collect::<Vec<_>>();
    let engineers: Vec<Msg> = franz.engineers.which().map(Engineer::label).collect();
    let factories: Vec<Msg> = franz
        .factories
        .iter()
        .map(|f| msg!("imperial-steam-panel-factory", good = f.good.label(), city = st.names.of(f.city), n = f.cubes))
        .collect();
    let contracts: Vec<Msg> = (0..franz.contracts.len())
        .map(|i| {
            let c = &franz.contracts[i];
            msg!(
                "imperial-steam-panel-contract",
                id = c.id.as_str(),
                value = c.value,
                n = franz.filled(i),
                slots = c.slots
            )
        })
        .collect();
    let list = |list: Vec<Msg>| if list.is_empty() { msg!("list-none") } else { msg!("list", list = list) };
    let mut lines = vec![
        line("round", msg!("imperial-steam-panel-round", round = st.round, hands = franz.hands)),
        line("gulden", Msg::plain(franz.gulden.to_string())),
        line("goods", msg!("imperial-steam-panel-goods", area = franz.goods, dock = franz.dock)),
    ];
    if !st.columns.is_empty() {
        let value =
            msg!("imperial-steam-panel-influence", franz = st.value(franz.column), you = st.value(st.you.column));
        lines.push(line("influence", value));
    }
    let tracks = msg!("imperial-steam-panel-tracks", tracks = franz.tracks_left(), stations = franz.stations_left());
    lines.extend([
        line("workers", msg!("imperial-steam-panel-workers", hired = franz.hired, supply = franz.supply())),
        line("tracks", tracks),
        line("network", msg!("list", list = names(&franz.network()))),
        line("engineers", list(engineers)),
        line("factories", list(factories)),
        line("contracts", list(contracts)),
    ]);
    lines
}
