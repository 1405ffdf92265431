//! `oath serve`: the page on which Oath is played.

use crate::{Outcome, say};
use oath_server::Config;
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use std::time::Duration;

#[derive(clap::Args)]
pub struct Args {
    /// Address of the page
    #[arg(long, default_value = "127.0.0.1:7373")]
    addr: String,
    #[command(flatten)]
    kept: Where,
    /// Pause before each move of a bot, in milliseconds
    #[arg(long, default_value_t = 700)]
    bot_pause: u64,
    /// Requests a second that one address may make
    #[arg(long, default_value_t = 40)]
    rate: u32,
    /// Let webhooks go to private and loopback addresses
    #[arg(long)]
    allow_private_webhooks: bool,
    /// Address under which people reach the page, for links; with https, cookies are sent by it alone
    #[arg(long)]
    public_url: Option<String>,
}

/// Where everything is kept.
#[derive(clap::Args, Default)]
pub struct Where {
    /// Where games are kept [default: the user's data folder]
    #[arg(long)]
    data: Option<PathBuf>,
    /// Another database than the one in the data folder, as postgres://USER:PASSWORD@HOST/NAME
    #[arg(long)]
    database_url: Option<String>,
}

impl Where {
    /// The settings of a server that keeps its games there.
    pub fn config(&self) -> Config {
        let data = self.data.clone().unwrap_or_else(data_folder);
        Config { database_url: self.database_url.clone().map(Into::into), ..Config::at(data) }
    }
}

impl Default for Args {
    fn default() -> Args {
        Args {
            addr: "127.0.0.1:7373".into(),
            kept: Where::default(),
            bot_pause: 700,
            rate: 40,
            allow_private_webhooks: false,
            public_url: None,
        }
    }
}

/// The user's folder for data, or a folder here.
fn data_folder() -> PathBuf {
    let from = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from);
    let base = from("XDG_DATA_HOME")
        .or_else(|| from("APPDATA"))
        .or_else(|| from("HOME").map(|home| home.join(".local").join("share")));
    base.map_or_else(|| PathBuf::from("oath-data"), |base| base.join("oath"))
}

fn address(text: &str) -> Result<SocketAddr, String> {
    let mut found = text.to_socket_addrs().map_err(|e| format!("'{text}' is no address: {e}"))?;
    found.next().ok_or_else(|| format!("'{text}' is no address"))
}

pub fn run(args: &Args) -> Outcome {
    let config = Config {
        addr: address(&args.addr)?,
        bot_pause: Duration::from_millis(args.bot_pause),
        rate: args.rate,
        private_webhooks: args.allow_private_webhooks,
        public_url: args.public_url.as_ref().map(|url| url.trim_end_matches('/').to_owned()),
        ..args.kept.config()
    };
    let data = config.data.clone();
    tracing_subscriber::fmt().with_max_level(tracing::Level::WARN).with_writer(std::io::stderr).init();
    let runtime = tokio::runtime::Runtime::new().map_err(|e| e.to_string())?;
    let serving = oath_server::serve(config, |addr| {
        say!("Oath is served at http://{addr}/");
        say!("Games are kept in {}. Stop with Ctrl+C; nothing is lost.", data.display());
    });
    runtime.block_on(serving)?;
    Ok(true)
}
