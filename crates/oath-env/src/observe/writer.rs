//! Where an observation is written to: its numbers, or once their names.

/// Writes one number after the other.
pub(super) struct Writer<'o> {
    out: &'o mut [f32],
    at: usize,
    /// Names are collected instead of numbers.
    names: Option<Vec<String>>,
    scope: String,
}

impl<'o> Writer<'o> {
    /// Into an array of zeros.
    pub(super) fn of_numbers(out: &'o mut [f32]) -> Writer<'o> {
        Writer { out, at: 0, names: None, scope: String::new() }
    }

    /// The names alone.
    pub(super) fn of_names() -> Writer<'static> {
        Writer { out: &mut [], at: 0, names: Some(Vec::new()), scope: String::new() }
    }

    pub(super) fn into_names(self) -> Vec<String> {
        self.names.unwrap_or_default()
    }

    /// What the following numbers are about.
    pub(super) fn scope(&mut self, name: impl FnOnce() -> String) {
        if self.names.is_some() {
            self.scope = name();
        }
    }

    /// Numbers so far.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    /// Leave so many zeros.
    pub(super) fn skip(&mut self, n: usize) {
        self.at += n;
    }

    #[cold]
    fn name(&mut self, name: &str, more: Option<&str>) {
        if let Some(names) = &mut self.names {
            let more = more.map(|more| format!(" {more}")).unwrap_or_default();
            names.push(format!("{}: {name}{more}", self.scope));
        }
    }

    fn put(&mut self, name: &str, more: Option<&str>, value: f32) {
        if self.names.is_some() {
            self.name(name, more);
        } else {
            self.out[self.at] = value;
        }
        self.at += 1;
    }

    pub(super) fn flag(&mut self, name: &str, is: bool) {
        self.put(name, None, f32::from(u8::from(is)));
    }

    pub(super) fn flag_of(&mut self, name: &str, of: &str, is: bool) {
        self.put(name, Some(of), f32::from(u8::from(is)));
    }

    /// A number as a part of what is much; more than that is not told apart.
    pub(super) fn part(&mut self, name: &str, n: u8, much: u8) {
        self.put(name, None, f32::from(n.min(much)) / f32::from(much));
    }

    pub(super) fn part_of(&mut self, name: &str, of: &str, n: u8, much: u8) {
        self.put(name, Some(of), f32::from(n.min(much)) / f32::from(much));
    }

    /// A number for each of these, 1 for one of them.
    pub(super) fn one_hot(&mut self, name: &str, of: &[&str], which: Option<usize>) {
        if self.names.is_some() {
            of.iter().for_each(|of| self.name(name, Some(of)));
        } else if let Some(which) = which.filter(|which| *which < of.len()) {
            self.out[self.at + which] = 1.0;
        }
        self.at += of.len();
    }

    /// A number for each of these, 1 for those whose bit is set.
    pub(super) fn bits(&mut self, name: &str, of: &[&str], bits: u32) {
        for (i, of) in of.iter().enumerate() {
            self.flag_of(name, of, bits >> i & 1 == 1);
        }
    }

    /// A table of `rows` times these columns, to be filled with [`Writer::set`].
    pub(super) fn table(&mut self, rows: usize, columns: &[&str], row: impl Fn(usize) -> String) -> usize {
        let begin = self.at;
        if self.names.is_some() {
            for i in 0..rows {
                self.scope = row(i);
                columns.iter().for_each(|column| self.name(column, None));
            }
        }
        self.at += rows * columns.len();
        begin
    }

    pub(super) fn set(&mut self, at: usize, value: f32) {
        if let Some(cell) = self.out.get_mut(at) {
            *cell = value;
        }
    }
}
