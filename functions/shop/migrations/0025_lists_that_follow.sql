-- All columns that lists filter, sort and count by, updated by triggers whenever a product changes. Active products
-- only. scope_id: the category, the negative id of the brand, or 0 for the whole shop.
DROP TABLE listed;
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
  -- The bounds only widen until the next run: a price is never outside of them.
  UPDATE list_facet SET low = min(low, new.price), high = max(high, new.price)
  WHERE kind IN ('price', 'price+') AND ref = 0 AND scope_id IN (0, -new.brand_id, new.category_id,
    (SELECT parent_id FROM category WHERE id = new.category_id),
    (SELECT b.parent_id FROM category c JOIN category b ON b.id = c.parent_id WHERE c.id = new.category_id));
END;

-- Words of active products. rowid = ((position << 20) + id) * 4 + number of the language: matches are in
-- the default order, so that one page can be read without the rest.
DROP TABLE product_words;
CREATE VIRTUAL TABLE product_words USING fts5 (
  title, more, content = '', contentless_delete = 1, detail = 'column', tokenize = 'unicode61'
);

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
