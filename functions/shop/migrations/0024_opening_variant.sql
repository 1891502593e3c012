-- A product of variants opens with the first in stock, else with the first that is awaited, else with the first (0002_catalogue.sql).
DROP TRIGGER price_follows_variant;

CREATE TRIGGER price_follows_variant AFTER UPDATE OF stock, price, old_price, awaited ON sub_product
WHEN (new.stock > 0) <> (old.stock > 0) OR new.price <> old.price OR new.old_price <> old.old_price
  OR new.awaited <> old.awaited
BEGIN
  UPDATE product SET (price, old_price) = (
    SELECT s.price, s.old_price FROM sub_product s
    JOIN variant_option o1 ON o1.id = s.option1_id
    LEFT JOIN variant_option o2 ON o2.id = s.option2_id
    WHERE s.product_id = new.product_id
    ORDER BY s.stock <= 0, s.awaited <> '', o1.position, coalesce(o2.position, 0), s.id LIMIT 1
  ) WHERE id = new.product_id;
END;

-- Products whose opening variant is another one by this order have its price at once.
UPDATE product SET (price, old_price) = (
  SELECT s.price, s.old_price FROM sub_product s
  JOIN variant_option o1 ON o1.id = s.option1_id
  LEFT JOIN variant_option o2 ON o2.id = s.option2_id
  WHERE s.product_id = product.id
  ORDER BY s.stock <= 0, s.awaited <> '', o1.position, coalesce(o2.position, 0), s.id LIMIT 1
) WHERE id IN (SELECT product_id FROM sub_product WHERE awaited <> '');
