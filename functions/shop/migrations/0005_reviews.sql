CREATE TABLE review (
  id         INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL,
  name       TEXT NOT NULL,
  surname    TEXT NOT NULL,
  shows_name INTEGER NOT NULL DEFAULT 1,
  title      TEXT NOT NULL,
  text       TEXT NOT NULL,
  stars      INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
  created_at INTEGER NOT NULL,
  has_bought INTEGER NOT NULL DEFAULT 0,
  yes_votes  INTEGER NOT NULL DEFAULT 0,
  no_votes   INTEGER NOT NULL DEFAULT 0,
  is_approved INTEGER NOT NULL DEFAULT 1,
  -- The author; 0 for an older review, or a guest.
  member_id  INTEGER NOT NULL DEFAULT 0,
  -- The words folded for searching (text.ts).
  folded     TEXT NOT NULL DEFAULT ''
);
CREATE INDEX review_product ON review (product_id, created_at);
CREATE UNIQUE INDEX review_member ON review (product_id, member_id) WHERE member_id > 0;

-- voter: a member's id, or the key of a guest's session. vote: 1 helpful, 2 not.
CREATE TABLE review_vote (
  review_id INTEGER NOT NULL REFERENCES review (id),
  voter     TEXT NOT NULL,
  vote      INTEGER NOT NULL CHECK (vote IN (1, 2)),
  PRIMARY KEY (review_id, voter)
) WITHOUT ROWID;

CREATE TABLE question (
  id         INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL,
  name       TEXT NOT NULL,
  text       TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  is_approved INTEGER NOT NULL DEFAULT 1,
  member_id  INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX question_product ON question (product_id, created_at);

CREATE TABLE answer (
  id          INTEGER PRIMARY KEY,
  question_id INTEGER NOT NULL REFERENCES question (id),
  text        TEXT NOT NULL,
  created_at  INTEGER NOT NULL,
  by_shop     INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX answer_question ON answer (question_id);

-- Alarms for products that are back or cheaper. price: the price when the alarm was set.
-- A price alarm of a product with variants is about one variant: otherwise the opening variant that sells out would look
-- like a price that fell. A stock alarm without a variant is about any.
CREATE TABLE alarm (
  id         INTEGER PRIMARY KEY,
  kind       TEXT NOT NULL CHECK (kind IN ('stock', 'price')),
  product_id INTEGER NOT NULL REFERENCES product (id),
  variant_id INTEGER NOT NULL DEFAULT 0,
  email      TEXT NOT NULL,
  price      INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  -- The language of its mail, and the currency of the price in it.
  language   TEXT NOT NULL DEFAULT 'tr',
  currency   TEXT NOT NULL DEFAULT 'TL',
  UNIQUE (kind, product_id, variant_id, email)
);
