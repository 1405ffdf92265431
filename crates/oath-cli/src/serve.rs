//! `oath serve`: the page on which Oath is played.

use crate::{Outcome, say};
use clap::Parser;
use ipnet::IpNet;
use oath_server::Config;
use oath_server::config::Limits;
use std::net::{IpAddr, SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use std::time::Duration;
use tracing::level_filters::LevelFilter;

/// Stack of a thread: positions are flat and large, and a question lies deep in the rules. Only what is used is taken.
const STACK: usize = 8 << 20;

/// How long the program waits for work that nobody needs any more.
const LAST_THOUGHTS: Duration = Duration::from_secs(1);

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Address of the page
    #[arg(long, default_value = "127.0.0.1:7373")]
    addr: String,
    #[command(flatten)]
    kept: Storage,
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
    #[command(flatten)]
    guard: Guard,
    #[command(flatten)]
    log: Log,
}

/// What others may take.
#[derive(clap::Args)]
struct Guard {
    /// Proxy that may say for whom it asks, as an address or a network; may be given several times
    #[arg(long, value_name = "ADDR/NET", value_parser = network)]
    trusted_proxy: Vec<IpNet>,
    /// Connections in all, if the system allows as many
    #[arg(long, default_value_t = 8192)]
    connections: usize,
    /// Connections of one address
    #[arg(long, default_value_t = 256)]
    connections_per_address: usize,
    /// Tables with bots that one address may have open
    #[arg(long, default_value_t = 50)]
    bot_tables: usize,
    /// Who sends this token may read /metrics [default: whoever is in the private network]
    #[arg(long, value_name = "TOKEN")]
    metrics_token: Option<String>,
}

impl Guard {
    fn limits(&self) -> Limits {
        let mut limits = Limits::default();
        limits.proxies.0.clone_from(&self.trusted_proxy);
        limits.connections.all = self.connections;
        limits.connections.each = self.connections_per_address;
        limits.bot_tables.each = self.bot_tables;
        limits.metrics_hash = self.metrics_token.as_deref().map(oath_server::access::hash);
        limits
    }
}

/// One address, or a network of them.
fn network(text: &str) -> Result<IpNet, String> {
    let one = || text.parse::<IpAddr>().ok().map(IpNet::from);
    text.parse().ok().or_else(one).ok_or_else(|| format!("'{text}' is neither an address nor a network"))
}

/// What is written about the server's work, to standard error.
#[derive(clap::Args)]
struct Log {
    /// How the log is written
    #[arg(long, value_enum, default_value_t = Form::Text)]
    log: Form,
    /// What is logged: off, error, warn, info (every request), debug or trace
    #[arg(long, default_value = "warn")]
    log_level: LevelFilter,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Form {
    Text,
    Json,
}

impl Log {
    fn begin(&self) {
        let log = tracing_subscriber::fmt().with_max_level(self.log_level).with_writer(std::io::stderr);
        match self.log {
            Form::Text => log.init(),
            Form::Json => log.json().flatten_event(true).with_span_list(false).init(),
        }
    }
}

/// Where everything is kept.
#[derive(clap::Args, Default)]
pub(crate) struct Storage {
    /// Where games are kept [default: the user's data folder]
    #[arg(long)]
    data: Option<PathBuf>,
    /// Another database than the one in the data folder, as postgres://USER:PASSWORD@HOST/NAME. Everybody
    /// on the machine sees what stands here: a password is better kept in the environment
    #[arg(long, env = "OATH_DATABASE_URL", hide_env_values = true)]
    database_url: Option<String>,
}

impl Storage {
    /// The settings of a server that keeps its games there.
    pub(crate) fn config(&self) -> Config {
        let data = self.data.clone().unwrap_or_else(data_folder);
        let database_url = self.database_url.clone().filter(|url| !url.is_empty()).map(Into::into);
        Config { database_url, ..Config::at(data) }
    }
}

/// The options alone, without a command before them.
#[derive(clap::Parser)]
struct Alone {
    #[command(flatten)]
    args: Args,
}

impl Default for Args {
    fn default() -> Args {
        Alone::parse_from(["oath"]).args
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

pub(crate) fn run(args: &Args) -> Outcome {
    let config = Config {
        addr: address(&args.addr)?,
        bot_pause: Duration::from_millis(args.bot_pause),
        rate: args.rate,
        private_webhooks: args.allow_private_webhooks,
        public_url: args.public_url.as_ref().map(|url| url.trim_end_matches('/').to_owned()),
        limits: args.guard.limits(),
        ..args.kept.config()
    };
    let data = config.data.clone();
    args.log.begin();
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.enable_all().thread_stack_size(STACK).build().map_err(|e| e.to_string())?;
    let serving = oath_server::serve(config, |addr| {
        say!("Oath is served at http://{addr}/");
        say!("Games are kept in {}. Stop with Ctrl+C; nothing is lost.", data.display());
    });
    let served = runtime.block_on(serving);
    // Whoever still thinks, thinks for nobody.
    runtime.shutdown_timeout(LAST_THOUGHTS);
    served.map(|()| true)
}
