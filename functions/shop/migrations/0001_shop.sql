-- Settings, currencies and pages of the shop. Money is an integer in hundredths of the Turkish lira, VAT included.
-- A `title`, `text` or `html` column that ends in no language holds JSON by language: {"tr":"…","en":"…","de":"…","ar":"…"}.

CREATE TABLE setting (
  name  TEXT PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;

-- rate: the price of one unit in lira.
CREATE TABLE currency (
  code     TEXT PRIMARY KEY,
  title    TEXT NOT NULL,
  symbol   TEXT NOT NULL,
  rate     REAL NOT NULL CHECK (rate > 0),
  position INTEGER NOT NULL
) WITHOUT ROWID;

-- Addresses of everything but products, whose addresses are in the table of their texts.
-- moved = 1: an old address; its current one is the row of the same target and language with moved = 0.
CREATE TABLE link (
  path      TEXT PRIMARY KEY,
  kind      TEXT NOT NULL CHECK (kind IN ('home', 'category', 'content', 'product')),
  target_id INTEGER NOT NULL,
  language  TEXT NOT NULL,
  moved     INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX link_target ON link (kind, target_id, language, moved);

CREATE TABLE content (
  id          INTEGER PRIMARY KEY,
  code        TEXT NOT NULL UNIQUE,
  title       TEXT NOT NULL,
  description TEXT NOT NULL,
  html        TEXT NOT NULL
);

CREATE TABLE banner (
  id        INTEGER PRIMARY KEY,
  position  INTEGER NOT NULL,
  title     TEXT NOT NULL,
  text      TEXT NOT NULL,
  image     TEXT NOT NULL,
  link_kind TEXT NOT NULL,
  link_id   INTEGER NOT NULL
);

-- rule: the products of the showcase; see site/home-queries.ts.
CREATE TABLE showcase (
  id       INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,
  title    TEXT NOT NULL,
  rule     TEXT NOT NULL CHECK (rule IN ('new', 'deal', 'rated', 'category')),
  category_id INTEGER
);
