-- The precomputed counts of options among goods in stock (type1+, type2+) are of goods with such a variant in stock.
DROP TRIGGER facets_follow_stock;
DROP TRIGGER facets_leave;

CREATE TRIGGER facets_leave AFTER UPDATE OF is_active ON product WHEN new.is_active = 0 AND old.is_active = 1
BEGIN
  UPDATE list_facet SET products = products - 1
  WHERE (scope_id, kind, ref) IN (
    SELECT z.scope_id, f.kind || stock.suffix, f.ref
    FROM list_facet z JOIN product_facet f JOIN (SELECT '' AS suffix UNION ALL SELECT '+') stock
    WHERE f.product_id = new.id AND z.kind = 'price' AND z.ref = 0
      AND (stock.suffix = '' OR iif(f.kind IN ('type1', 'type2'), EXISTS (
        SELECT 1 FROM sub_product x WHERE x.product_id = new.id AND x.stock > 0
          AND iif(f.kind = 'type1', x.option1_id, x.option2_id) = f.ref), old.stock > 0))
      AND z.scope_id IN (0, -new.brand_id, new.category_id,
        (SELECT parent_id FROM category WHERE id = new.category_id),
        (SELECT b.parent_id FROM category c JOIN category b ON b.id = c.parent_id WHERE c.id = new.category_id)));
END;

CREATE TRIGGER facets_follow_stock AFTER UPDATE OF stock ON product
WHEN new.is_active = 1 AND (new.stock > 0) <> (old.stock > 0)
BEGIN
  INSERT INTO list_facet (scope_id, kind, ref, products, low, high)
  SELECT z.scope_id, f.kind || '+', f.ref, iif(new.stock > 0, 1, -1), f.low, f.high
  FROM list_facet z JOIN product_facet f
  WHERE f.product_id = new.id AND f.kind NOT IN ('type1', 'type2') AND z.kind = 'price' AND z.ref = 0
    AND z.scope_id IN (0, -new.brand_id, new.category_id,
      (SELECT parent_id FROM category WHERE id = new.category_id),
      (SELECT b.parent_id FROM category c JOIN category b ON b.id = c.parent_id WHERE c.id = new.category_id))
  ON CONFLICT (scope_id, kind, ref) DO UPDATE SET products = products + excluded.products,
    low = iif(excluded.products < 0, low, coalesce(min(low, excluded.low), excluded.low)),
    high = iif(excluded.products < 0, high, coalesce(max(high, excluded.high), excluded.high));
  UPDATE list_facet SET (low, high) = (
    SELECT min(iif(list_facet.kind = 'price+', l.price, l.numbers ->> ('$."' || list_facet.ref || '"'))),
      max(iif(list_facet.kind = 'price+', l.price, l.numbers ->> ('$."' || list_facet.ref || '"')))
    FROM listed l WHERE l.scope_id = list_facet.scope_id AND l.in_stock = 1 AND l.id <> new.id)
  WHERE new.stock <= 0 AND kind IN ('price+', 'range+')
    AND scope_id IN (0, -new.brand_id, new.category_id,
      (SELECT parent_id FROM category WHERE id = new.category_id),
      (SELECT b.parent_id FROM category c JOIN category b ON b.id = c.parent_id WHERE c.id = new.category_id))
    AND EXISTS (SELECT 1 FROM product_facet f WHERE f.product_id = new.id AND f.kind || '+' = list_facet.kind
      AND f.ref = list_facet.ref AND (f.low <= list_facet.low OR f.high >= list_facet.high));
END;

-- An option's first variant in stock adds its product to the count, its last takes it away.
CREATE TRIGGER options_follow_stock AFTER UPDATE OF stock ON sub_product WHEN (new.stock > 0) <> (old.stock > 0)
BEGIN
  INSERT INTO list_facet (scope_id, kind, ref, products)
  SELECT z.scope_id, 'type' || side || '+', iif(side = 1, new.option1_id, new.option2_id), iif(new.stock > 0, 1, -1)
  FROM product p JOIN (SELECT 1 AS side UNION ALL SELECT 2) JOIN list_facet z
  WHERE p.id = new.product_id AND p.is_active = 1 AND z.kind = 'price' AND z.ref = 0
    AND iif(side = 1, new.option1_id, new.option2_id) > 0
    AND NOT EXISTS (SELECT 1 FROM sub_product x WHERE x.product_id = p.id AND x.id <> new.id AND x.stock > 0
      AND iif(side = 1, x.option1_id = new.option1_id, x.option2_id = new.option2_id))
    AND z.scope_id IN (0, -p.brand_id, p.category_id,
      (SELECT parent_id FROM category WHERE id = p.category_id),
      (SELECT b.parent_id FROM category c JOIN category b ON b.id = c.parent_id WHERE c.id = p.category_id))
  ON CONFLICT (scope_id, kind, ref) DO UPDATE SET products = products + excluded.products;
END;

DELETE FROM list_facet WHERE kind IN ('type1+', 'type2+');

INSERT INTO list_facet (scope_id, kind, ref, products)
SELECT z.scope_id, 'type' || side || '+', iif(side = 1, x.option1_id, x.option2_id) AS ref, count(DISTINCT x.product_id)
FROM list_facet z JOIN listed l ON l.scope_id = z.scope_id JOIN sub_product x ON x.product_id = l.id
JOIN (SELECT 1 AS side UNION ALL SELECT 2)
WHERE z.kind = 'price' AND z.ref = 0 AND x.stock > 0 AND iif(side = 1, x.option1_id, x.option2_id) > 0
GROUP BY z.scope_id, side, ref;
