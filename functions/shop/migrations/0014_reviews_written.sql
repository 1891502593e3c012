-- The author (0: older review, or a guest), and the words folded for searching (text.ts).
ALTER TABLE review ADD COLUMN member_id INTEGER NOT NULL DEFAULT 0;
ALTER TABLE review ADD COLUMN folded TEXT NOT NULL DEFAULT '';
CREATE UNIQUE INDEX review_member ON review (product_id, member_id) WHERE member_id > 0;

-- voter: a member's id, or the key of a guest's session. vote: 1 helpful, 2 not.
CREATE TABLE review_vote (
  review_id INTEGER NOT NULL REFERENCES review (id),
  voter     TEXT NOT NULL,
  vote      INTEGER NOT NULL CHECK (vote IN (1, 2)),
  PRIMARY KEY (review_id, voter)
) WITHOUT ROWID;

ALTER TABLE question ADD COLUMN member_id INTEGER NOT NULL DEFAULT 0;

-- Alarms for products that are back or cheaper. price: the price when the alarm was set, hundredths of the lira.
CREATE TABLE alarm (
  id         INTEGER PRIMARY KEY,
  kind       TEXT NOT NULL CHECK (kind IN ('stock', 'price')),
  product_id INTEGER NOT NULL REFERENCES product (id),
  variant_id INTEGER NOT NULL DEFAULT 0,
  email      TEXT NOT NULL,
  price      INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  UNIQUE (kind, product_id, variant_id, email)
);
