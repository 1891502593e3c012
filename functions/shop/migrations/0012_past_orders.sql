-- Returns that members request, and cancelled orders.
CREATE TABLE order_return (
  id         INTEGER PRIMARY KEY,
  order_id   INTEGER NOT NULL,
  reason     TEXT NOT NULL,
  -- asked, accepted, refused, refunded (accepted, and the money was paid back).
  status     TEXT NOT NULL DEFAULT 'asked',
  created_at INTEGER NOT NULL
);
CREATE INDEX order_return_order ON order_return (order_id);

CREATE TABLE order_return_line (
  return_id INTEGER NOT NULL,
  position  INTEGER NOT NULL,
  count     REAL NOT NULL,
  PRIMARY KEY (return_id, position)
) WITHOUT ROWID;

-- The parcel of an order and its stations.
CREATE TABLE shipment (
  order_id   INTEGER PRIMARY KEY,
  number     TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL
);

CREATE TABLE shipment_step (
  number  TEXT NOT NULL,
  -- collected, sorting, out, delivered.
  kind    TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  PRIMARY KEY (number, made_at)
) WITHOUT ROWID;
