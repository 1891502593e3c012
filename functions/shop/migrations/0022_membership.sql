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

CREATE TABLE newsletter (
  email      TEXT PRIMARY KEY COLLATE NOCASE,
  is_active  INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) WITHOUT ROWID;

-- The number of actions since the start of a time window.
CREATE TABLE act_count (
  who      TEXT NOT NULL,
  kind     TEXT NOT NULL,
  began_at INTEGER NOT NULL,
  count    INTEGER NOT NULL,
  PRIMARY KEY (who, kind)
) WITHOUT ROWID;

-- The security question of a session; one at a time per purpose.
CREATE TABLE captcha (
  session_id TEXT NOT NULL,
  purpose    TEXT NOT NULL,
  first      INTEGER NOT NULL,
  second     INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (session_id, purpose)
) WITHOUT ROWID;
