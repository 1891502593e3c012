-- Accounts that nobody has activated, which leave once their link has run out.
CREATE INDEX member_waits ON member (created_at) WHERE is_activated = 0;
