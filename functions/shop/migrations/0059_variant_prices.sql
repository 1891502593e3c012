-- The price history of variants, as price_history is that of products; of prices from before only the last is known.
CREATE TABLE variant_price_history (
  variant_id INTEGER NOT NULL,
  since      INTEGER NOT NULL,
  price      INTEGER NOT NULL,
  PRIMARY KEY (variant_id, since)
) WITHOUT ROWID;
INSERT INTO variant_price_history (variant_id, since, price) SELECT id, unixepoch(), price FROM sub_product;

CREATE TRIGGER variant_price_changes AFTER UPDATE OF price ON sub_product WHEN new.price <> old.price
BEGIN
  INSERT OR REPLACE INTO variant_price_history (variant_id, since, price)
  VALUES (new.id, unixepoch(), new.price);
END;
