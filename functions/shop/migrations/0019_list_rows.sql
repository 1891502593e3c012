-- The rows that lists are read from at any size, written at the end of the seed (seed/list-rows.ts), as a nightly run of the
-- platform would. Active products only. scope_id: the category, or 0 for the whole shop.
CREATE TABLE listed (
  scope_id      INTEGER NOT NULL,
  position      INTEGER NOT NULL,
  id            INTEGER NOT NULL,
  category_id   INTEGER NOT NULL,
  brand_id      INTEGER NOT NULL,
  price         INTEGER NOT NULL,
  is_new        INTEGER NOT NULL,
  is_discounted INTEGER NOT NULL,
  created_at    INTEGER NOT NULL,
  -- Positions by title, one column per language number.
  title0        INTEGER NOT NULL,
  title1        INTEGER NOT NULL,
  title2        INTEGER NOT NULL,
  title3        INTEGER NOT NULL,
  PRIMARY KEY (scope_id, position, id)
) WITHOUT ROWID;

CREATE TABLE list_size (
  scope_id INTEGER PRIMARY KEY,
  products INTEGER NOT NULL
);

-- Precomputed filters of unfiltered lists that are too long to count per call (list-size.ts).
-- kind: brand, category, type1, type2, value (ref: its id), range (ref: the property's), price (ref 0).
CREATE TABLE list_facet (
  scope_id INTEGER NOT NULL,
  kind     TEXT NOT NULL,
  ref      INTEGER NOT NULL,
  products INTEGER NOT NULL,
  low      REAL,
  high     REAL,
  PRIMARY KEY (scope_id, kind, ref)
) WITHOUT ROWID;

-- Every search word of the products, folded and in its most frequent spelling, for "did you mean".
DROP TABLE known_word;
CREATE TABLE known_word (
  language INTEGER NOT NULL,
  term     TEXT NOT NULL,
  shown    TEXT NOT NULL,
  products INTEGER NOT NULL,
  PRIMARY KEY (language, term)
) WITHOUT ROWID;
