-- Codes that lower the price of a cart's goods: by a percent, or by an amount in hundredths of the lira (the other is 0).
-- min_goods: from which sum of goods on. ends_at and max_uses: NULL without an end. Codes are in capitals.
CREATE TABLE coupon (
  code      TEXT PRIMARY KEY,
  percent   INTEGER NOT NULL DEFAULT 0,
  amount    INTEGER NOT NULL DEFAULT 0,
  min_goods INTEGER NOT NULL DEFAULT 0,
  starts_at INTEGER NOT NULL DEFAULT 0,
  ends_at   INTEGER,
  max_uses  INTEGER
) WITHOUT ROWID;

-- The code that a shopper has entered; '' for none.
ALTER TABLE session ADD COLUMN coupon TEXT NOT NULL DEFAULT '';

-- The code of an order and what it took off: total = goods - discount - coupon_discount + surcharge + cargo + service.
ALTER TABLE shop_order ADD COLUMN coupon TEXT NOT NULL DEFAULT '';
ALTER TABLE shop_order ADD COLUMN coupon_discount INTEGER NOT NULL DEFAULT 0;
CREATE INDEX shop_order_coupon ON shop_order (coupon) WHERE coupon <> '';
