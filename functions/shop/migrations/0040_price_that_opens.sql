-- A product of variants has the price of the variant that its page opens with: the first in stock, else the first. Lists
-- display it, sort and filter by it, so a trigger updates it when a variant sells out, returns or changes its price.
CREATE TRIGGER price_follows_variant AFTER UPDATE OF stock, price, old_price ON sub_product
WHEN (new.stock > 0) <> (old.stock > 0) OR new.price <> old.price OR new.old_price <> old.old_price
BEGIN
  UPDATE product SET (price, old_price) = (
    SELECT s.price, s.old_price FROM sub_product s
    JOIN variant_option o1 ON o1.id = s.option1_id
    LEFT JOIN variant_option o2 ON o2.id = s.option2_id
    WHERE s.product_id = new.product_id
    ORDER BY s.stock <= 0, o1.position, coalesce(o2.position, 0), s.id LIMIT 1
  ) WHERE id = new.product_id;
END;

UPDATE product SET (price, old_price) = (
  SELECT s.price, s.old_price FROM sub_product s
  JOIN variant_option o1 ON o1.id = s.option1_id
  LEFT JOIN variant_option o2 ON o2.id = s.option2_id
  WHERE s.product_id = product.id
  ORDER BY s.stock <= 0, o1.position, coalesce(o2.position, 0), s.id LIMIT 1
) WHERE group1_id > 0;
