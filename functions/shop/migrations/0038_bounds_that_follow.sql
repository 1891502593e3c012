-- Triggers update the bounds of long lists in both directions: when the product at a bound changes its price, sells out
-- or leaves, the next bound comes from the list's rows. Changes of other products, and queries, read no more than before.
DROP TRIGGER listed_follows;
CREATE TRIGGER listed_follows AFTER UPDATE OF price, old_price, stock, is_new, rank1, rank2, rank3, rank4, rank5 ON product
BEGIN
  UPDATE listed SET price = new.price, is_discounted = new.old_price > new.price, in_stock = new.stock > 0,
    is_new = new.is_new,
    stars = CAST(round(10.0 * (new.rank1 + 2 * new.rank2 + 3 * new.rank3 + 4 * new.rank4 + 5 * new.rank5)
      / max(new.rank1 + new.rank2 + new.rank3 + new.rank4 + new.rank5, 1)) AS INTEGER) * 1000000
      + new.rank1 + new.rank2 + new.rank3 + new.rank4 + new.rank5
  WHERE position = new.position AND id = new.id AND scope_id IN (0, -new.brand_id, new.category_id,
    (SELECT parent_id FROM category WHERE id = new.category_id),
    (SELECT b.parent_id FROM category c JOIN category b ON b.id = c.parent_id WHERE c.id = new.category_id));
END;

-- A sold-out product's price is no bound of the products in stock.
CREATE TRIGGER bounds_follow_price AFTER UPDATE OF price ON product WHEN new.is_active = 1 AND new.price <> old.price
BEGIN
  UPDATE list_facet SET low = min(low, new.price), high = max(high, new.price)
  WHERE kind IN ('price', iif(new.stock > 0, 'price+', 'price')) AND ref = 0
    AND scope_id IN (0, -new.brand_id, new.category_id,
      (SELECT parent_id FROM category WHERE id = new.category_id),
      (SELECT b.parent_id FROM category c JOIN category b ON b.id = c.parent_id WHERE c.id = new.category_id));
  UPDATE list_facet SET (low, high) = (
    SELECT min(iif(l.id = new.id, new.price, l.price)), max(iif(l.id = new.id, new.price, l.price))
    FROM listed l WHERE l.scope_id = list_facet.scope_id
      AND (list_facet.kind = 'price' OR iif(l.id = new.id, new.stock > 0, l.in_stock)))
  WHERE kind IN ('price', iif(old.stock > 0, 'price+', 'price')) AND ref = 0
    AND (low = old.price OR high = old.price)
    AND scope_id IN (0, -new.brand_id, new.category_id,
      (SELECT parent_id FROM category WHERE id = new.category_id),
      (SELECT b.parent_id FROM category c JOIN category b ON b.id = c.parent_id WHERE c.id = new.category_id));
END;

DROP TRIGGER facets_follow_stock;
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

CREATE TRIGGER bounds_leave AFTER UPDATE OF is_active ON product WHEN new.is_active = 0 AND old.is_active = 1
BEGIN
  UPDATE list_facet SET (low, high) = (
    SELECT min(iif(list_facet.kind LIKE 'price%', l.price, l.numbers ->> ('$."' || list_facet.ref || '"'))),
      max(iif(list_facet.kind LIKE 'price%', l.price, l.numbers ->> ('$."' || list_facet.ref || '"')))
    FROM listed l WHERE l.scope_id = list_facet.scope_id AND l.id <> new.id
      AND (list_facet.kind NOT LIKE '%+' OR l.in_stock = 1))
  WHERE (kind IN ('price', 'range') OR kind IN ('price+', 'range+') AND old.stock > 0)
    AND scope_id IN (0, -new.brand_id, new.category_id,
      (SELECT parent_id FROM category WHERE id = new.category_id),
      (SELECT b.parent_id FROM category c JOIN category b ON b.id = c.parent_id WHERE c.id = new.category_id))
    AND EXISTS (SELECT 1 FROM product_facet f WHERE f.product_id = new.id AND f.kind = rtrim(list_facet.kind, '+')
      AND f.ref = list_facet.ref AND (f.low <= list_facet.low OR f.high >= list_facet.high));
END;
