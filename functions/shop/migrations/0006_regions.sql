CREATE TABLE country (
  code       TEXT PRIMARY KEY,
  title      TEXT NOT NULL,
  phone_code TEXT NOT NULL,
  pattern    TEXT NOT NULL,
  has_state  INTEGER NOT NULL DEFAULT 0,
  ships      INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

-- Flags of countries: WebP in base64, 40 by 30 pixels.
CREATE TABLE flag (
  code TEXT PRIMARY KEY,
  webp TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE state (
  code         TEXT PRIMARY KEY,
  country_code TEXT NOT NULL,
  title        TEXT NOT NULL
) WITHOUT ROWID;

-- parent_code: a state where the country has states, else the country.
CREATE TABLE city (
  code        TEXT PRIMARY KEY,
  parent_code TEXT NOT NULL,
  title       TEXT NOT NULL,
  sort_key    TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX city_parent ON city (parent_code);

CREATE TABLE town (
  code      TEXT PRIMARY KEY,
  city_code TEXT NOT NULL,
  title     TEXT NOT NULL,
  sort_key  TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX town_city ON town (city_code);

-- Neighbourhoods (mahalle), on the wire "district". code = town code and two or three digits.
CREATE TABLE district (
  code        TEXT PRIMARY KEY,
  town_code   TEXT NOT NULL,
  title       TEXT NOT NULL,
  sort_key    TEXT NOT NULL,
  postal_code TEXT
) WITHOUT ROWID;
CREATE INDEX district_town ON district (town_code);

CREATE TABLE store (
  id          INTEGER PRIMARY KEY,
  title       TEXT NOT NULL,
  address     TEXT NOT NULL,
  quarter     TEXT NOT NULL,
  city_code   TEXT NOT NULL,
  town_code   TEXT NOT NULL,
  phone       TEXT NOT NULL,
  mail        TEXT NOT NULL,
  is_delivery INTEGER NOT NULL DEFAULT 1
);

CREATE TABLE tax_office (
  title TEXT PRIMARY KEY
) WITHOUT ROWID;
