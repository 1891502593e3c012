-- The option that the product's page opened with when it was added (OPENING_ORDER); 0 for none. price_added is its price:
-- with another option in front nothing has become cheaper. Of rows from before it is known where the price is still that of
-- the option in front.
ALTER TABLE favourite ADD COLUMN variant_added INTEGER NOT NULL DEFAULT 0;
UPDATE favourite SET variant_added = coalesce((SELECT s.id FROM sub_product s
  JOIN variant_option o1 ON o1.id = s.option1_id LEFT JOIN variant_option o2 ON o2.id = s.option2_id
  WHERE s.product_id = favourite.product_id
  ORDER BY s.stock <= 0, s.awaited <> '', o1.position, coalesce(o2.position, 0), s.id LIMIT 1), 0)
WHERE price_added = (SELECT price FROM product WHERE id = favourite.product_id);
