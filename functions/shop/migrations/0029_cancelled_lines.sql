-- Cancelled pieces of a line and the amount that the order fell by for them; count and total are what remains.
ALTER TABLE order_line ADD COLUMN cancelled REAL NOT NULL DEFAULT 0 CONSTRAINT order_line_cancelled CHECK (cancelled >= 0);
ALTER TABLE order_line ADD COLUMN cancelled_amount INTEGER NOT NULL DEFAULT 0
  CONSTRAINT order_line_cancelled_amount CHECK (cancelled_amount >= 0);

-- The part of the charge that was returned for cancelled lines, before returned_at, when the rest is.
ALTER TABLE charge ADD COLUMN refunded INTEGER NOT NULL DEFAULT 0
  CONSTRAINT charge_refunded CHECK (refunded BETWEEN 0 AND amount);
