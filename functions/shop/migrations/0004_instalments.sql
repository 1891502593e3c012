-- Card families with instalments.
CREATE TABLE bank_card (
  id       INTEGER PRIMARY KEY,
  title    TEXT NOT NULL,
  position INTEGER NOT NULL
);

-- percent: the surcharge for this number of instalments.
CREATE TABLE instalment (
  card_id INTEGER NOT NULL REFERENCES bank_card (id),
  number  INTEGER NOT NULL,
  percent REAL NOT NULL,
  PRIMARY KEY (card_id, number)
) WITHOUT ROWID;

-- The legal maximum of instalments for a category and its descendants.
CREATE TABLE instalment_cap (
  category_id INTEGER PRIMARY KEY,
  max_number  INTEGER NOT NULL
);
