//! Every rule cited in this crate is in its rules file, and every rule there has a test in the README's map.

#[test]
fn every_cited_rule_exists_and_every_rule_has_a_test() {
    table::rulebook::check(env!("CARGO_MANIFEST_DIR"), "../../docs/rules/patchwork.md");
}
