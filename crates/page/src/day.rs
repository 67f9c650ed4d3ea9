//! Days: for programs as `2026-11-15`, for people in words.

use table::{Msg, msg};

/// Year, month and day of seconds since 1970 (days to a date after Howard Hinnant's rule).
const fn civil(seconds: i64) -> (i64, i64, i64) {
    let days = seconds.div_euclid(86_400) + 719_468;
    let (era, day_of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = year_of_era + era * 400 + if month <= 2 { 1 } else { 0 };
    (year, month, day)
}

/// A day as `2026-11-15`, from seconds since 1970.
pub fn iso(seconds: i64) -> String {
    let (year, month, day) = civil(seconds);
    format!("{year:04}-{month:02}-{day:02}")
}

/// Day and time as `2026-11-15T070502`, from seconds since 1970: a name that sorts by time.
pub fn stamp(seconds: i64) -> String {
    let second = seconds.rem_euclid(86_400);
    format!("{}T{:02}{:02}{:02}", iso(seconds), second / 3_600, second / 60 % 60, second % 60)
}

/// The same in words.
pub fn words(seconds: i64) -> Msg {
    let (year, month, day) = civil(seconds);
    msg!("page-day", day = day, month = month, year = year.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::text;
    use table::Lang;

    #[test]
    fn seconds_are_days() {
        assert_eq!(iso(0), "1970-01-01");
        assert_eq!(iso(951_782_400), "2000-02-29");
        assert_eq!(iso(1_794_700_800), "2026-11-15");
        assert_eq!(iso(-1), "1969-12-31");
        assert_eq!(stamp(1_794_700_800 + 25_502), "2026-11-15T070502");
    }

    #[test]
    fn a_day_reads_as_people_write_it() {
        let day = words(1_794_700_800);
        assert_eq!(
            (text(Lang::En, &day).as_str(), text(Lang::De, &day).as_str()),
            ("15 November 2026", "15. November 2026")
        );
        assert_eq!(text(Lang::De, &words(951_782_400)), "29. Februar 2000");
    }
}
