//! Games that began under an older version of the rules: today's questions are answered as those games
//! went, once, and the game goes on from there.

use super::{CHANCE, rows_of};
use crate::store::{AnswerRow, Store, StoreError, Stored, StoredGame};
use oath_model::{Player, Seat};
use oath_play::Record;
use oath_play::record;
use oath_play::record::upgrade::upgrade_answers;
use oath_play::tape::Given;

/// A stored game in today's questions. One that does not fit stays as it is: it can be looked at, and
/// stands still.
///
/// # Errors
/// If the disk fails.
pub(crate) async fn upgraded(store: &dyn Store, stored: StoredGame) -> Stored<StoredGame> {
    if !record::is_old(&stored.game.world) {
        return Ok(stored);
    }
    let (world, answers) = (stored.game.world.clone(), stored.answers.clone());
    let made = tokio::task::spawn_blocking(move || upgrade(&world, &answers)).await;
    let made = made.map_err(|_| StoreError::damaged("a game cannot be upgraded"))?;
    let (world, rows) = match made {
        Ok(made) => made,
        Err(why) => {
            tracing::error!(game = stored.game.id, why, "an old game does not fit today's rules");
            return Ok(stored);
        }
    };
    store.upgrade(&stored.game.id, stored.version, world, rows).await?;
    // Whoever was faster has written the same.
    let again = store.load(&stored.game.id).await?;
    again.ok_or_else(|| StoreError::damaged("a game is gone"))
}

fn upgrade(world: &str, answers: &[AnswerRow]) -> Result<(String, Vec<AnswerRow>), String> {
    let record = Record::from_text(world).map_err(|e| e.to_string())?;
    let given = |row: &AnswerRow| {
        let seat = if row.seat == CHANCE { Seat::Chance } else { Seat::Player(Player(row.seat)) };
        Ok::<_, String>(Given { seat, answer: oath_play::codec::parse_answer(&row.line)? })
    };
    let old = answers.iter().map(given).collect::<Result<Vec<_>, _>>()?;
    let new = upgrade_answers(&record.world, record.players, record.keep, &old)?;
    Ok((record.to_text(), rows_of(&new.answers, &new.put_in)))
}
