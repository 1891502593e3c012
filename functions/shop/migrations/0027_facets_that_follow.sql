-- Triggers update the precomputed counts of long lists: a product that sells out, returns or leaves the shop changes
-- each of its choices by one. That is some fifty rows by key, whatever the size of the shop.
-- A list has precomputed counts when it has the row of its prices. Bounds still only widen until the next run.
CREATE VIEW product_facet AS
  SELECT p.id AS product_id, k.kind, CASE k.kind WHEN 'brand' THEN p.brand_id WHEN 'category' THEN p.category_id ELSE 0 END AS ref,
    iif(k.kind = 'price', p.price, NULL) AS low, iif(k.kind = 'price', p.price, NULL) AS high
  FROM product p JOIN (SELECT 'brand' AS kind UNION ALL SELECT 'category' UNION ALL SELECT 'price') k
  UNION ALL
  SELECT DISTINCT product_id, 'type' || side, iif(side = 1, option1_id, option2_id), NULL, NULL
  FROM sub_product JOIN (SELECT 1 AS side UNION ALL SELECT 2) WHERE iif(side = 1, option1_id, option2_id) > 0
  UNION ALL
  SELECT product_id, iif(number IS NULL, 'value', 'range'), iif(number IS NULL, value_id, property_id), number, number
  FROM product_property;

CREATE TRIGGER facets_follow_stock AFTER UPDATE OF stock ON product
WHEN new.is_active = 1 AND (new.stock > 0) <> (old.stock > 0)
BEGIN
  INSERT INTO list_facet (scope_id, kind, ref, products, low, high)
  SELECT z.scope_id, f.kind || '+', f.ref, iif(new.stock > 0, 1, -1), f.low, f.high
  FROM list_facet z JOIN product_facet f
  WHERE f.product_id = new.id AND z.kind = 'price' AND z.ref = 0
    AND z.scope_id IN (0, -new.brand_id, new.category_id,
      (SELECT parent_id FROM category WHERE id = new.category_id),
      (SELECT b.parent_id FROM category c JOIN category b ON b.id = c.parent_id WHERE c.id = new.category_id))
  ON CONFLICT (scope_id, kind, ref) DO UPDATE SET products = products + excluded.products,
    low = min(low, excluded.low), high = max(high, excluded.high);
END;

CREATE TRIGGER facets_leave AFTER UPDATE OF is_active ON product WHEN new.is_active = 0 AND old.is_active = 1
BEGIN
  UPDATE list_facet SET products = products - 1
  WHERE (scope_id, kind, ref) IN (
    SELECT z.scope_id, f.kind || way.plus, f.ref
    FROM list_facet z JOIN product_facet f JOIN (SELECT '' AS plus UNION ALL SELECT '+') way
    WHERE f.product_id = new.id AND z.kind = 'price' AND z.ref = 0 AND (way.plus = '' OR old.stock > 0)
      AND z.scope_id IN (0, -new.brand_id, new.category_id,
        (SELECT parent_id FROM category WHERE id = new.category_id),
        (SELECT b.parent_id FROM category c JOIN category b ON b.id = c.parent_id WHERE c.id = new.category_id)));
END;
