-- The rows that lists and searches are read from at any size, written at the end of the seed (seed/list-rows.ts), as a nightly
-- run of the platform would, and updated by triggers whenever a product changes. Active products only. scope_id: the
-- category, the negative id of the brand, or 0 for the whole shop.

CREATE TABLE listed (
  scope_id      INTEGER NOT NULL,
  position      INTEGER NOT NULL,
  id            INTEGER NOT NULL,
  category_id   INTEGER NOT NULL,
  brand_id      INTEGER NOT NULL,
  price         INTEGER NOT NULL,
  is_new        INTEGER NOT NULL,
  is_discounted INTEGER NOT NULL,
  in_stock      INTEGER NOT NULL,
  -- Average of the stars in tenths, then the number of votes: average * 1,000,000 + votes.
  stars         INTEGER NOT NULL,
  created_at    INTEGER NOT NULL,
  -- Ids of the options in each variant group, ',3,7,'; pairs of property and value, ',1-105,2-203,'; empty for none.
  options1      TEXT NOT NULL,
  options2      TEXT NOT NULL,
  facts         TEXT NOT NULL,
  -- Numbers by property, {"3":350}.
  numbers       TEXT NOT NULL,
  -- Positions by title, one column per language number.
  title0        INTEGER NOT NULL,
  title1        INTEGER NOT NULL,
  title2        INTEGER NOT NULL,
  title3        INTEGER NOT NULL,
  PRIMARY KEY (scope_id, position, id)
) WITHOUT ROWID;

CREATE TABLE list_size (
  scope_id INTEGER PRIMARY KEY,
  products INTEGER NOT NULL
);

-- Precomputed filters of unfiltered lists that are too long to count per call (list-size.ts).
-- kind: brand, category, type1, type2, value (ref: its id), range (ref: the property's), price (ref 0).
CREATE TABLE list_facet (
  scope_id INTEGER NOT NULL,
  kind     TEXT NOT NULL,
  ref      INTEGER NOT NULL,
  products INTEGER NOT NULL,
  low      REAL,
  high     REAL,
  PRIMARY KEY (scope_id, kind, ref)
) WITHOUT ROWID;

-- What a product counts for in the precomputed filters.
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

-- Words of active products in one language, folded (text.ts). rowid = ((position << 20) + id) * 4 + number of the language:
-- matches are in the default order, so that one page can be read without the rest.
CREATE VIRTUAL TABLE product_words USING fts5 (
  title, more, content = '', contentless_delete = 1, detail = 'column', tokenize = 'unicode61'
);

-- Every search word of the products, folded and in its most frequent spelling, for "did you mean".
CREATE TABLE known_word (
  language INTEGER NOT NULL,
  term     TEXT NOT NULL,
  shown    TEXT NOT NULL,
  products INTEGER NOT NULL,
  PRIMARY KEY (language, term)
) WITHOUT ROWID;

-- A product that leaves the shop leaves its lists and the search.
CREATE TRIGGER listed_leaves AFTER UPDATE OF is_active ON product WHEN new.is_active = 0 AND old.is_active = 1
BEGIN
  UPDATE list_size SET products = products - 1
  WHERE scope_id IN (SELECT scope_id FROM listed WHERE position = new.position AND id = new.id
    AND scope_id IN (SELECT 0 UNION ALL SELECT id FROM category UNION ALL SELECT -id FROM brand));
  DELETE FROM listed WHERE position = new.position AND id = new.id
    AND scope_id IN (SELECT 0 UNION ALL SELECT id FROM category UNION ALL SELECT -id FROM brand);
  DELETE FROM product_words WHERE rowid BETWEEN ((new.position << 20) + new.id) * 4
    AND ((new.position << 20) + new.id) * 4 + 3;
END;

-- Triggers update the precomputed counts of long lists: a product that sells out, returns or leaves the shop changes
-- each of its choices by one. That is some fifty rows by key, whatever the size of the shop.
-- A list has precomputed counts when it has the row of its prices.
CREATE TRIGGER facets_leave AFTER UPDATE OF is_active ON product WHEN new.is_active = 0 AND old.is_active = 1
BEGIN
  UPDATE list_facet SET products = products - 1
  WHERE (scope_id, kind, ref) IN (
    SELECT z.scope_id, f.kind || stock.suffix, f.ref
    FROM list_facet z JOIN product_facet f JOIN (SELECT '' AS suffix UNION ALL SELECT '+') stock
    WHERE f.product_id = new.id AND z.kind = 'price' AND z.ref = 0 AND (stock.suffix = '' OR old.stock > 0)
      AND z.scope_id IN (0, -new.brand_id, new.category_id,
        (SELECT parent_id FROM category WHERE id = new.category_id),
        (SELECT b.parent_id FROM category c JOIN category b ON b.id = c.parent_id WHERE c.id = new.category_id)));
END;

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

-- Triggers update the bounds of long lists in both directions: when the product at a bound changes its price, sells out
-- or leaves, the next bound comes from the list's rows. Changes of other products, and queries, read no more than before.
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
