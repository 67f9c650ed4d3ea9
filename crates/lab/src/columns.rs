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

use crate::grid::{Combination, Grid};
use crate::row::Record;

/// The texts of every run; those of the options follow.
const TEXTS: [&str; 2] = ["version", "player"];

/// The names of all texts every row of a part shares.
fn text_names<C: Combination>() -> impl Iterator<Item = &'static str> {
    TEXTS.into_iter().chain(C::TEXTS.iter().copied())
}

/// The names of all numbers of a row: those every row of a part shares, then its own.
fn number_names<C: Combination>() -> impl Iterator<Item = &'static str> {
    C::NUMBERS.iter().chain(C::Row::COLUMNS).copied()
}

fn texts<C: Combination>(grid: &Grid<C>, cell: &C) -> Vec<String> {
    [grid.version.clone(), cell.player().to_owned()].into_iter().chain(cell.texts()).collect()
}

fn schema<C: Combination>() -> String {
    let texts = text_names::<C>().map(|name| format!("required binary {name} (UTF8);"));
    let numbers = number_names::<C>().map(|name| format!("required int32 {name};"));
    let seed = ["required int64 seed (INTEGER(64,false));".to_owned()];
    let lines: Vec<String> = texts.chain(seed).chain(numbers).collect();
    format!("message games {{ {} }}", lines.join(" "))
}

/// Writes rows to a file, beside it first and then renamed over it.
pub fn write<C: Combination>(path: &Path, grid: &Grid<C>, cell: &C, rows: &[C::Row]) -> Result<()> {
    whole(path, &file(grid, cell, rows)?).map_err(|why| ParquetError::External(Box::new(why)))
}

/// A file of rows, as bytes.
pub fn file<C: Combination>(grid: &Grid<C>, cell: &C, rows: &[C::Row]) -> Result<Vec<u8>> {
    let properties = Arc::new(WriterProperties::builder().set_created_by(format!("visavis {}", grid.version)).build());
    let mut writer = SerializedFileWriter::new(Vec::new(), Arc::new(parse_message_type(&schema::<C>())?), properties)?;
    let mut group = writer.next_row_group()?;
    for text in texts(grid, cell) {
        let mut column = group.next_column()?.ok_or_else(missing)?;
        column.typed::<ByteArrayType>().write_batch(&vec![ByteArray::from(text.as_str()); rows.len()], None, None)?;
        column.close()?;
    }
    let mut column = group.next_column()?.ok_or_else(missing)?;
    let seeds: Vec<i64> = rows.iter().map(|row| row.seed() as i64).collect();
    column.typed::<Int64Type>().write_batch(&seeds, None, None)?;
    column.close()?;
    let same = cell.numbers().into_iter().map(|n| vec![n; rows.len()]);
    let figures: Vec<Vec<i32>> = rows.iter().map(Record::figures).collect();
    let own = (0..C::Row::COLUMNS.len()).map(|i| figures.iter().map(|row| row[i]).collect::<Vec<i32>>());
    for numbers in same.chain(own) {
        let mut column = group.next_column()?.ok_or_else(missing)?;
        column.typed::<Int32Type>().write_batch(&numbers, None, None)?;
        column.close()?;
    }
    group.close()?;
    writer.into_inner()
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
pub fn read<C: Combination>(path: &Path) -> Result<Vec<C::Row>> {
    let (before_seed, own) = (text_names::<C>().count(), C::Row::COLUMNS.len());
    let reader = SerializedFileReader::new(File::open(path)?)?;
    let mut rows = Vec::new();
    for g in 0..reader.num_row_groups() {
        let group = reader.get_row_group(g)?;
        let n = usize::try_from(group.metadata().num_rows())?;
        let mut seeds: Vec<i64> = Vec::with_capacity(n);
        let column = group.get_column_reader(before_seed)?;
        get_typed_column_reader::<Int64Type>(column).read_records(n, None, None, &mut seeds)?;
        let mut figures = vec![vec![0i32; own]; n];
        for i in 0..own {
            let mut numbers: Vec<i32> = Vec::with_capacity(n);
            let column = group.get_column_reader(before_seed + 1 + C::NUMBERS.len() + i)?;
            get_typed_column_reader::<Int32Type>(column).read_records(n, None, None, &mut numbers)?;
            if numbers.len() != n || seeds.len() != n {
                return Err(missing());
            }
            figures.iter_mut().zip(numbers).for_each(|(row, number)| row[i] = number);
        }
        rows.extend(seeds.iter().zip(&figures).map(|(&seed, figures)| C::Row::from_figures(seed as u64, figures)));
    }
    Ok(rows)
}

/// The same rows as CSV, with a head.
pub fn csv<C: Combination>(
    grid: &Grid<C>,
    cell: &C,
    rows: &[C::Row],
    head: bool,
    out: &mut impl Write,
) -> std::io::Result<()> {
    if head {
        let names: Vec<&str> = text_names::<C>().chain(["seed"]).chain(number_names::<C>()).collect();
        writeln!(out, "{}", names.join(","))?;
    }
    let texts = texts(grid, cell).join(",");
    for row in rows {
        let numbers: Vec<String> = cell.numbers().iter().chain(&row.figures()).map(i32::to_string).collect();
        writeln!(out, "{texts},{},{}", row.seed(), numbers.join(","))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patchwork::{Cell, Row};
    use patchwork::options::Rules;
    use players::Kind;

    #[test]
    fn rows_read_back_as_they_were_written() {
        let cell = Cell::new(Kind::Greedy, &Rules::default());
        let grid = Grid::new(1, 20, vec![cell.clone()]);
        let rows: Vec<Row> = (0..20).map(|i| Row::play(Kind::Greedy, cell.rules(), u64::MAX - i, i)).collect();
        let folder = std::env::temp_dir().join(format!("visavis-columns-{}", std::process::id()));
        let path = folder.join("deep").join("part.parquet");
        write(&path, &grid, &cell, &rows).unwrap();
        assert_eq!(read::<Cell>(&path).unwrap(), rows);
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
