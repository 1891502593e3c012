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
