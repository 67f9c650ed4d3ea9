//! Columns as they stand in a Parquet file. What every row of a part shares is written once, and numbers are packed as they
//! differ from one game to the next: the bytes of the general writer, a few instructions a number instead of a hundred.

use bytes::Bytes;
use parquet::basic::Encoding;
use parquet::column::page::{CompressedPage, Page, PageWriter};
use parquet::column::writer::ColumnCloseResult;
use parquet::errors::Result;
use parquet::file::metadata::ColumnChunkMetaData;
use parquet::file::statistics::Statistics;
use parquet::file::writer::{SerializedPageWriter, TrackedWrite};
use parquet::schema::types::ColumnDescPtr;

/// A column: its bytes, and what the file says of it.
pub type Column = (Bytes, ColumnCloseResult);

/// A column whose rows all hold the same, a plain value: a dictionary of one word, and "so many times the first word".
pub fn same(column: &ColumnDescPtr, value: Vec<u8>, rows: usize, said: Statistics) -> Result<Column> {
    let dictionary =
        Page::DictionaryPage { buf: value.into(), num_values: 1, encoding: Encoding::PLAIN, is_sorted: false };
    // The words are numbered with one bit; a run of equal ones is twice its length and the number.
    let mut run = vec![1];
    varint(&mut run, (rows as u64) << 1);
    run.push(0);
    column_of(column, vec![dictionary, data(run, rows, Encoding::RLE_DICTIONARY)], rows, said)
}

/// A column of numbers that are close to each other.
pub fn numbers(column: &ColumnDescPtr, values: &[i32]) -> Result<Column> {
    let (least, most) = (values.iter().copied().min(), values.iter().copied().max());
    let said = Statistics::int32(least, most, None, Some(0), false);
    column_of(column, vec![data(packed(values), values.len(), Encoding::DELTA_BINARY_PACKED)], values.len(), said)
}

/// A column of seeds: any numbers, so they stand as they are.
pub fn seeds(column: &ColumnDescPtr, values: &[u64]) -> Result<Column> {
    let [least, most] = [values.iter().min(), values.iter().max()].map(|seed| seed.map(|&seed| seed as i64));
    let said = Statistics::int64(least, most, None, Some(0), false);
    let bytes = values.iter().flat_map(|seed| seed.to_le_bytes()).collect();
    column_of(column, vec![data(bytes, values.len(), Encoding::PLAIN)], values.len(), said)
}

fn data(bytes: Vec<u8>, rows: usize, encoding: Encoding) -> Page {
    Page::DataPage {
        buf: bytes.into(),
        num_values: rows as u32,
        encoding,
        def_level_encoding: Encoding::RLE,
        rep_level_encoding: Encoding::RLE,
        statistics: None,
    }
}

fn column_of(column: &ColumnDescPtr, pages: Vec<Page>, rows: usize, said: Statistics) -> Result<Column> {
    let mut sink = TrackedWrite::new(Vec::new());
    let (mut dictionary, mut first, mut encodings) = (None, 0, vec![Encoding::RLE]);
    for page in pages {
        let (is_data, size) = (page.is_data_page(), page.buffer().len());
        encodings.push(page.encoding());
        let at = SerializedPageWriter::new(&mut sink).write_page(CompressedPage::new(page, size))?.offset as i64;
        if is_data { first = at } else { dictionary = Some(at) }
    }
    let bytes = Bytes::from(sink.into_inner()?);
    let metadata = ColumnChunkMetaData::builder(column.clone())
        .set_encodings(encodings)
        .set_total_compressed_size(bytes.len() as i64)
        .set_total_uncompressed_size(bytes.len() as i64)
        .set_num_values(rows as i64)
        .set_data_page_offset(first)
        .set_dictionary_page_offset(dictionary)
        .set_statistics(said)
        .build()?;
    let close = ColumnCloseResult {
        bytes_written: bytes.len() as u64,
        rows_written: rows as u64,
        metadata,
        bloom_filter: None,
        column_index: None,
        offset_index: None,
    };
    Ok((bytes, close))
}

/// So many differences share their least one, in so many groups of their own width: what the format's own writer uses.
const BLOCK: usize = 128;
const GROUPS: usize = 4;
const GROUP: usize = BLOCK / GROUPS;

/// Numbers as `DELTA_BINARY_PACKED`: the first one, then blocks of differences less their least one, each group of them in as
/// many bits as its greatest one needs.
fn packed(values: &[i32]) -> Vec<u8> {
    let mut out = Vec::with_capacity(values.len() + 32);
    varint(&mut out, BLOCK as u64);
    varint(&mut out, GROUPS as u64);
    varint(&mut out, values.len() as u64);
    zigzag(&mut out, values.first().copied().unwrap_or_default());
    let later = values.get(1..).unwrap_or_default();
    for (before, now) in values.chunks(BLOCK).zip(later.chunks(BLOCK)) {
        let mut steps = [0; BLOCK];
        for (step, (before, now)) in steps.iter_mut().zip(before.iter().zip(now)) {
            *step = now.wrapping_sub(*before);
        }
        let least = steps[..now.len()].iter().copied().min().unwrap_or_default();
        zigzag(&mut out, least);
        let widths = out.len();
        out.extend([0; GROUPS]);
        for (group, steps) in steps[..now.len()].chunks(GROUP).enumerate() {
            let mut above = [0; GROUP];
            for (above, step) in above.iter_mut().zip(steps) {
                *above = step.wrapping_sub(least).cast_unsigned();
            }
            let width = u32::BITS - above.iter().fold(0, |bits, above| bits | above).leading_zeros();
            out[widths + group] = width as u8;
            pack(&mut out, &above, width);
        }
    }
    out
}

