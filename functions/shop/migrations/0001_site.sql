-- Settings, currencies and pages of the shop. Money is an integer in hundredths of the Turkish lira, VAT included, and
-- times are unix seconds, unless a comment says otherwise.
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
  kind      TEXT NOT NULL CHECK (kind IN ('home', 'category', 'brand', 'content', 'product')),
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

-- rule: the products of the showcase; see catalog/home.ts.
CREATE TABLE showcase (
  id       INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,
  title    TEXT NOT NULL,
  rule     TEXT NOT NULL CHECK (rule IN ('new', 'deal', 'rated', 'category')),
  category_id INTEGER
);

-- The rules of a page's form fields.
CREATE TABLE page_requirement (
  page        TEXT NOT NULL,
  field       TEXT NOT NULL,
  is_shown    INTEGER NOT NULL,
  is_required INTEGER NOT NULL,
  max_length  INTEGER NOT NULL,
  PRIMARY KEY (page, field)
) WITHOUT ROWID;

INSERT INTO page_requirement (page, field, is_shown, is_required, max_length) VALUES
  ('customer-insert-address-modal', 'title', 1, 1, 50),
  ('customer-insert-address-modal', 'fullname', 1, 1, 100),
  ('customer-insert-address-modal', 'mobile_phone', 1, 1, 40),
  ('customer-insert-address-modal', 'home_phone', 0, 0, 40),
  ('customer-insert-address-modal', 'country', 1, 1, 100),
  ('customer-insert-address-modal', 'province', 1, 1, 100),
  ('customer-insert-address-modal', 'city', 1, 1, 100),
  ('customer-insert-address-modal', 'town', 1, 0, 100),
  ('customer-insert-address-modal', 'district', 1, 0, 100),
  ('customer-insert-address-modal', 'address', 1, 1, 255),
  ('customer-insert-address-modal', 'post_code', 1, 0, 12),
  ('customer-insert-address-modal', 'identity_number', 1, 0, 11),
  ('customer-insert-address-modal', 'nationality', 0, 0, 60),
  ('customer-insert-address-modal', 'is_company_active', 1, 0, 1),
  ('customer-insert-address-modal', 'company', 1, 1, 150),
  ('customer-insert-address-modal', 'tax_office', 1, 1, 100),
  ('customer-insert-address-modal', 'tax_number', 1, 1, 20),
  ('customer-insert-address-modal', 'has_e_invoice', 1, 0, 1);

-- Mails and text messages, which the demo stores instead of sending.
CREATE TABLE outbox (
  id        INTEGER PRIMARY KEY,
  kind      TEXT NOT NULL,
  recipient TEXT NOT NULL,
  text      TEXT NOT NULL,
  -- A path of the shop's site; empty for none.
  link      TEXT NOT NULL DEFAULT '',
  sent_at   INTEGER NOT NULL
);
