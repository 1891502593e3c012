-- Which member an outside account belongs to.
CREATE TABLE social_account (
  -- google, apple, facebook, twitter.
  platform  TEXT NOT NULL,
  -- The account's own id at the provider.
  subject   TEXT NOT NULL,
  member_id INTEGER NOT NULL,
  PRIMARY KEY (platform, subject)
) WITHOUT ROWID;

-- A sign-in by an outside account that still lacks something of the member's profile, one for each visit.
CREATE TABLE social_pending (
  session_id TEXT PRIMARY KEY,
  platform   TEXT NOT NULL,
  subject    TEXT NOT NULL,
  name       TEXT NOT NULL,
  surname    TEXT NOT NULL,
  -- Proven by the provider; empty when it gave none.
  email      TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;

-- The reference provider's own: codes that it gave out, by their SHA-256; each is good for one exchange.
CREATE TABLE provider_code (
  hash       TEXT PRIMARY KEY,
  platform   TEXT NOT NULL,
  subject    TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
