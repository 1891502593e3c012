-- Goods that are gift cards: each piece becomes a code when its order is paid.
ALTER TABLE product ADD COLUMN is_gift_card INTEGER NOT NULL DEFAULT 0;
CREATE INDEX product_gift_card ON product (id) WHERE is_gift_card = 1;

-- What the gift card of one piece is worth in hundredths of the lira; 0 for other goods.
ALTER TABLE order_line ADD COLUMN gift_value INTEGER NOT NULL DEFAULT 0;

-- Made by an order, and void once that holds no goods. The code is 16 letters and digits; amount in hundredths of the lira.
-- Its balance is the amount less gift_taken of the orders that it pays and that hold their goods.
CREATE TABLE gift_card (
  code     TEXT PRIMARY KEY,
  amount   INTEGER NOT NULL,
  order_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  ends_at  INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX gift_card_order ON gift_card (order_id, position);

-- The gift card that pays a part of an order: total is what is left to pay. gift_amount is in the order's currency,
-- gift_taken the same in hundredths of the lira.
ALTER TABLE shop_order ADD COLUMN gift_card TEXT NOT NULL DEFAULT '';
ALTER TABLE shop_order ADD COLUMN gift_amount INTEGER NOT NULL DEFAULT 0;
ALTER TABLE shop_order ADD COLUMN gift_taken INTEGER NOT NULL DEFAULT 0;
CREATE INDEX shop_order_gift_card ON shop_order (gift_card) WHERE gift_card <> '';

-- When a saved card last paid an order; 0 for never.
ALTER TABLE card ADD COLUMN used_at INTEGER NOT NULL DEFAULT 0;

-- Regions are found by their postal code.
CREATE INDEX district_postal_code ON district (postal_code);
