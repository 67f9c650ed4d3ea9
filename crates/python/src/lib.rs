//! `visavis` for Python: a thin shell over engines, players and the lab. It knows no rule.
//!
//! | module | what it holds |
//! |---|---|
//! | [`at_table`] | a game at a table as on screen: questions, answers, reasons, journals, the coach |
//! | [`learnable`] | what a game needs to be learned: numbers for actions, bytes for what is seen |
//! | [`of_patchwork`], [`of_finspan`], [`of_cryo`] | the games that can be learned |
//! | [`engine`], [`batch`], [`rows`], [`arrays`] | one such game with undo; thousands stepped at once, and what they write |
//! | [`run`] | the lab's runs, part by part |
//! | [`words`] | refusals as exceptions, in the language chosen |

mod arrays;
mod at_table;
mod batch;
mod engine;
mod learnable;
mod of_cryo;
mod of_finspan;
mod of_patchwork;
mod rows;
mod run;
mod words;

use pyo3::prelude::*;

/// What Python imports.
#[pymodule]
#[pyo3(name = "_visavis")]
fn visavis(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("Refused", module.py().get_type::<words::Refused>())?;
    module.add_class::<at_table::Game>()?;
    module.add_class::<engine::Engine>()?;
    module.add_class::<batch::Batch>()?;
    module.add_class::<run::Run>()?;
    module.add_function(wrap_pyfunction!(at_table::games, module)?)?;
    module.add_function(wrap_pyfunction!(engine::spaces, module)?)?;
    module.add_function(wrap_pyfunction!(run::native_random, module)?)?;
    module.add_function(wrap_pyfunction!(words::language, module)?)?;
    module.add_function(wrap_pyfunction!(words::say, module)?)?;
    Ok(())
}
