CREATE TABLE member (
  id                INTEGER PRIMARY KEY,
  code              TEXT NOT NULL UNIQUE,
  name              TEXT NOT NULL,
  surname           TEXT NOT NULL,
  email             TEXT NOT NULL UNIQUE,
  phone             TEXT NOT NULL UNIQUE,
  vendor_code       TEXT UNIQUE,
  -- pbkdf2-sha256$iterations$salt$hash, the last two in base64url.
  password          TEXT NOT NULL,
  password_strength INTEGER NOT NULL,
  password_set_at   INTEGER NOT NULL,
  must_change_password INTEGER NOT NULL DEFAULT 0,
  group_id          INTEGER NOT NULL DEFAULT 0,
  is_affiliate      INTEGER NOT NULL DEFAULT 0,
  is_admin          INTEGER NOT NULL DEFAULT 0,
  is_activated      INTEGER NOT NULL DEFAULT 1,
  kvkk              INTEGER NOT NULL DEFAULT 0,
  mail_notify       INTEGER NOT NULL DEFAULT 0,
  sms_notify        INTEGER NOT NULL DEFAULT 0,
  phone_notify      INTEGER NOT NULL DEFAULT 0,
  gender            INTEGER NOT NULL DEFAULT 2,
  birth_date        TEXT NOT NULL DEFAULT '',
  country           TEXT NOT NULL DEFAULT 'TR',
  created_at        INTEGER NOT NULL
);

CREATE TABLE member_group (
  id    INTEGER PRIMARY KEY,
  title TEXT NOT NULL
);
