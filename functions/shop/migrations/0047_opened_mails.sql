-- The member whose registration's mail was opened in this browser by somebody who was not signed in: whoever signs in
-- as that member here has proven the address.
ALTER TABLE session ADD COLUMN opened_mail_of INTEGER NOT NULL DEFAULT 0;
-- A consent that was given by a registration counts once whoever gave it has proven the address, not once anybody pressed its link.
DROP TRIGGER proven_at_first;
DROP TRIGGER proven_later;
CREATE TRIGGER proven_at_first AFTER INSERT ON member
  BEGIN
    INSERT OR IGNORE INTO proven_recipient (member_id, recipient) SELECT NEW.id, NEW.email WHERE NEW.owns_email = 1;
    INSERT OR IGNORE INTO proven_recipient (member_id, recipient) SELECT NEW.id, NEW.phone WHERE NEW.phone_verified_at > 0;
  END;
CREATE TRIGGER proven_later AFTER UPDATE ON member
  BEGIN
    INSERT OR IGNORE INTO proven_recipient (member_id, recipient) SELECT NEW.id, NEW.email WHERE NEW.owns_email = 1;
    INSERT OR IGNORE INTO proven_recipient (member_id, recipient) SELECT NEW.id, NEW.phone WHERE NEW.phone_verified_at > 0;
  END;
