//! Lines from another program: each is a text, or a refusal that says why it is not one.

use std::io::{self, BufRead, BufReader, Read};

use table::{Refusal, msg};

/// Longer lines are not requests.
pub const LONGEST: usize = 1 << 20;

/// So much is read at a time, if it is there.
const BLOCK: usize = 1 << 16;

/// The lines of an input.
pub struct Lines<R>(BufReader<R>);

impl<R: Read> Lines<R> {
    /// The lines of this input.
    pub fn new(input: R) -> Self {
        Self(BufReader::with_capacity(BLOCK, input))
    }

    /// Has the next line been read already, with the block of the last one?
    pub fn has_next(&self) -> bool {
        self.0.buffer().contains(&b'\n')
    }

    /// The next line; none at the end. However long it is, only so much of it is kept.
    pub fn next(&mut self) -> io::Result<Option<Result<String, Refusal>>> {
        let mut line = Vec::new();
        if self.0.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        let bad = |text| Some(Err(Refusal::new("BadRequest", text)));
        if line.last() != Some(&b'\n') && line.len() > LONGEST {
            self.skip()?;
            return Ok(bad(msg!("visavis-error-line-too-long")));
        }
        Ok(match String::from_utf8(line) {
            Err(_) => bad(msg!("visavis-error-line-unreadable")),
            Ok(line) if line.trim().is_empty() => bad(msg!("visavis-error-line-empty")),
            Ok(line) => Some(Ok(line.trim().to_owned())),
        })
    }

    /// Throws the rest of the line away.
    fn skip(&mut self) -> io::Result<()> {
        loop {
            let buffer = self.0.fill_buf()?;
            let (used, ended) = match buffer.iter().position(|&byte| byte == b'\n') {
                Some(at) => (at + 1, true),
                None => (buffer.len(), buffer.is_empty()),
            };
            self.0.consume(used);
            if ended {
                return Ok(());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_a_text_or_a_refusal() {
        let mut input = b"one\n\n  \n\xff\xfe\n".to_vec();
        input.extend(std::iter::repeat_n(b'x', 3 * LONGEST));
        input.extend(b"\nlast");
        let mut lines = Lines(BufReader::with_capacity(4096, input.as_slice()));
        let mut seen = Vec::new();
        while let Some(line) = lines.next().unwrap() {
            seen.push(line.map_err(|why| why.text.id.into_owned()));
        }
        let bad = |why: &str| Err(format!("visavis-error-line-{why}"));
        let good = |line: &str| Ok(line.to_owned());
        assert_eq!(seen, [good("one"), bad("empty"), bad("empty"), bad("unreadable"), bad("too-long"), good("last")]);
    }

    #[test]
    fn the_longest_line_is_read_whole() {
        let mut input = vec![b'x'; LONGEST];
        input.push(b'\n');
        assert_eq!(Lines::new(input.as_slice()).next().unwrap().unwrap().unwrap().len(), LONGEST);
    }
}
