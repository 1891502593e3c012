CREATE TABLE category (
  id          INTEGER PRIMARY KEY,
  parent_id   INTEGER NOT NULL DEFAULT 0,
  depth       INTEGER NOT NULL,
  position    INTEGER NOT NULL,
  title       TEXT NOT NULL,
  description TEXT NOT NULL,
  image       TEXT NOT NULL DEFAULT ''
);
CREATE INDEX category_parent ON category (parent_id, position);

CREATE TABLE brand (
  id    INTEGER PRIMARY KEY,
  title TEXT NOT NULL
);

-- A description that all products of one object share.
CREATE TABLE article (
  id       INTEGER NOT NULL,
  language TEXT NOT NULL,
  html     TEXT NOT NULL,
  PRIMARY KEY (id, language)
) WITHOUT ROWID;

CREATE TABLE product (
  id             INTEGER PRIMARY KEY,
  code           TEXT NOT NULL,
  barcode        TEXT NOT NULL,
  category_id    INTEGER NOT NULL REFERENCES category (id),
  brand_id       INTEGER NOT NULL REFERENCES brand (id),
  article_id     INTEGER NOT NULL,
  -- Products of one model differ in their catalogue attributes; 0 for none.
  model_id       INTEGER NOT NULL DEFAULT 0,
  is_active      INTEGER NOT NULL DEFAULT 1,
  -- Displayed without price and cart button.
  is_show_only   INTEGER NOT NULL DEFAULT 0,
  is_new         INTEGER NOT NULL DEFAULT 0,
  price          INTEGER NOT NULL,
  -- The price before the discount; 0 for none.
  old_price      INTEGER NOT NULL DEFAULT 0,
  vat            INTEGER NOT NULL,
  money_order    INTEGER NOT NULL DEFAULT 0,
  stock          REAL NOT NULL,
  unit           TEXT NOT NULL DEFAULT 'adet',
  step           REAL NOT NULL DEFAULT 1,
  min_count      REAL NOT NULL DEFAULT 1,
  -- 0 for no limit.
  max_count      REAL NOT NULL DEFAULT 0,
  weight         REAL NOT NULL DEFAULT 0,
  free_cargo     INTEGER NOT NULL DEFAULT 0,
  delivery_days  INTEGER NOT NULL DEFAULT 0,
  -- JSON array of picture names without width and ending: ["kupa-1","kupa-2"].
  pictures       TEXT NOT NULL,
  group1_id      INTEGER NOT NULL DEFAULT 0,
  group2_id      INTEGER NOT NULL DEFAULT 0,
  -- JSON array of tiers: [{"min":3,"max":5,"percent":5}]; max 0 for no end.
  tiers          TEXT NOT NULL DEFAULT '[]',
  subscribe_percent INTEGER NOT NULL DEFAULT 0,
  personalization_id INTEGER NOT NULL DEFAULT 0,
  has_order_note INTEGER NOT NULL DEFAULT 0,
  -- Sold only after the shopper has chosen a store (cart status -2).
  needs_store    INTEGER NOT NULL DEFAULT 0,
  -- Its options can be chosen only in place, so the cart's answer has no page (cart status -1 without url).
  hides_url      INTEGER NOT NULL DEFAULT 0,
  -- Overrides the setting AFTER_ADD in the answer of add-to-cart: 1 to 4; 0 for the setting.
  after_add      INTEGER NOT NULL DEFAULT 0,
  -- The target of status 2: a code of `content`.
  after_add_content TEXT NOT NULL DEFAULT '',
  -- Unix seconds; 0 for no deal.
  deal_start     INTEGER NOT NULL DEFAULT 0,
  deal_end       INTEGER NOT NULL DEFAULT 0,
  created_at     INTEGER NOT NULL,
  position       INTEGER NOT NULL,
  -- The number of reviews per number of stars, updated with the reviews.
  rank1 INTEGER NOT NULL DEFAULT 0,
  rank2 INTEGER NOT NULL DEFAULT 0,
  rank3 INTEGER NOT NULL DEFAULT 0,
  rank4 INTEGER NOT NULL DEFAULT 0,
  rank5 INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX product_model ON product (model_id) WHERE model_id > 0;
CREATE INDEX product_deal ON product (deal_end) WHERE deal_end > 0;

-- For the home page's showcases, without a scan of all products.
CREATE INDEX product_new ON product (created_at DESC, id) WHERE is_new = 1 AND is_active = 1;

CREATE TABLE product_text (
  product_id INTEGER NOT NULL,
  language   TEXT NOT NULL,
  title      TEXT NOT NULL,
  -- The sort key of the title in its language (seed/collation-key.ts).
  sort_key   TEXT NOT NULL,
  path       TEXT NOT NULL UNIQUE,
  summary    TEXT NOT NULL,
  PRIMARY KEY (product_id, language)
) WITHOUT ROWID;

-- Every category of a product: its own and the ancestors.
CREATE TABLE product_category (
  category_id INTEGER NOT NULL,
  position    INTEGER NOT NULL,
  product_id  INTEGER NOT NULL,
  PRIMARY KEY (category_id, position, product_id)
) WITHOUT ROWID;

CREATE VIEW page_link AS
  SELECT path, kind, target_id, language, moved FROM link
  UNION ALL
  SELECT path, 'product', product_id, language, 0 FROM product_text;

CREATE TABLE variant_group (
  id    INTEGER PRIMARY KEY,
  title TEXT NOT NULL
);

CREATE TABLE variant_option (
  id       INTEGER PRIMARY KEY,
  group_id INTEGER NOT NULL REFERENCES variant_group (id),
  position INTEGER NOT NULL,
  title    TEXT NOT NULL,
  colour   TEXT NOT NULL DEFAULT ''
);

CREATE TABLE sub_product (
  id         INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product (id),
  option1_id INTEGER NOT NULL,
  option2_id INTEGER NOT NULL DEFAULT 0,
  code       TEXT NOT NULL,
  barcode    TEXT NOT NULL,
  price      INTEGER NOT NULL,
  old_price  INTEGER NOT NULL DEFAULT 0,
  stock      REAL NOT NULL,
  weight     REAL NOT NULL DEFAULT 0,
  UNIQUE (product_id, option1_id, option2_id)
);

-- Filters of the lists. type: 0 multiple, 1 single, 2 a range of numbers.
CREATE TABLE property (
  id       INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,
  type     INTEGER NOT NULL,
  view     TEXT NOT NULL DEFAULT '',
  title    TEXT NOT NULL
);

CREATE TABLE property_value (
  id          INTEGER PRIMARY KEY,
  property_id INTEGER NOT NULL REFERENCES property (id),
  title       TEXT NOT NULL,
  data        TEXT NOT NULL DEFAULT ''
);

-- value_id for types 0 and 1, number for type 2.
CREATE TABLE product_property (
  product_id  INTEGER NOT NULL,
  property_id INTEGER NOT NULL,
  value_id    INTEGER NOT NULL DEFAULT 0,
  number      REAL,
  PRIMARY KEY (product_id, property_id, value_id)
) WITHOUT ROWID;

-- Attributes that distinguish the sibling products of a model. view: select, image or button.
CREATE TABLE attribute_group (
  id       INTEGER PRIMARY KEY,
  view     TEXT NOT NULL,
  title    TEXT NOT NULL
);

CREATE TABLE attribute_option (
  id       INTEGER PRIMARY KEY,
  group_id INTEGER NOT NULL REFERENCES attribute_group (id),
  title    TEXT NOT NULL
);

CREATE TABLE product_attribute (
  product_id INTEGER NOT NULL,
  option_id  INTEGER NOT NULL,
  PRIMARY KEY (product_id, option_id)
) WITHOUT ROWID;

-- type: 1 related, 2 substitute, 3 accessory, 4 complementary.
CREATE TABLE related_product (
  product_id INTEGER NOT NULL,
  type       INTEGER NOT NULL,
  position   INTEGER NOT NULL,
  related_id INTEGER NOT NULL,
  PRIMARY KEY (product_id, type, position)
) WITHOUT ROWID;

CREATE TABLE personalization (
  id     INTEGER PRIMARY KEY,
  -- JSON array of fields: [{"key":"name","title":{…},"max":20,"required":true}]
  fields TEXT NOT NULL
);

-- The price history of products, in hundredths of the lira. The law requires the lowest price before a discount.
CREATE TABLE price_history (
  product_id INTEGER NOT NULL,
  since      INTEGER NOT NULL,
  price      INTEGER NOT NULL,
  PRIMARY KEY (product_id, since)
) WITHOUT ROWID;

CREATE TRIGGER price_changes AFTER UPDATE OF price ON product WHEN new.price <> old.price
BEGIN
  INSERT OR REPLACE INTO price_history (product_id, since, price)
  VALUES (new.id, unixepoch(), new.price);
END;

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

-- Nothing is sold above the stock, unless the shop allows it (NEGATIVE_STOCK).
CREATE TRIGGER product_stock_floor BEFORE UPDATE OF stock ON product
WHEN new.stock < 0 AND new.stock < old.stock
  AND coalesce((SELECT value FROM setting WHERE name = 'NEGATIVE_STOCK'), '0') <> '1'
BEGIN
  SELECT RAISE(ABORT, 'stock below zero');
END;

CREATE TRIGGER variant_stock_floor BEFORE UPDATE OF stock ON sub_product
WHEN new.stock < 0 AND new.stock < old.stock
  AND coalesce((SELECT value FROM setting WHERE name = 'NEGATIVE_STOCK'), '0') <> '1'
BEGIN
  SELECT RAISE(ABORT, 'stock below zero');
END;

-- The stock of a product with variants is their sum.
CREATE TRIGGER product_stock_follows AFTER UPDATE OF stock ON sub_product WHEN new.stock <> old.stock
BEGIN
  UPDATE product SET stock = (SELECT round(sum(stock), 3) FROM sub_product WHERE product_id = new.product_id)
  WHERE id = new.product_id;
END;
