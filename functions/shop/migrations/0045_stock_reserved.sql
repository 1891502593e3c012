-- An order takes its pieces from stock when it is placed and returns them once: when its payment is refused, when its
-- payment page expires (payment 'expired'), or when it is cancelled. 'returned' is a payment after that, when the pieces
-- were sold: the money was returned.
-- holds_stock: 1 while the pieces are taken. expires_at: end of the payment page's hold, unix seconds; 0 without one.
ALTER TABLE shop_order ADD COLUMN holds_stock INTEGER NOT NULL DEFAULT 0;
ALTER TABLE shop_order ADD COLUMN expires_at INTEGER NOT NULL DEFAULT 0;
UPDATE shop_order SET payment = 'refused', status_id = 9 WHERE payment = 'waiting';
UPDATE shop_order SET holds_stock = 1 WHERE payment IN ('paid', 'later') AND status_id <= 8;
CREATE INDEX shop_order_open ON shop_order (expires_at) WHERE payment IN ('waiting', 'processing');
CREATE INDEX shop_order_session ON shop_order (session_id) WHERE payment IN ('waiting', 'processing');

-- Nothing is sold above the stock, unless the shop allows it (NEGATIVE_STOCK).
UPDATE sub_product SET stock = 0 WHERE stock < 0;
UPDATE product SET stock = 0 WHERE stock < 0;
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
