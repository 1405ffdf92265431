CREATE TABLE IF NOT EXISTS games (
    id TEXT PRIMARY KEY,
    created BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    over BIGINT NOT NULL,
    chronicle TEXT NOT NULL,
    setup TEXT NOT NULL,
    world TEXT NOT NULL,
    seed TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS answers (
    game TEXT NOT NULL,
    n BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (game, n)
);
CREATE TABLE IF NOT EXISTS links (
    hash TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    role BIGINT NOT NULL
);
CREATE TABLE IF NOT EXISTS seats (
    game TEXT NOT NULL,
    seat BIGINT NOT NULL,
    settings TEXT NOT NULL,
    PRIMARY KEY (game, seat)
);
CREATE TABLE IF NOT EXISTS talk (
    game TEXT NOT NULL,
    n BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    at BIGINT NOT NULL,
    said TEXT NOT NULL,
    PRIMARY KEY (game, n)
);
CREATE TABLE IF NOT EXISTS chronicles (
    id TEXT PRIMARY KEY,
    touched BIGINT NOT NULL,
    body TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS games_by_touched ON games (over, touched);
CREATE INDEX IF NOT EXISTS games_by_chronicle ON games (chronicle, created);

