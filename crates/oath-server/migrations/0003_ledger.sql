-- Promises that players have written down: who made them to whom, and whether they were kept.
CREATE TABLE ledger (
    game TEXT NOT NULL,
    n BIGINT NOT NULL,
    maker BIGINT NOT NULL,
    heard TEXT NOT NULL,
    at BIGINT NOT NULL,
    moment BIGINT NOT NULL,
    round BIGINT NOT NULL,
    body TEXT NOT NULL,
    mark BIGINT NOT NULL,
    marks BIGINT NOT NULL,
    PRIMARY KEY (game, n)
);
