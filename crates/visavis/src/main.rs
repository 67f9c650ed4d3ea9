//! Vis-à-vis: the opponent across the table.

/// A screen is thousands of small pieces made and thrown away: half the time of an answer was the
/// system's allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    visavis::main()
}
