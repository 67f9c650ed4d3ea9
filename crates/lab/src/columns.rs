//! Rows as Parquet: written whole or not at all, and read back.

use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use parquet::column::reader::get_typed_column_reader;
use parquet::data_type::{ByteArray, Int32Type, Int64Type};
use parquet::errors::{ParquetError, Result};
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::file::statistics::Statistics;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;

use crate::grid::{Combination, Grid};
use crate::row::Record;
use crate::{pages, seal};

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

/// A file of rows as bytes, sealed.
pub fn file<C: Combination>(grid: &Grid<C>, cell: &C, rows: &[C::Row]) -> Result<Vec<u8>> {
    let properties = WriterProperties::builder()
        .set_created_by(format!("visavis {}", grid.version))
        .set_offset_index_disabled(true)
        .set_key_value_metadata(Some(vec![KeyValue::new("visavis".to_owned(), seal::open())]))
        .build();
    let schema = Arc::new(parse_message_type(&schema::<C>())?);
    let mut writer = SerializedFileWriter::new(Vec::new(), schema, Arc::new(properties))?;
    let columns = writer.schema_descr().columns().to_vec();
    let mut columns = columns.iter();
    let mut next = || columns.next().ok_or_else(missing);
    let mut group = writer.next_row_group()?;
    for text in texts(grid, cell) {
        let value = Some(ByteArray::from(text.as_str()));
        let said = Statistics::byte_array(value.clone(), value, None, Some(0), false);
        let bytes = [&(text.len() as u32).to_le_bytes(), text.as_bytes()].concat();
        let (bytes, close) = pages::same(next()?, bytes, rows.len(), said)?;
        group.append_column(&bytes, close)?;
    }
    let seeds: Vec<u64> = rows.iter().map(Record::seed).collect();
    let (bytes, close) = pages::seeds(next()?, &seeds)?;
    group.append_column(&bytes, close)?;
    for number in cell.numbers() {
        let said = Statistics::int32(Some(number), Some(number), None, Some(0), false);
        let (bytes, close) = pages::same(next()?, number.to_le_bytes().to_vec(), rows.len(), said)?;
        group.append_column(&bytes, close)?;
    }
    let mut own = vec![0; rows.len() * C::Row::COLUMNS.len()];
    for (at, row) in rows.iter().enumerate() {
        own[at..].iter_mut().step_by(rows.len()).zip(row.figures()).for_each(|(own, figure)| *own = figure);
    }
    for numbers in own.chunks(rows.len().max(1)) {
        let (bytes, close) = pages::numbers(next()?, numbers)?;
        group.append_column(&bytes, close)?;
    }
    group.close()?;
    seal::seal(writer.into_inner()?).ok_or_else(missing)
}

/// Writes a file whole or not at all.
pub(crate) fn whole(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    streamed(path, |file| file.write_all(bytes))
}

/// The same for what is too long to hold at once.
pub(crate) fn streamed(path: &Path, write: impl FnOnce(&mut File) -> std::io::Result<()>) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let beside = path.with_file_name(format!(".{name}.{}.new", std::process::id()));
    let written = File::create(&beside).and_then(|mut file| {
        write(&mut file)?;
        file.sync_all()
    });
    written.and_then(|()| fs::rename(&beside, path)).inspect_err(|_| {
        let _ = fs::remove_file(&beside);
    })
}

fn missing() -> ParquetError {
    ParquetError::General("a column is missing".into())
}

/// Is there a file, and is every byte of it as it was written?
pub fn is_whole(path: &Path) -> bool {
    fs::read(path).is_ok_and(|bytes| seal::is_whole(&bytes))
}

/// Clears what a program that was killed left behind: hidden files that never became what they were to be.
pub fn clear_leftovers(folder: &Path) {
    const OLD: Duration = Duration::from_secs(3600);
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let old = || entry.metadata().and_then(|m| m.modified()).is_ok_and(|t| t.elapsed().is_ok_and(|age| age > OLD));
        let ours = |name: &str| name.starts_with('.') && name.ends_with(".new");
        if entry.file_name().to_str().is_some_and(ours) && old() {
            let _ = fs::remove_file(entry.path());
        }
    }
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
        let mut figures = vec![0i32; own * n];
        let mut numbers: Vec<i32> = Vec::with_capacity(n);
        for i in 0..own {
            numbers.clear();
            let column = group.get_column_reader(before_seed + 1 + C::NUMBERS.len() + i)?;
            get_typed_column_reader::<Int32Type>(column).read_records(n, None, None, &mut numbers)?;
            if numbers.len() != n || seeds.len() != n {
                return Err(missing());
            }
            figures.iter_mut().skip(i).step_by(own).zip(&numbers).for_each(|(figure, number)| *figure = *number);
        }
        rows.extend(
            seeds.iter().zip(figures.chunks(own)).map(|(&seed, figures)| C::Row::from_figures(seed as u64, figures)),
        );
    }
    Ok(rows)
}

/// The head of rows as CSV.
pub fn csv_head<C: Combination>(out: &mut impl Write) -> std::io::Result<()> {
    let names: Vec<&str> = text_names::<C>().chain(["seed"]).chain(number_names::<C>()).collect();
    writeln!(out, "{}", names.join(","))
}

/// The same rows as CSV.
pub fn csv<C: Combination>(grid: &Grid<C>, cell: &C, rows: &[C::Row], out: &mut impl Write) -> std::io::Result<()> {
    let texts = texts(grid, cell).join(",");
    for row in rows {
        let numbers: Vec<String> = cell.numbers().into_iter().chain(row.figures()).map(|n| n.to_string()).collect();
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
    use std::time::SystemTime;

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
        csv_head::<Cell>(&mut out).unwrap();
        csv(&grid, &cell, &[Row::default()], &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        let counts: Vec<usize> = text.lines().map(|line| line.split(',').count()).collect();
        assert_eq!(counts, [counts[0]; 2]);
    }

    #[test]
    fn what_a_killed_program_left_behind_is_cleared() {
        let folder = std::env::temp_dir().join(format!("visavis-leftovers-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        for name in [".a.new", ".b.new", "c.json", "my.new"] {
            fs::write(folder.join(name), "x").unwrap();
        }
        let long_ago = SystemTime::now() - Duration::from_secs(7200);
        for name in [".a.new", "c.json", "my.new"] {
            File::options().write(true).open(folder.join(name)).unwrap().set_modified(long_ago).unwrap();
        }
        clear_leftovers(&folder);
        let mut left: Vec<_> = fs::read_dir(&folder).unwrap().map(|f| f.unwrap().file_name()).collect();
        left.sort();
        fs::remove_dir_all(folder).unwrap();
        assert_eq!(left, [".b.new", "c.json", "my.new"]);
    }
}
