-- The number that a link was sent to: the link ends with the number's verification, as that of a mail with its address.
ALTER TABLE one_use ADD COLUMN phone TEXT NOT NULL DEFAULT '';
-- The cron deletes what has run out.
CREATE INDEX session_age ON session (seen_at);
