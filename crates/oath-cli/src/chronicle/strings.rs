//! `oath chronicle decode` and `encode`: Tabletop Simulator strings of both games; the base game's in words.

use super::foundations::Decoded as FoundationsDecoded;
use super::{read, write};
use crate::{Outcome, say};
use oath_cards::book;
use oath_model::{Card, Edition, Oath, SiteCard};
use oath_play::tts::{self, COLOUR_BITS, FACEDOWN, NONE, Previous, TtsChronicle, TtsFoundations, TtsSite};
use oath_play::{Chronicle, words};
use serde::{Deserialize, Serialize};
use std::io::Read;
use std::path::Path;

/// What is wanted of a string besides its content.
pub(super) struct Wanted<'a> {
    /// The file to write.
    pub to: Option<&'a Path>,
    /// The chronicle that goes on in the world of the string.
    pub into: Option<&'a Path>,
    /// The goal of the Oathkeeper.
    pub goal: Option<Oath>,
    /// The name of the chronicle.
    pub name: Option<&'a str>,
    /// The game of which it must be.
    pub edition: Option<Edition>,
}

/// A chronicle string in words: what `decode` prints and `encode` reads.
#[derive(Serialize, Deserialize)]
pub(super) struct Decoded {
    version: [u8; 3],
    game: u16,
    name: String,
    status: u8,
    oath: String,
    citizens: Vec<String>,
    suits: [u8; 6],
    sites: Vec<DecodedSite>,
    world_deck: Vec<String>,
    dispossessed: Vec<String>,
    relics: Vec<String>,
    previous: Option<DecodedPrevious>,
    #[serde(default)]
    warnings: Vec<String>,
}

#[derive(Serialize, Deserialize)]
struct DecodedSite {
    site: Option<String>,
    facedown: bool,
    cards: Vec<Option<String>>,
}

#[derive(Serialize, Deserialize)]
struct DecodedPrevious {
    citizens: u8,
    winner: u8,
    name: String,
}

impl Decoded {
    fn new(tts: &TtsChronicle, warnings: Vec<String>) -> Decoded {
        let names = |codes: &[u8]| codes.iter().map(|c| card_name(*c)).collect();
        let colours = COLOUR_BITS.iter().filter(|(_, bit)| tts.citizens & bit != 0);
        let sites = tts.sites.iter().map(|s| DecodedSite {
            site: (s.code != NONE).then(|| book().site(SiteCard(s.code % FACEDOWN)).name.to_owned()),
            facedown: (FACEDOWN..NONE).contains(&s.code),
            cards: s.cards.iter().map(|c| (*c != NONE).then(|| card_name(*c))).collect(),
        });
        Decoded {
            version: tts.version,
            game: tts.game,
            name: tts.name.clone(),
            status: tts.status,
            oath: words::oath(Oath::ALL[usize::from(tts.oath)]),
            citizens: colours.map(|(c, _)| words::colour(*c)).collect(),
            suits: tts.suits,
            sites: sites.collect(),
            world_deck: names(&tts.world_deck),
            dispossessed: names(&tts.dispossessed),
            relics: names(&tts.relics),
            previous: tts.previous.as_ref().map(|p| DecodedPrevious {
                citizens: p.citizens,
                winner: p.winner,
                name: p.name.clone(),
            }),
            warnings,
        }
    }

    fn to_tts(&self) -> Result<TtsChronicle, String> {
        let card = |name: &String| {
            let code = oath_cards::card_named(name).and_then(|c| u8::try_from(c.0).ok());
            code.ok_or_else(|| format!("there is no card '{name}'"))
        };
        let cards = |names: &[String]| names.iter().map(card).collect::<Result<Vec<u8>, String>>();
        let oath = Oath::ALL.iter().position(|o| words::oath(*o) == self.oath);
        let mut citizens = 0;
        for name in &self.citizens {
            let bit = COLOUR_BITS.iter().find(|(c, _)| words::colour(*c) == *name);
            citizens |= bit.ok_or_else(|| format!("'{name}' is no colour"))?.1;
        }
        let mut sites = [TtsSite { code: NONE, cards: [NONE; 3] }; 8];
        if self.sites.len() != sites.len() || self.sites.iter().any(|s| s.cards.len() > 3) {
            return Err("a map has 8 sites with up to 3 cards each".into());
        }
        for (raw, named) in sites.iter_mut().zip(&self.sites) {
            if let Some(name) = &named.site {
                let site =
                    oath_cards::site_named(name).ok_or_else(|| format!("there is no site '{name}'"))?;
                raw.code = site.0 + if named.facedown { FACEDOWN } else { 0 };
            }
            for (place, name) in raw.cards.iter_mut().zip(&named.cards) {
                *place = name.as_ref().map_or(Ok(NONE), card)?;
            }
        }
        if self.suits.iter().any(|s| *s > 5) {
            return Err("the order of suits has a digit above 5".into());
        }
        Ok(TtsChronicle {
            version: self.version,
            game: self.game,
            name: self.name.clone(),
            status: self.status,
            citizens,
            oath: oath.ok_or_else(|| format!("'{}' is no Oath", self.oath))? as u8,
            suits: self.suits,
            sites,
            world_deck: cards(&self.world_deck)?,
            dispossessed: cards(&self.dispossessed)?,
            relics: cards(&self.relics)?,
            previous: self.previous.as_ref().map(|p| Previous {
                citizens: p.citizens,
                winner: p.winner,
                name: p.name.clone(),
            }),
        })
    }
}

