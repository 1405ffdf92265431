-- Every change of a game raises its version, and is accepted only from the version it was made from.
ALTER TABLE games ADD COLUMN version BIGINT NOT NULL DEFAULT 0;
-- Which game of its chronicle it is: there is one of each number.
ALTER TABLE games ADD COLUMN number BIGINT;
-- 1 while a program must answer although nobody looks on.
ALTER TABLE games ADD COLUMN waits BIGINT NOT NULL DEFAULT 1;
-- What is open at the table, as JSON: a request to take back.
ALTER TABLE games ADD COLUMN pending TEXT NOT NULL DEFAULT '{}';
-- Set until the game is dealt, as JSON.
ALTER TABLE games ADD COLUMN gathering TEXT;
-- The process that answers for programs, and how often that has changed.
ALTER TABLE games ADD COLUMN owner TEXT;
ALTER TABLE games ADD COLUMN fence BIGINT NOT NULL DEFAULT 0;

-- Before numbers were unique several games could have the same one: the first keeps it.
UPDATE games SET number = (setup::json ->> 'number')::bigint WHERE setup LIKE '{%' AND NOT EXISTS (
    SELECT 1 FROM games AS other
    WHERE other.chronicle = games.chronicle AND other.setup LIKE '{%'
        AND (other.setup::json ->> 'number')::bigint = (games.setup::json ->> 'number')::bigint
        AND (other.created < games.created OR (other.created = games.created AND other.id < games.id))
);
CREATE UNIQUE INDEX games_by_number ON games (chronicle, number);
CREATE INDEX games_by_owner ON games (over, waits, owner);

-- A link is an invitation until somebody claims it. The older ones have always opened their seat.
ALTER TABLE links ADD COLUMN claimed BIGINT NOT NULL DEFAULT 1;
ALTER TABLE links ADD COLUMN generation BIGINT NOT NULL DEFAULT 0;
CREATE INDEX links_by_game ON links (game, role);

-- Answers that were taken back, by the version at which that happened.
CREATE TABLE undone (
    game TEXT NOT NULL,
    version BIGINT NOT NULL,
    n BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (game, version, n)
);

-- A chronicle is the text with which it began, and a chapter for every game since.
ALTER TABLE chronicles ADD COLUMN name TEXT NOT NULL DEFAULT '';
ALTER TABLE chronicles ADD COLUMN next BIGINT NOT NULL DEFAULT 1;
UPDATE chronicles SET
    name = COALESCE(substring(body FROM E'\nname ([^\n]*)'), ''),
    next = 1 + COALESCE(substring(body FROM E'\nearlier ([0-9]+)'), '0')::bigint
        + (length(body) - length(replace(body, E'\ngame ', ''))) / 6;
CREATE TABLE chapters (
    chronicle TEXT NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (chronicle, number)
);

-- Seeds that were promised by their hash and not used yet.
CREATE TABLE promises (
    hash TEXT PRIMARY KEY,
    seed TEXT NOT NULL,
    until BIGINT NOT NULL
);

-- Processes that serve this database, and how long they count as alive.
CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    until BIGINT NOT NULL
);
