-- The amounts of an order: total = goods - discount + surcharge + cargo + service. Instalments: the card
-- family (bank_card; 0 for none) and their number; 1 is a single payment.
ALTER TABLE shop_order ADD COLUMN discount INTEGER NOT NULL DEFAULT 0;
ALTER TABLE shop_order ADD COLUMN surcharge INTEGER NOT NULL DEFAULT 0;
ALTER TABLE shop_order ADD COLUMN card_id INTEGER NOT NULL DEFAULT 0;
ALTER TABLE shop_order ADD COLUMN instalments INTEGER NOT NULL DEFAULT 1;
ALTER TABLE order_draft ADD COLUMN card_id INTEGER NOT NULL DEFAULT 0;
ALTER TABLE order_draft ADD COLUMN instalments INTEGER NOT NULL DEFAULT 1;