fn card_name(code: u8) -> String {
    book().card(Card(code.into())).name.to_owned()
}

/// The string of a chronicle file, or of JSON as `decode` prints it.
pub(super) fn encode(file: &Path) -> Outcome {
    let text =
        std::fs::read_to_string(file).map_err(|e| format!("{} cannot be read: {e}", file.display()))?;
    if text.trim_start().starts_with('{') {
        say!("{}", encode_json(&text).map_err(|e| format!("{}: {e}", file.display()))?);
        return Ok(true);
    }
    let (string, warnings) = read(file)?.string();
    for warning in warnings {
        eprintln!("oath: {warning}");
    }
    say!("{string}");
    Ok(true)
}

/// The string of JSON as `decode` prints it, of either game.
fn encode_json(text: &str) -> Result<String, String> {
    /// Of which game it is; absent: of the base game.
    #[derive(Deserialize)]
    struct Which {
        edition: Option<String>,
    }
    let which: Which = serde_json::from_str(text).map_err(|e| e.to_string())?;
    match which.edition.as_deref().unwrap_or("base").parse()? {
        Edition::Base => {
            let decoded: Decoded = serde_json::from_str(text).map_err(|e| e.to_string())?;
            Ok(decoded.to_tts()?.encode())
        }
        Edition::Foundations => {
            let decoded: FoundationsDecoded = serde_json::from_str(text).map_err(|e| e.to_string())?;
            Ok(decoded.to_tts()?.encode())
        }
    }
}

pub(super) fn decode(string: Option<&str>, wanted: &Wanted<'_>) -> Outcome {
    let text = match string {
        Some(text) => text.to_owned(),
        None => {
            let mut text = String::new();
            std::io::stdin().read_to_string(&mut text).map_err(|e| format!("nothing can be read: {e}"))?;
            text
        }
    };
    let edition = wanted.edition.or_else(|| tts::edition_of(&text)).unwrap_or(Edition::Base);
    let chronicle = match edition {
        Edition::Base => decode_base(&text, wanted)?,
        Edition::Foundations => decode_foundations(&text, wanted)?,
    };
    if let Some(file) = wanted.to {
        write(file, &chronicle)?;
    }
    if let Some(file) = wanted.into {
        let mut ours = read(file)?;
        let goal = wanted.goal.unwrap_or(match edition {
            Edition::Base => chronicle.world.oath,
            Edition::Foundations => ours.world.oath,
        });
        ours.go_on_in(chronicle).map_err(|e| format!("{}: {e}", file.display()))?;
        ours.world.oath = goal;
        write(file, &ours)?;
    }
    Ok(true)
}

fn print(decoded: &impl Serialize) {
    say!("{}", serde_json::to_string_pretty(decoded).expect("plain data"));
}

fn decode_base(text: &str, wanted: &Wanted<'_>) -> Result<Chronicle, String> {
    if wanted.goal.is_some() || wanted.name.is_some() {
        return Err("a string of the base game tells its Oath and its name".into());
    }
    let (tts, mut warnings) = TtsChronicle::decode(text).map_err(|e| e.to_string())?;
    let (chronicle, repairs) = Chronicle::from_tts(&tts, 1);
    warnings.extend(repairs);
    print(&Decoded::new(&tts, warnings));
    Ok(chronicle)
}

fn decode_foundations(text: &str, wanted: &Wanted<'_>) -> Result<Chronicle, String> {
    let tts = TtsFoundations::decode(text)?;
    let goal = wanted.goal.unwrap_or(Oath::Supremacy);
    let (mut chronicle, mut warnings) = Chronicle::from_foundations(&tts, goal, 1)?;
    if let Some(name) = wanted.name {
        chronicle.name = Chronicle::new(name, chronicle.world.clone()).name;
    }
    if wanted.goal.is_none() && wanted.to.is_some() {
        warnings.push(words::text("string-goal", &[("oath", words::oath(goal).into())]));
    }
    print(&FoundationsDecoded::new(&tts, warnings));
    Ok(chronicle)
}
