-- The addresses and numbers that members have proven to be theirs, also former ones: consents to messages count for these
-- only, and only the records after after_consent, the last one of whoever had the account before the address's owner.
CREATE TABLE proven_recipient (
  member_id INTEGER NOT NULL,
  recipient TEXT NOT NULL COLLATE NOCASE,
  after_consent INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, recipient)
) WITHOUT ROWID;
INSERT OR IGNORE INTO proven_recipient (member_id, recipient) SELECT id, email FROM member WHERE email_proven = 1;
INSERT OR IGNORE INTO proven_recipient (member_id, recipient) SELECT id, phone FROM member WHERE phone_verified_at > 0;
CREATE TRIGGER proven_at_first AFTER INSERT ON member
  BEGIN
    INSERT OR IGNORE INTO proven_recipient (member_id, recipient) SELECT NEW.id, NEW.email WHERE NEW.email_proven = 1;
    INSERT OR IGNORE INTO proven_recipient (member_id, recipient) SELECT NEW.id, NEW.phone WHERE NEW.phone_verified_at > 0;
  END;
CREATE TRIGGER proven_later AFTER UPDATE ON member
  BEGIN
    INSERT OR IGNORE INTO proven_recipient (member_id, recipient) SELECT NEW.id, NEW.email WHERE NEW.email_proven = 1;
    INSERT OR IGNORE INTO proven_recipient (member_id, recipient) SELECT NEW.id, NEW.phone WHERE NEW.phone_verified_at > 0;
  END;
