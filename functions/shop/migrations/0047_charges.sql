-- The charge of a card for an order, once, and the time of its return (0: not returned); hundredths of the order's currency.
CREATE TABLE charge (
  order_id    INTEGER PRIMARY KEY,
  amount      INTEGER NOT NULL,
  currency    TEXT NOT NULL,
  charged_at  INTEGER NOT NULL,
  returned_at INTEGER NOT NULL DEFAULT 0
);
