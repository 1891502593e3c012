-- Orders that came by an affiliate member's link. Money in hundredths of the lira, times in unix seconds.
CREATE TABLE affiliate_order (
  id           INTEGER PRIMARY KEY,
  member_id    INTEGER NOT NULL,
  number       TEXT NOT NULL,
  created_at   INTEGER NOT NULL,
  -- 0 under way, 1 delivered, which approves the earning.
  is_delivered INTEGER NOT NULL,
  total        INTEGER NOT NULL,
  percent      INTEGER NOT NULL,
  commission   INTEGER NOT NULL
);
CREATE INDEX affiliate_order_member ON affiliate_order (member_id, created_at);

CREATE TABLE affiliate_payment (
  id         INTEGER PRIMARY KEY,
  member_id  INTEGER NOT NULL,
  paid_at    INTEGER NOT NULL,
  amount     INTEGER NOT NULL
);
CREATE INDEX affiliate_payment_member ON affiliate_payment (member_id, paid_at);
