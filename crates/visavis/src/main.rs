//! Vis-à-vis: the opponent across the table.

fn main() -> std::process::ExitCode {
    visavis::main()
}
