-- The store that was chosen when it was ordered, as pages say it: name, town and city; '' is none.
ALTER TABLE shop_order ADD COLUMN store TEXT NOT NULL DEFAULT '';
