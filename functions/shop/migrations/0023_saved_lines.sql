-- Lines of a cart that its shopper has saved for later: as in cart_line, but they are not bought and hold no stock.
CREATE TABLE saved_line (
  id              INTEGER PRIMARY KEY,
  session_id      TEXT NOT NULL,
  product_id      INTEGER NOT NULL,
  variant_id      INTEGER NOT NULL DEFAULT 0,
  count           REAL NOT NULL CHECK (count > 0),
  related_id      TEXT NOT NULL DEFAULT '',
  frequency       TEXT NOT NULL DEFAULT '',
  order_note      TEXT NOT NULL DEFAULT '',
  personalization TEXT NOT NULL DEFAULT '',
  added_at        INTEGER NOT NULL,
  UNIQUE (session_id, product_id, variant_id, frequency, order_note, personalization)
);
