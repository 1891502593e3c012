-- A shopper's session. Its id is the SHA-256 of the cookie's value, which is not stored.
CREATE TABLE session (
  id         TEXT PRIMARY KEY,
  currency   TEXT NOT NULL DEFAULT '',
  language   TEXT NOT NULL DEFAULT '',
  store_id   INTEGER NOT NULL DEFAULT 0,
  country    TEXT NOT NULL DEFAULT '',
  state      TEXT NOT NULL DEFAULT '',
  city       TEXT NOT NULL DEFAULT '',
  town       TEXT NOT NULL DEFAULT '',
  member_id  INTEGER NOT NULL DEFAULT 0,
  email      TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL,
  seen_at    INTEGER NOT NULL,
  -- 1 after its member signed out: its cart waits for the member's next sign-in.
  is_left    INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX session_member ON session (member_id) WHERE member_id > 0;

-- Additions share a line when product, variant, subscription, order note and personalization are equal.
CREATE TABLE cart_line (
  id              INTEGER PRIMARY KEY,
  session_id      TEXT NOT NULL,
  product_id      INTEGER NOT NULL,
  variant_id      INTEGER NOT NULL DEFAULT 0,
  count           REAL NOT NULL CHECK (count > 0),
  related_id      TEXT NOT NULL DEFAULT '',
  frequency       TEXT NOT NULL DEFAULT '',
  order_note      TEXT NOT NULL DEFAULT '',
  personalization TEXT NOT NULL DEFAULT '',
  added_at        INTEGER NOT NULL,
  UNIQUE (session_id, product_id, variant_id, frequency, order_note, personalization)
);

-- Stored answers by Idempotency-Key, for 24 hours. body is NULL while the first request is under way.
CREATE TABLE replay (
  key        TEXT PRIMARY KEY,
  payload    TEXT NOT NULL,
  status     INTEGER NOT NULL DEFAULT 0,
  body       TEXT,
  cookie     TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX replay_age ON replay (created_at);
