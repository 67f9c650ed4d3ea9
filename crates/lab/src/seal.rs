//! A check-sum in every part, over every byte of it: a part that a disk or a copy has damaged is noticed, and played
//! again instead of being counted.

/// What stands before the check-sum, in the part's own metadata.
const MARK: &[u8] = b"crc32=";

/// What stands in its place while the sum is worked out: eight digits.
const OPEN: &[u8; 8] = b"00000000";

/// The metadata of a part that is not yet sealed.
pub fn open() -> String {
    String::from_utf8_lossy(&[MARK, OPEN].concat()).into_owned()
}

/// Puts the check-sum in its place. None if there is no place for it.
pub fn seal(mut bytes: Vec<u8>) -> Option<Vec<u8>> {
    let at = place(&bytes)?;
    let sum = format!("{:08x}", sum(&bytes, at));
    bytes[at..at + OPEN.len()].copy_from_slice(sum.as_bytes());
    Some(bytes)
}

/// Is every byte as it was when the part was sealed?
pub fn is_whole(bytes: &[u8]) -> bool {
    place(bytes).is_some_and(|at| bytes[at..at + OPEN.len()] == *format!("{:08x}", sum(bytes, at)).as_bytes())
}

/// Where the check-sum stands: behind the last mark.
fn place(bytes: &[u8]) -> Option<usize> {
    let at = bytes.windows(MARK.len()).rposition(|here| here == MARK)? + MARK.len();
    (at + OPEN.len() <= bytes.len()).then_some(at)
}

fn sum(bytes: &[u8], at: usize) -> u32 {
    let mut sum = crc32fast::Hasher::new();
    sum.update(&bytes[..at]);
    sum.update(OPEN);
    sum.update(&bytes[at + OPEN.len()..]);
    sum.finalize()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_changed_byte_is_noticed() {
        let bytes = [b"PAR1 some figures ", open().as_bytes(), b" and the end"].concat();
        assert!(!is_whole(&bytes));
        let sealed = seal(bytes).unwrap();
        assert!(is_whole(&sealed));
        for at in 0..sealed.len() {
            for bit in 0..8 {
                let mut damaged = sealed.clone();
                damaged[at] ^= 1 << bit;
                assert!(!is_whole(&damaged), "bit {bit} of byte {at}");
            }
            assert!(!is_whole(&sealed[..at]), "cut after {at}");
        }
        assert_eq!(seal(b"no place".to_vec()), None);
    }
}
