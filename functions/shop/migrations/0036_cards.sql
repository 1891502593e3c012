-- Cards that a member keeps with the payment provider. The number stays with the provider: only its last four are here.
CREATE TABLE card (
  id         INTEGER PRIMARY KEY,
  member_id  INTEGER NOT NULL,
  -- The provider's own name for the card.
  token      TEXT NOT NULL UNIQUE,
  brand      TEXT NOT NULL,
  last4      TEXT NOT NULL,
  -- YYYY-MM, the last month that it is good for.
  expiry     TEXT NOT NULL,
  holder     TEXT NOT NULL,
  -- 1 once the provider has proven it.
  is_valid   INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
);
CREATE INDEX card_member ON card (member_id);

-- A visit of a member to the provider's card page, by the SHA-256 of the secret in its address.
CREATE TABLE card_visit (
  hash       TEXT PRIMARY KEY,
  member_id  INTEGER NOT NULL,
  return_url TEXT NOT NULL,
  language   TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
