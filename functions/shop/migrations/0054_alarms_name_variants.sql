-- A price alarm of a product with variants is about one variant; an alarm that names none is about the one that its page opens with.
-- Otherwise the opening variant that sells out would look like a price that fell. A stock alarm without a variant is about any.
UPDATE OR IGNORE alarm SET variant_id = (
  SELECT s.id FROM sub_product s
  JOIN variant_option o1 ON o1.id = s.option1_id
  LEFT JOIN variant_option o2 ON o2.id = s.option2_id
  WHERE s.product_id = alarm.product_id
  ORDER BY s.stock <= 0, o1.position, coalesce(o2.position, 0), s.id LIMIT 1
) WHERE kind = 'price' AND variant_id = 0
  AND EXISTS (SELECT 1 FROM sub_product s WHERE s.product_id = alarm.product_id);
-- A shopper with an alarm for that variant too gets one mail.
DELETE FROM alarm WHERE kind = 'price' AND variant_id = 0
  AND EXISTS (SELECT 1 FROM sub_product s WHERE s.product_id = alarm.product_id);