/// Numbers of so many bits, the lowest first. A group fills whole words.
fn pack(out: &mut Vec<u8>, numbers: &[u32; GROUP], width: u32) {
    let (mut word, mut filled) = (0, 0);
    for number in numbers {
        word |= u64::from(*number) << filled;
        filled += width;
        if filled >= u32::BITS {
            out.extend((word as u32).to_le_bytes());
            word >>= u32::BITS;
            filled -= u32::BITS;
        }
    }
}

/// Seven bits a byte, the lowest first.
fn varint(out: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

/// The same with the sign as the lowest bit.
fn zigzag(out: &mut Vec<u8>, number: i32) {
    let number = i64::from(number);
    varint(out, (number << 1 ^ number >> 63).cast_unsigned());
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    use parquet::column::reader::get_typed_column_reader;
    use parquet::data_type::{Int32Type, Int64Type};
    use parquet::file::properties::WriterProperties;
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::file::writer::SerializedFileWriter;
    use parquet::schema::parser::parse_message_type;

    /// A file of three columns: the numbers, a number that is always the same, the seeds.
    fn file(numbers: &[i32], seeds: &[u64]) -> SerializedFileReader<Bytes> {
        let schema = "message m { required int32 a; required int32 b; required int64 c (INTEGER(64,false)); }";
        let schema = Arc::new(parse_message_type(schema).unwrap());
        let properties = WriterProperties::builder().set_offset_index_disabled(true).build();
        let mut writer = SerializedFileWriter::new(Vec::new(), schema, Arc::new(properties)).unwrap();
        let columns = writer.schema_descr().columns().to_vec();
        let mut group = writer.next_row_group().unwrap();
        let (rows, said) = (numbers.len(), Statistics::int32(Some(-7), Some(-7), None, Some(0), false));
        for (bytes, close) in [
            super::numbers(&columns[0], numbers),
            same(&columns[1], (-7i32).to_le_bytes().to_vec(), rows, said),
            super::seeds(&columns[2], seeds),
        ]
        .map(Result::unwrap)
        {
            group.append_column(&bytes, close).unwrap();
        }
        group.close().unwrap();
        SerializedFileReader::new(Bytes::from(writer.into_inner().unwrap())).unwrap()
    }

    #[test]
    fn whatever_is_packed_is_read_back() {
        let mut rng = table::Rng::new(5, 0);
        for (round, rows) in [1, 2, 31, 32, 33, 34, 127, 128, 129, 130, 161, 257, 500, 5_000].into_iter().enumerate() {
            for bits in [0, 1, 3, 7, 17, 31, 32] {
                let numbers: Vec<i32> =
                    (0..rows).map(|_| if bits == 0 { -4 } else { rng.next_u64() as i32 >> (32 - bits) }).collect();
                let seeds: Vec<u64> = (0..rows).map(|_| rng.next_u64()).collect();
                let reader = file(&numbers, &seeds);
                let group = reader.get_row_group(0).unwrap();
                let read = |column| {
                    let (mut found, reader) = (Vec::new(), group.get_column_reader(column).unwrap());
                    get_typed_column_reader::<Int32Type>(reader)
                        .read_records(rows + 1, None, None, &mut found)
                        .unwrap();
                    found
                };
                assert_eq!(read(0), numbers, "round {round}, {bits} bits");
                assert_eq!(read(1), vec![-7; rows]);
                let (mut found, reader) = (Vec::new(), group.get_column_reader(2).unwrap());
                get_typed_column_reader::<Int64Type>(reader).read_records(rows, None, None, &mut found).unwrap();
                assert!(found.iter().map(|seed| *seed as u64).eq(seeds));
                let said = group.metadata().column(0).statistics().unwrap().clone();
                let (least, most) = (numbers.iter().min().copied(), numbers.iter().max().copied());
                assert_eq!(said, Statistics::int32(least, most, None, Some(0), false));
            }
        }
    }

    #[test]
    fn the_format_is_that_of_its_description() {
        // The example of Parquet's own description of the encoding: 1, 2, 3, 4, 5 differ by 1, so no bit is needed.
        assert_eq!(packed(&[1, 2, 3, 4, 5]), [128, 1, 4, 5, 2, 2, 0, 0, 0, 0]);
        // 7, 5, 3, 1, 2, 3, 4, 5: at least −2, and 0 or 3 above it, in two bits.
        let mut written = vec![128, 1, 4, 8, 14, 3, 2, 0, 0, 0, 0b1100_0000, 0b0011_1111];
        written.extend([0; 6]);
        assert_eq!(packed(&[7, 5, 3, 1, 2, 3, 4, 5]), written);
    }
}
