-- Promises of peace: until the end of which round, and who of those to whom it was promised has let it go. A promise
-- in words has no round.
ALTER TABLE ledger ADD COLUMN until BIGINT;
ALTER TABLE ledger ADD COLUMN freed TEXT;
