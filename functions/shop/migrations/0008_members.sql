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
  created_at        INTEGER NOT NULL,
  phone_verified_at INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE member_group (
  id    INTEGER PRIMARY KEY,
  title TEXT NOT NULL
);

-- Consents given or withdrawn by members and subscribers. Rows are only added, never changed.
CREATE TABLE consent (
  id           INTEGER PRIMARY KEY,
  -- 0 for a guest, who is identified by the email.
  member_id    INTEGER NOT NULL DEFAULT 0,
  email        TEXT NOT NULL DEFAULT '',
  -- kvkk, privacy, mail_notify, sms_notify, phone_notify.
  kind         TEXT NOT NULL,
  agreed       INTEGER NOT NULL,
  text_version TEXT NOT NULL,
  -- The channel: register, quick, preferences, newsletter, social.
  channel      TEXT NOT NULL,
  given_at     INTEGER NOT NULL
);
CREATE INDEX consent_member ON consent (member_id, kind, id);

CREATE TABLE newsletter (
  email      TEXT PRIMARY KEY COLLATE NOCASE,
  is_active  INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) WITHOUT ROWID;

-- Single-use tokens, by their SHA-256.
CREATE TABLE one_use (
  hash       TEXT PRIMARY KEY,
  -- membership, newsletter, password.
  kind       TEXT NOT NULL,
  member_id  INTEGER NOT NULL DEFAULT 0,
  email      TEXT NOT NULL DEFAULT '',
  expires_at INTEGER NOT NULL,
  used_at    INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
