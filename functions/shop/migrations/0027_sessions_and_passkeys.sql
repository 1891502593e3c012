-- A sign-in is a session of one browser; the tokens that replace one another belong to it.
ALTER TABLE member_token ADD COLUMN session_id TEXT NOT NULL DEFAULT '';
-- Browser and system in words, as the storefront names them.
ALTER TABLE member_token ADD COLUMN device TEXT NOT NULL DEFAULT '';
-- Unix seconds; 0 where it is not known.
ALTER TABLE member_token ADD COLUMN signed_in_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE member_token ADD COLUMN used_at INTEGER NOT NULL DEFAULT 0;
UPDATE member_token SET session_id = lower(hex(randomblob(16)));
CREATE INDEX member_token_session ON member_token (member_id, session_id);

-- Passkeys of members (WebAuthn): the public half of a key that a device or a password manager stores.
CREATE TABLE passkey (
  id            INTEGER PRIMARY KEY,
  member_id     INTEGER NOT NULL,
  -- In base64url, as the browser names it.
  credential_id TEXT NOT NULL UNIQUE,
  -- COSE, in base64url.
  public_key    TEXT NOT NULL,
  -- 0 for keys that do not count their uses.
  counter       INTEGER NOT NULL,
  -- JSON.
  transports    TEXT NOT NULL DEFAULT '[]',
  -- As its owner calls it; empty for none.
  name          TEXT NOT NULL DEFAULT '',
  -- Unix seconds; 0 before the first sign-in.
  created_at    INTEGER NOT NULL,
  used_at       INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX passkey_member ON passkey (member_id);

-- Challenges by their SHA-256, each for one answer of one session; member_id is 0 for a sign-in.
CREATE TABLE passkey_challenge (
  hash       TEXT PRIMARY KEY,
  session_id TEXT NOT NULL,
  member_id  INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
