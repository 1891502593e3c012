-- Campaigns of a cart: a percent off the goods of a category (its path), or an amount in hundredths of the lira off a cart
-- whose goods cost min_goods. Without a group_name it counts by itself; of a group a shopper chooses one. Names are JSON by language.
CREATE TABLE campaign (
  id         INTEGER PRIMARY KEY,
  group_name TEXT NOT NULL DEFAULT '',
  title      TEXT NOT NULL,
  about      TEXT NOT NULL,
  percent    INTEGER NOT NULL DEFAULT 0,
  category   TEXT NOT NULL DEFAULT '',
  amount     INTEGER NOT NULL DEFAULT 0,
  min_goods  INTEGER NOT NULL DEFAULT 0
);

-- What a shopper has chosen: JSON of a campaign's id by its group.
ALTER TABLE session ADD COLUMN campaigns TEXT NOT NULL DEFAULT '{}';

-- The names of an order's campaigns (JSON by language; '' for none) and what they took off, of each line too:
-- total = goods - campaign_discount - discount - coupon_discount + surcharge + cargo + service - gift_amount.
ALTER TABLE shop_order ADD COLUMN campaign TEXT NOT NULL DEFAULT '';
ALTER TABLE shop_order ADD COLUMN campaign_discount INTEGER NOT NULL DEFAULT 0;
ALTER TABLE order_line ADD COLUMN campaign_discount INTEGER NOT NULL DEFAULT 0;
