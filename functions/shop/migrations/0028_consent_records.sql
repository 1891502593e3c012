-- The number that a consent to messages and calls is about, as it was then; another number is another recipient.
ALTER TABLE consent ADD COLUMN phone TEXT NOT NULL DEFAULT '';
UPDATE consent SET phone = coalesce((SELECT phone FROM member WHERE member.id = consent.member_id), '')
  WHERE member_id > 0;
-- Records are evidence: none is changed, and one leaves only with its member.
CREATE TRIGGER consent_stays BEFORE UPDATE ON consent
  BEGIN SELECT raise(ABORT, 'consents are only added'); END;
