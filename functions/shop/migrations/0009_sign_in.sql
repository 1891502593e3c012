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
  account       TEXT PRIMARY KEY,
  failures      INTEGER NOT NULL,
  -- Unix seconds: no attempt is checked before this time.
  blocked_until INTEGER NOT NULL DEFAULT 0,
  failed_at     INTEGER NOT NULL
) WITHOUT ROWID;

-- A code sent to a phone, for one session and one purpose (signin, verify).
CREATE TABLE one_time_code (
  session_id TEXT NOT NULL,
  phone      TEXT NOT NULL,
  purpose    TEXT NOT NULL,
  code_hash  TEXT NOT NULL,
  tries      INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (session_id, phone, purpose)
) WITHOUT ROWID;

-- The security question of a session; one at a time per purpose.
CREATE TABLE captcha (
  session_id TEXT NOT NULL,
  purpose    TEXT NOT NULL,
  first      INTEGER NOT NULL,
  second     INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (session_id, purpose)
) WITHOUT ROWID;

-- The number of actions since the start of a time window.
CREATE TABLE act_count (
  actor    TEXT NOT NULL,
  kind     TEXT NOT NULL,
  began_at INTEGER NOT NULL,
  count    INTEGER NOT NULL,
  PRIMARY KEY (actor, kind)
) WITHOUT ROWID;

-- Links between outside accounts and members.
CREATE TABLE social_account (
  -- google, apple, facebook, twitter.
  platform  TEXT NOT NULL,
  -- The account's id at the provider.
  subject   TEXT NOT NULL,
  member_id INTEGER NOT NULL,
  PRIMARY KEY (platform, subject)
) WITHOUT ROWID;

-- A sign-in by an outside account with an incomplete profile, one per session.
CREATE TABLE social_pending (
  session_id TEXT PRIMARY KEY,
  platform   TEXT NOT NULL,
  subject    TEXT NOT NULL,
  name       TEXT NOT NULL,
  surname    TEXT NOT NULL,
  -- Verified by the provider; empty for none.
  email      TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;

-- Codes issued by the reference provider, by their SHA-256; each is valid for one exchange.
CREATE TABLE provider_code (
  hash       TEXT PRIMARY KEY,
  platform   TEXT NOT NULL,
  subject    TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
