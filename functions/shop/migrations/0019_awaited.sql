-- Goods that are ordered before they are there. awaited: preorder or backorder, '' for goods in stock; available_on: the day from
-- which they are sent (yyyy-mm-dd), '' where it is not known.
ALTER TABLE product ADD COLUMN awaited TEXT NOT NULL DEFAULT '';
ALTER TABLE product ADD COLUMN available_on TEXT NOT NULL DEFAULT '';
ALTER TABLE sub_product ADD COLUMN awaited TEXT NOT NULL DEFAULT '';
ALTER TABLE sub_product ADD COLUMN available_on TEXT NOT NULL DEFAULT '';
