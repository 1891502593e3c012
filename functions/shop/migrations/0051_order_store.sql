-- The title of the chosen store at the time of the order: name, town and city; '' for none.
ALTER TABLE shop_order ADD COLUMN store TEXT NOT NULL DEFAULT '';
