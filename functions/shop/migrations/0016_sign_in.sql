-- Valid bearer tokens of members; a missing token was signed out or replaced.
CREATE TABLE member_token (
  -- The id in the token's claims (jti).
  id         TEXT PRIMARY KEY,
  member_id  INTEGER NOT NULL,
  -- 1 for "remember me": a replaced token gets the same lifetime.
  remember   INTEGER NOT NULL DEFAULT 0,
  -- Unix seconds.
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX member_token_age ON member_token (expires_at);

-- Failed sign-ins by the SHA-256 of kind and name, whether the account exists or not.
CREATE TABLE sign_in_failure (
  who           TEXT PRIMARY KEY,
  failures      INTEGER NOT NULL,
  -- Unix seconds: no attempt is checked before this time.
  blocked_until INTEGER NOT NULL DEFAULT 0,
  failed_at     INTEGER NOT NULL
) WITHOUT ROWID;

-- 1 after its member signed out: its cart waits for the member's next sign-in.
ALTER TABLE session ADD COLUMN is_left INTEGER NOT NULL DEFAULT 0;
CREATE INDEX session_member ON session (member_id) WHERE member_id > 0;
