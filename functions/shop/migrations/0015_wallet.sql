-- Cards that a member has saved at the payment provider, which alone has the number; only its last four digits are here.
CREATE TABLE card (
  id         INTEGER PRIMARY KEY,
  member_id  INTEGER NOT NULL,
  -- The provider's id of the card.
  token      TEXT NOT NULL UNIQUE,
  brand      TEXT NOT NULL,
  last4      TEXT NOT NULL,
  -- YYYY-MM, the last month of its validity.
  expiry     TEXT NOT NULL,
  holder     TEXT NOT NULL,
  -- 1 once the provider has validated it.
  is_valid   INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
);
CREATE INDEX card_member ON card (member_id);

-- A member's entry on the provider's card page, by the SHA-256 of the secret in its address.
CREATE TABLE card_visit (
  hash       TEXT PRIMARY KEY,
  member_id  INTEGER NOT NULL,
  return_url TEXT NOT NULL,
  language   TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
