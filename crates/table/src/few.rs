//! A list with room for a fixed number of things, so that a whole game can be copied like a number.

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// At most `N` things in order; whatever does not fit is left out.
#[derive(Clone, Copy)]
pub struct Few<T, const N: usize> {
    /// The first thing ever put in fills the places nobody has used yet.
    all: Option<[T; N]>,
    len: u8,
}

impl<T, const N: usize> Few<T, N> {
    /// None yet.
    #[inline]
    pub const fn new() -> Self {
        Self { all: None, len: 0 }
    }

    /// All of them.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        self
    }

    /// Removes everything.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Keeps the first `n`.
    #[inline]
    pub fn truncate(&mut self, n: usize) {
        self.len = self.len.min(u8::try_from(n).unwrap_or(u8::MAX));
    }
}

impl<T: Copy, const N: usize> Few<T, N> {
    /// Adds one at the end; false if it is full.
    #[inline]
    pub fn push(&mut self, item: T) -> bool {
        let at = usize::from(self.len);
        if at >= N {
            return false;
        }
        self.all.get_or_insert([item; N])[at] = item;
        self.len += 1;
        true
    }

    /// Takes the last one.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = self.last().copied()?;
        self.len -= 1;
        Some(last)
    }

    /// Takes the one at this place; the others move up.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn remove(&mut self, at: usize) -> T {
        let item = self[at];
        self.copy_within(at + 1.., at);
        self.len -= 1;
        item
    }

    /// Puts one in at this place; the others move down. False if it is full.
    #[inline]
    pub fn insert(&mut self, at: usize, item: T) -> bool {
        let fits = self.push(item);
        if fits {
            self[at..].rotate_right(1);
        }
        fits
    }

    /// Keeps those for which `keep` is true.
    #[inline]
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for at in 0..self.len() {
            let item = self[at];
            if keep(&item) {
                self[kept] = item;
                kept += 1;
            }
        }
        self.truncate(kept);
    }
}

impl<T: Copy + PartialEq, const N: usize> Few<T, N> {
    /// Takes the first that is equal to this; false if there is none.
    #[inline]
    pub fn take(&mut self, item: T) -> bool {
        let at = self.iter().position(|other| *other == item);
        at.map(|at| self.remove(at)).is_some()
    }

    /// Adds one unless an equal one is there.
    #[inline]
    pub fn push_new(&mut self, item: T) {
        if !self.contains(&item) {
            self.push(item);
        }
    }
}

impl<T, const N: usize> Default for Few<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for Few<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        self.all.as_ref().map_or(&[], |all| &all[..usize::from(self.len)])
    }
}

impl<T, const N: usize> DerefMut for Few<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        self.all.as_mut().map_or(&mut [], |all| &mut all[..usize::from(self.len)])
    }
}

impl<T: Copy, const N: usize> Extend<T> for Few<T, N> {
    #[inline]
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        for item in items {
            self.push(item);
        }
    }
}

impl<T: Copy, const N: usize> FromIterator<T> for Few<T, N> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut few = Self::new();
        few.extend(items);
        few
    }
}

impl<T: Copy, const N: usize, const M: usize> From<[T; M]> for Few<T, N> {
    fn from(items: [T; M]) -> Self {
        items.into_iter().collect()
    }
}

impl<T: Copy, const N: usize> From<&[T]> for Few<T, N> {
    fn from(items: &[T]) -> Self {
        items.iter().copied().collect()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a Few<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Copy, const N: usize> IntoIterator for Few<T, N> {
    type Item = T;
    type IntoIter = std::iter::Take<std::iter::Flatten<std::option::IntoIter<[T; N]>>>;
    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.all.into_iter().flatten().take(usize::from(self.len))
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Few<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Few<T, N> {}

impl<T: PartialEq, const N: usize, const M: usize> PartialEq<[T; M]> for Few<T, N> {
    fn eq(&self, other: &[T; M]) -> bool {
        **self == *other
    }
}

impl<T: PartialEq, const N: usize> PartialEq<Vec<T>> for Few<T, N> {
    fn eq(&self, other: &Vec<T>) -> bool {
        **self == **other
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Few<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

impl<T: Serialize, const N: usize> Serialize for Few<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(to)
    }
}

impl<'de, T: Copy + Deserialize<'de>, const N: usize> Deserialize<'de> for Few<T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let all = Vec::<T>::deserialize(from)?;
        if all.len() > N {
            return Err(serde::de::Error::custom(format_args!("{} where at most {N} are possible", all.len())));
        }
        Ok(all.as_slice().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_holds_what_fits_in_order() {
        let mut few: Few<u8, 3> = Few::new();
        assert!(few.is_empty() && few.pop().is_none());
        assert!(few.push(7) && few.push(8) && few.push(9) && !few.push(10));
        assert_eq!(few, [7, 8, 9]);
        assert_eq!((few.remove(1), few.pop(), few.len()), (8, Some(9), 1));
        few.extend([1, 2]);
        few.retain(|n| *n != 1);
        assert_eq!(few, [7, 2]);
        assert!(few.take(7) && !few.take(7));
        few.push_new(2);
        assert_eq!(few.into_iter().collect::<Vec<_>>(), [2]);
        assert!(serde_json::from_str::<Few<u8, 3>>("[1,2,3,4]").is_err());
    }
    #[test]
    fn it_takes_something_in_the_middle_only_if_it_fits() {
        let mut few: Few<u8, 3> = [1, 3].into();
        assert_eq!(few, [1, 3]);
        assert!(few.insert(1, 2));
        assert_eq!(few, [1, 2, 3]);
        assert!(few == Few::from([1, 2, 3]) && few != Few::from([1, 2]) && few != Few::from([1, 2, 4]));
        assert!(!few.insert(0, 9));
        assert_eq!(few, [1, 2, 3], "there was no room");
        assert_eq!(Few::<u8, 2>::from(&few[..]), [1, 2], "what does not fit is left out");
        few.truncate(5);
        assert_eq!(few.as_slice(), [1, 2, 3]);
        few.truncate(1);
        assert_eq!(few, [1]);
        few.clear();
        assert!(few.is_empty());
    }
}
