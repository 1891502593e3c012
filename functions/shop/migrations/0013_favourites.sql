-- A member's favourite products. category_id is the platform's cat_id; every member has category 1.
CREATE TABLE favourite (
  id          INTEGER PRIMARY KEY,
  member_id   INTEGER NOT NULL,
  category_id INTEGER NOT NULL DEFAULT 1,
  product_id  INTEGER NOT NULL,
  added_at    INTEGER NOT NULL,
  UNIQUE (member_id, category_id, product_id)
);

-- A list that its member shares by a link; the id cannot be guessed.
CREATE TABLE favourite_share (
  id        TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL UNIQUE
) WITHOUT ROWID;
