-- A code sent to a phone, for one session and one purpose (signin, verify).
CREATE TABLE one_time_code (
  session_id TEXT NOT NULL,
  phone      TEXT NOT NULL,
  purpose    TEXT NOT NULL,
  code_hash  TEXT NOT NULL,
  tries      INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (session_id, phone, purpose)
) WITHOUT ROWID;

ALTER TABLE member ADD COLUMN phone_verified_at INTEGER NOT NULL DEFAULT 0;
