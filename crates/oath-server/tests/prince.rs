//! The Clockwork Prince on the server: what the form takes and refuses, a game to its end, and the next one.
#![allow(clippy::unwrap_used)]

use oath_load::WebTable;
use oath_model::{CHANCELLOR, Player, PrincePowers, Role};
use oath_server::room::Room;
use oath_server_testkit::Here;
use std::sync::Arc;

/// Most answers of a test game.
const MOST: usize = 3000;

fn form(who: &[&str], more: &str) -> String {
    let seats = who.iter().enumerate().map(|(i, who)| format!("&who{i}={who}")).collect::<String>();
    format!("seats={}{seats}&world=first&clock=0&undo=all{more}", who.len())
}

async fn room(here: &Here, game: &str) -> Arc<Room> {
    here.app.room(game).await.unwrap().expect("it was opened")
}

/// People give the quietest answer until nobody is asked.
async fn play(here: &Here, table: &WebTable) {
    let room = room(here, &table.game).await;
    for _ in 0..MOST {
        let inner = room.look();
        let Some(asked) = inner.session.asked().cloned() else { break };
        assert_ne!(asked.player, CHANCELLOR, "nobody is asked for the Prince");
        let (at, seat) = (inner.session.answers().len(), asked.player.0);
        let line = oath_play::codec::answer_line(&asked.default_answer());
        let body = format!(r#"{{"do":"answer","seat":{seat},"at":{at},"answer":"{line}"}}"#);
        let reply = here.json(&table.path("/do"), &table.all(), &body).await;
        assert!(reply.status.is_success(), "{}", reply.body);
    }
    assert!(room.look().session.is_over(), "the game ends");
}

#[tokio::test]
async fn what_cannot_be_is_refused_in_one_sentence() {
    let here = Here::new("prince-refused").await;
    let wrong = [
        (form(&["prince", "here", "here", "here"], ""), "one or two"),
        (form(&["here", "prince"], ""), "first seat"),
        (form(&["prince", "prince"], "&name1=Another"), "first seat"),
        (form(&["prince", "novice"], ""), "to a person"),
        (form(&["prince", "here"], "&edition=foundations"), "base game"),
    ];
    for (form, sentence) in wrong {
        let reply = here.form("/games", "", &form).await;
        assert!(reply.status.is_client_error(), "{form}: {}", reply.status);
        assert!(reply.body.contains(sentence), "{form}: the page does not say '{sentence}'");
    }
}

#[tokio::test]
async fn a_game_with_him_is_played_and_followed_by_the_next() {
    let here = Here::new("prince").await;
    let mut table = here.open(&form(&["prince-expanded", "here"], "")).await;
    for number in 1..=2 {
        let game = room(&here, &table.game).await;
        assert_eq!(game.setup.number, number);
        assert_eq!(game.setup.prince(), Some(PrincePowers::Expanded));
        let inner = game.look();
        assert_eq!(inner.session.world().unwrap().prince, Some(PrincePowers::Expanded));
        assert_eq!(inner.session.state()[Player(0)].role, Role::Chancellor);
        drop(inner);
        let page = here.get(&table.path(""), &table.all()).await;
        assert_eq!(page.status, 200);
        assert!(
            page.body.contains("Clockwork Prince") && page.body.contains("Caution"),
            "his board is drawn"
        );
        play(&here, &table).await;
        for path in ["", "/over", "/log", "/menu", "/at/20", "/record"] {
            assert_eq!(here.get(&table.path(path), &table.all()).await.status, 200, "{path}");
        }
        let next = here.form(&table.path("/next"), &table.host, "").await;
        table = WebTable::of(&next).unwrap_or_else(|| panic!("no next game: {} {}", next.status, next.body));
    }
}
