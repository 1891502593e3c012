-- Goods of a product feed (npm run import). The setting FEED_RUN counts the imports.

-- The product and the variant (0 for none) of a feed's item, so that the next import updates them, and the last import that
-- had the item.
CREATE TABLE feed_item (
  id         TEXT PRIMARY KEY,
  product_id INTEGER NOT NULL,
  variant_id INTEGER NOT NULL,
  run        INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE feed_group (
  id         TEXT PRIMARY KEY,
  product_id INTEGER NOT NULL
) WITHOUT ROWID;

-- path: the folded titles from the topmost category, joined by a line break.
CREATE TABLE feed_category (
  path        TEXT PRIMARY KEY,
  category_id INTEGER NOT NULL
) WITHOUT ROWID;

-- A category whose products have left is in no menu; its page stays for old links.
ALTER TABLE category ADD COLUMN is_hidden INTEGER NOT NULL DEFAULT 0;

-- Sale prices that begin or end later; variant_id 0 for a product without variants. next_at: when its price changes next. The
-- rows of prices are updated by catalog/product/sales.ts, since lists are sorted by them.
CREATE TABLE sale (
  product_id INTEGER NOT NULL,
  variant_id INTEGER NOT NULL DEFAULT 0,
  price      INTEGER NOT NULL,
  sale_price INTEGER NOT NULL,
  starts_at  INTEGER NOT NULL,
  ends_at    INTEGER NOT NULL,
  next_at    INTEGER NOT NULL,
  PRIMARY KEY (product_id, variant_id)
) WITHOUT ROWID;
CREATE INDEX sale_next ON sale (next_at);
