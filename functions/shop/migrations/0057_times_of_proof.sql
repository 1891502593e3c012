-- When an address or number was proven: a consent counts from then on. 0 for one that was proven before this was recorded,
-- but for a member's present number: its consents are dated by their own time.
ALTER TABLE proven_recipient ADD COLUMN proven_at INTEGER NOT NULL DEFAULT 0;
UPDATE proven_recipient SET proven_at = coalesce((SELECT m.phone_verified_at FROM member m
  WHERE m.id = proven_recipient.member_id AND m.phone = proven_recipient.recipient), 0);

DROP TRIGGER proven_at_first;
DROP TRIGGER proven_later;
CREATE TRIGGER proven_at_first AFTER INSERT ON member
  BEGIN
    INSERT OR IGNORE INTO proven_recipient (member_id, recipient, proven_at)
      SELECT NEW.id, NEW.email, unixepoch() WHERE NEW.owns_email = 1;
    INSERT OR IGNORE INTO proven_recipient (member_id, recipient, proven_at)
      SELECT NEW.id, NEW.phone, NEW.phone_verified_at WHERE NEW.phone_verified_at > 0;
  END;
CREATE TRIGGER proven_later AFTER UPDATE ON member
  BEGIN
    INSERT OR IGNORE INTO proven_recipient (member_id, recipient, proven_at)
      SELECT NEW.id, NEW.email, unixepoch() WHERE NEW.owns_email = 1;
    INSERT OR IGNORE INTO proven_recipient (member_id, recipient, proven_at)
      SELECT NEW.id, NEW.phone, NEW.phone_verified_at WHERE NEW.phone_verified_at > 0;
  END;
