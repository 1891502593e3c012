-- A sign-in is a session of one browser; the tokens that replace one another belong to it.
ALTER TABLE member_token ADD COLUMN session_id TEXT NOT NULL DEFAULT '';
-- Browser and system in words, as the storefront names them.
ALTER TABLE member_token ADD COLUMN device TEXT NOT NULL DEFAULT '';
-- Unix seconds; 0 where it is not known.
ALTER TABLE member_token ADD COLUMN signed_in_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE member_token ADD COLUMN used_at INTEGER NOT NULL DEFAULT 0;
UPDATE member_token SET session_id = lower(hex(randomblob(16)));
CREATE INDEX member_token_session ON member_token (member_id, session_id);
