-- Every row of an order's sum: total = goods - discount + surcharge + cargo + service. Instalments: of which card
-- (bank_card; 0 for none) and how many; 1 is one payment.
ALTER TABLE shop_order ADD COLUMN discount INTEGER NOT NULL DEFAULT 0;
ALTER TABLE shop_order ADD COLUMN surcharge INTEGER NOT NULL DEFAULT 0;
ALTER TABLE shop_order ADD COLUMN card_id INTEGER NOT NULL DEFAULT 0;
ALTER TABLE shop_order ADD COLUMN instalments INTEGER NOT NULL DEFAULT 1;
ALTER TABLE order_draft ADD COLUMN card_id INTEGER NOT NULL DEFAULT 0;
ALTER TABLE order_draft ADD COLUMN instalments INTEGER NOT NULL DEFAULT 1;
