fn main() {
    use lab::imperial_steam::Cell;
    let n: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(2000);
    let cells = vec![Cell::new("AAA", 120, 0), Cell::new("BBB", 120, 0), Cell::new("AAA", 120, 7), Cell::new("BBB", 120, 7)];
    let grid = lab::grid::Grid::new(1, n, cells);
    let start = std::time::Instant::now();
    let summed = lab::run::in_memory(&grid, Some(1)).unwrap();
    let t = start.elapsed();
    for c in &summed.cells {
        println!("{:?} {:?} {:?} parts {:?} last {:.2} joins {:.2}", c.cell, c.opponent, c.figures.percentiles, c.figures.parts.map(|f| f.value.round()), c.figures.last_round.value, c.figures.joined_trieste.value);
    }
    println!("{:?} a game", t / (4 * n) as u32);
}
