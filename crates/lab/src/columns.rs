//! Rows as Parquet: written whole or not at all, and read back.

use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use parquet::column::reader::get_typed_column_reader;
use parquet::data_type::{ByteArray, ByteArrayType, Int32Type, Int64Type};
use parquet::errors::{ParquetError, Result};
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;

use crate::grid::{Cell, Grid};
use crate::row::Row;

/// The texts every row of a part shares.
const TEXTS: [&str; 7] =
    ["version", "player", "deck", "special_patches", "reshuffle", "automa_takes_special", "time_filter"];
/// The numbers every row of a part shares.
const SHARED: [&str; 3] = ["level", "marker", "bonus"];

fn texts(grid: &Grid, cell: &Cell) -> [String; 7] {
    let name = |value: serde_json::Value| value.as_str().unwrap_or_default().to_owned();
    let named = |value: &dyn Fn() -> serde_json::Result<serde_json::Value>| value().map(name).unwrap_or_default();
    [
        grid.version.clone(),
        cell.player.clone(),
        named(&|| serde_json::to_value(cell.deck)),
        named(&|| serde_json::to_value(cell.special_patches)),
        named(&|| serde_json::to_value(cell.reshuffle)),
        if cell.automa_takes_special { "yes" } else { "no" }.to_owned(),
        named(&|| serde_json::to_value(cell.time_filter)),
    ]
}

fn shared(cell: &Cell) -> [i32; 3] {
    [i32::from(cell.level as u8), cell.marker.into(), cell.bonus.into()]
}

fn schema() -> String {
    let texts = TEXTS.iter().map(|name| format!("required binary {name} (UTF8);"));
    let numbers = SHARED.iter().chain(Row::COLUMNS).map(|name| format!("required int32 {name};"));
    let seed = ["required int64 seed (INTEGER(64,false));".to_owned()];
    let lines: Vec<String> = texts.chain(seed).chain(numbers).collect();
    format!("message games {{ {} }}", lines.join(" "))
}

/// Writes rows to a file, beside it first and then renamed over it.
pub fn write(path: &Path, grid: &Grid, cell: &Cell, rows: &[Row]) -> Result<()> {
    let properties = Arc::new(WriterProperties::builder().set_created_by(format!("visavis {}", grid.version)).build());
    let mut writer = SerializedFileWriter::new(Vec::new(), Arc::new(parse_message_type(&schema())?), properties)?;
    let mut group = writer.next_row_group()?;
    for text in texts(grid, cell) {
        let mut column = group.next_column()?.ok_or_else(missing)?;
        column.typed::<ByteArrayType>().write_batch(&vec![ByteArray::from(text.as_str()); rows.len()], None, None)?;
        column.close()?;
    }
    let mut column = group.next_column()?.ok_or_else(missing)?;
    let seeds: Vec<i64> = rows.iter().map(|row| row.seed as i64).collect();
    column.typed::<Int64Type>().write_batch(&seeds, None, None)?;
    column.close()?;
    let same = shared(cell).map(|n| vec![n; rows.len()]).into_iter();
    let own = (0..Row::COLUMNS.len()).map(|i| rows.iter().map(|row| row.figures()[i]).collect::<Vec<i32>>());
    for numbers in same.chain(own) {
        let mut column = group.next_column()?.ok_or_else(missing)?;
        column.typed::<Int32Type>().write_batch(&numbers, None, None)?;
        column.close()?;
    }
    group.close()?;
    let bytes = writer.into_inner()?;
    whole(path, &bytes).map_err(|why| ParquetError::External(Box::new(why)))
}

/// Writes a file whole or not at all.
pub(crate) fn whole(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let beside = path.with_extension(format!("{}.new", std::process::id()));
    let written = File::create(&beside).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    written.and_then(|()| fs::rename(&beside, path)).inspect_err(|_| {
        let _ = fs::remove_file(&beside);
    })
}

fn missing() -> ParquetError {
    ParquetError::General("a column is missing".into())
}

/// Reads the rows of a file.
pub fn read(path: &Path) -> Result<Vec<Row>> {
    let reader = SerializedFileReader::new(File::open(path)?)?;
    let mut rows = Vec::new();
    for g in 0..reader.num_row_groups() {
        let group = reader.get_row_group(g)?;
        let n = usize::try_from(group.metadata().num_rows())?;
        let mut seeds: Vec<i64> = Vec::with_capacity(n);
        let column = group.get_column_reader(TEXTS.len())?;
        get_typed_column_reader::<Int64Type>(column).read_records(n, None, None, &mut seeds)?;
        let mut figures = vec![[0i32; Row::COLUMNS.len()]; n];
        for i in 0..Row::COLUMNS.len() {
            let mut numbers: Vec<i32> = Vec::with_capacity(n);
            let column = group.get_column_reader(TEXTS.len() + 1 + SHARED.len() + i)?;
            get_typed_column_reader::<Int32Type>(column).read_records(n, None, None, &mut numbers)?;
            if numbers.len() != n || seeds.len() != n {
                return Err(missing());
            }
            figures.iter_mut().zip(numbers).for_each(|(row, number)| row[i] = number);
        }
        rows.extend(seeds.iter().zip(&figures).map(|(&seed, figures)| Row::from_figures(seed as u64, figures)));
    }
    Ok(rows)
}

/// The same rows as CSV, with a head.
pub fn csv(grid: &Grid, cell: &Cell, rows: &[Row], head: bool, out: &mut impl Write) -> std::io::Result<()> {
    if head {
        let names: Vec<&str> = TEXTS.iter().chain(&["seed"]).chain(&SHARED).chain(Row::COLUMNS).copied().collect();
        writeln!(out, "{}", names.join(","))?;
    }
    let texts = texts(grid, cell).join(",");
    for row in rows {
        let numbers: Vec<String> = shared(cell).iter().chain(&row.figures()).map(i32::to_string).collect();
        writeln!(out, "{texts},{},{}", row.seed, numbers.join(","))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use patchwork::automa::Rules;
    use players::mind::Kind;

    #[test]
    fn rows_read_back_as_they_were_written() {
        let cell = Cell::new(Kind::Greedy, &Rules::default());
        let grid = Grid::new(1, 20, vec![cell.clone()]);
        let rows: Vec<Row> = (0..20).map(|i| Row::play(Kind::Greedy, cell.rules(), u64::MAX - i, i)).collect();
        let folder = std::env::temp_dir().join(format!("visavis-columns-{}", std::process::id()));
        let path = folder.join("deep").join("part.parquet");
        write(&path, &grid, &cell, &rows).unwrap();
        assert_eq!(read(&path).unwrap(), rows);
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1, "nothing is left beside it");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn csv_has_a_value_for_every_name() {
        let cell = Cell::new(Kind::Greedy, &Rules::default());
        let grid = Grid::new(1, 1, vec![cell.clone()]);
        let mut out = Vec::new();
        csv(&grid, &cell, &[Row::default()], true, &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        let counts: Vec<usize> = text.lines().map(|line| line.split(',').count()).collect();
        assert_eq!(counts, [counts[0]; 2]);
    }
}
