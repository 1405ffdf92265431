//! The games as a table: CSV, and Parquet if the program was built with it.

use super::games::Played;
use super::stats::{kind, oath, role};
use std::fmt::Write as _;
use std::path::Path;

/// Can this program write Parquet?
pub(super) const PARQUET: bool = cfg!(feature = "parquet");

/// One row a game, with a head.
pub(super) fn csv(games: &[Played]) -> String {
    let mut out =
        "seed,world,players,oath,winner,role,kind,bot,round,decisions,questions,options\n".to_owned();
    for game in games {
        let winner = game.winner.map_or(String::new(), |(p, _)| p.0.to_string());
        let bot = game.winner.map_or(String::new(), |(p, _)| game.bots[p.index()].to_string());
        let _ = writeln!(
            out,
            "{},{},{},{},{winner},{},{},{bot},{},{},{},{}",
            game.seed,
            game.world,
            game.players,
            oath(game),
            role(game),
            kind(game),
            game.round,
            game.decisions,
            game.lists,
            game.options
        );
    }
    out
}

/// Without the feature nothing is written; `PARQUET` says so before.
#[cfg(not(feature = "parquet"))]
pub(super) fn parquet(_: &Path, _: &[Played]) -> Result<(), String> {
    Ok(())
}

#[cfg(feature = "parquet")]
mod columns {
    use super::{Played, kind, oath, role};
    use parquet::basic::{LogicalType, Repetition, Type as Physical};
    use parquet::data_type::{ByteArray, ByteArrayType, Int64Type};
    use parquet::errors::ParquetError;
    use parquet::file::properties::WriterProperties;
    use parquet::file::writer::SerializedFileWriter;
    use parquet::schema::types::Type;
    use std::path::Path;
    use std::sync::Arc;

    type Numbers = fn(&Played) -> i64;
    type Words = fn(&Played) -> String;

    /// The columns, in order: numbers, then words.
    const NUMBERS: [(&str, Numbers); 8] = [
        ("seed", |g| g.seed as i64),
        ("players", |g| g.players as i64),
        ("winner", |g| g.winner.map_or(-1, |(p, _)| i64::from(p.0))),
        ("bot", |g| g.winner.map_or(-1, |(p, _)| g.bots[p.index()] as i64)),
        ("round", |g| i64::from(g.round)),
        ("decisions", |g| g.decisions as i64),
        ("questions", |g| g.lists as i64),
        ("options", |g| g.options as i64),
    ];
    const WORDS: [(&str, Words); 4] = [
        ("world", |g| g.world.to_owned()),
        ("oath", |g| oath(g).to_owned()),
        ("role", |g| role(g).to_owned()),
        ("kind", |g| kind(g).to_owned()),
    ];

    pub fn write(file: &Path, games: &[Played]) -> Result<(), ParquetError> {
        let column = |name: &str, physical: Physical, logical: Option<LogicalType>| {
            let built = Type::primitive_type_builder(name, physical)
                .with_repetition(Repetition::REQUIRED)
                .with_logical_type(logical);
            built.build().map(Arc::new)
        };
        let numbers = NUMBERS.iter().map(|(name, _)| column(name, Physical::INT64, None));
        let words =
            WORDS.iter().map(|(name, _)| column(name, Physical::BYTE_ARRAY, Some(LogicalType::String)));
        let fields = numbers.chain(words).collect::<Result<Vec<_>, _>>()?;
        let schema = Arc::new(Type::group_type_builder("games").with_fields(fields).build()?);
        let out = std::fs::File::create(file)?;
        let mut writer = SerializedFileWriter::new(out, schema, Arc::new(WriterProperties::default()))?;
        let mut group = writer.next_row_group()?;
        for (_, number) in NUMBERS {
            let values: Vec<i64> = games.iter().map(number).collect();
            let mut column = group.next_column()?.expect("the schema has this column");
            column.typed::<Int64Type>().write_batch(&values, None, None)?;
            column.close()?;
        }
        for (_, word) in WORDS {
            let values: Vec<ByteArray> =
                games.iter().map(|g| ByteArray::from(word(g).into_bytes())).collect();
            let mut column = group.next_column()?.expect("the schema has this column");
            column.typed::<ByteArrayType>().write_batch(&values, None, None)?;
            column.close()?;
        }
        group.close()?;
        writer.close().map(|_| ())
    }
}

/// One row a game, as Parquet.
#[cfg(feature = "parquet")]
pub fn parquet(file: &Path, games: &[Played]) -> Result<(), String> {
    columns::write(file, games).map_err(|e| format!("{} cannot be written: {e}", file.display()))
}
