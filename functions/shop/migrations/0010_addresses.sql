-- Addresses of members and guests. owner: 'm:' and the member's id, or 'g:' and the session's.
CREATE TABLE address (
  id              INTEGER PRIMARY KEY,
  owner           TEXT NOT NULL,
  title           TEXT NOT NULL,
  fullname        TEXT NOT NULL,
  is_company      INTEGER NOT NULL DEFAULT 0,
  company         TEXT NOT NULL DEFAULT '',
  tax_office      TEXT NOT NULL DEFAULT '',
  tax_number      TEXT NOT NULL DEFAULT '',
  identity_number TEXT NOT NULL DEFAULT '',
  has_e_invoice   INTEGER NOT NULL DEFAULT 0,
  -- A region's code is empty where its name is free text.
  country_code    TEXT NOT NULL,
  country         TEXT NOT NULL,
  state_code      TEXT NOT NULL DEFAULT '',
  state           TEXT NOT NULL DEFAULT '',
  city_code       TEXT NOT NULL DEFAULT '',
  city            TEXT NOT NULL,
  town_code       TEXT NOT NULL DEFAULT '',
  town            TEXT NOT NULL DEFAULT '',
  district_code   TEXT NOT NULL DEFAULT '',
  district        TEXT NOT NULL DEFAULT '',
  post_code       TEXT NOT NULL DEFAULT '',
  address         TEXT NOT NULL,
  mobile_phone    TEXT NOT NULL,
  home_phone      TEXT NOT NULL DEFAULT '',
  created_at      INTEGER NOT NULL,
  nationality     TEXT NOT NULL DEFAULT ''
);
CREATE INDEX address_owner ON address (owner, id);
