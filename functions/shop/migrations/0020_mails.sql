-- A mail's way out: when it may be tried (null while it is being sent, once it is sent, and when it is given up), how
-- often it was, and when it was sent.
ALTER TABLE outbox ADD COLUMN try_at INTEGER DEFAULT 0;
ALTER TABLE outbox ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN delivered_at INTEGER;
CREATE INDEX outbox_by_try ON outbox (try_at) WHERE kind = 'mail' AND try_at IS NOT NULL;
