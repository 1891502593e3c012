-- Shipping companies; extra: their cost beyond the cart's delivery, in hundredths of the lira. Titles by language.
CREATE TABLE cargo_company (
  id    INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  about TEXT NOT NULL,
  extra INTEGER NOT NULL
);

-- Payment methods by the platform's ids. fee: name of the setting with the method's fee; empty for none.
CREATE TABLE payment_type (
  id       INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,
  title    TEXT NOT NULL,
  about    TEXT NOT NULL,
  fee      TEXT NOT NULL DEFAULT ''
);

-- The choices of a shopper during checkout; owner as in address.
CREATE TABLE order_draft (
  owner       TEXT PRIMARY KEY,
  delivery_id INTEGER NOT NULL DEFAULT 0,
  invoice_id  INTEGER NOT NULL DEFAULT 0,
  cargo_id    INTEGER NOT NULL DEFAULT 0,
  payment_id  INTEGER NOT NULL DEFAULT 0,
  card_id     INTEGER NOT NULL DEFAULT 0,
  instalments INTEGER NOT NULL DEFAULT 1
) WITHOUT ROWID;

-- Orders. Money in hundredths of the order's currency, VAT included.
-- An order takes its pieces from stock when it is placed and returns them once: when its payment is refused, when its
-- payment page expires, or when it is cancelled.
CREATE TABLE shop_order (
  id           INTEGER PRIMARY KEY,
  number       TEXT NOT NULL UNIQUE,
  owner        TEXT NOT NULL,
  -- 0 for a guest.
  member_id    INTEGER NOT NULL DEFAULT 0,
  session_id   TEXT NOT NULL,
  email        TEXT NOT NULL,
  -- 1 waits for its payment, 2 placed, above 2 preparing, above 5 shipped, above 7 delivered; 9, 10, 1000 closed.
  status_id    INTEGER NOT NULL,
  payment_id   INTEGER NOT NULL,
  -- waiting, processing, paid, refused, later (transfer, cash on delivery), expired (its payment page), replaced (its shopper
  -- ordered again before it was paid), returned (paid after its end: the money was returned).
  payment      TEXT NOT NULL,
  cargo_id     INTEGER NOT NULL,
  currency     TEXT NOT NULL,
  language     TEXT NOT NULL,
  -- total = goods - discount + surcharge + cargo + service.
  goods        INTEGER NOT NULL,
  cargo        INTEGER NOT NULL,
  service      INTEGER NOT NULL,
  total        INTEGER NOT NULL,
  -- Copies of the two addresses as JSON, with the wire's keys (ADDRESS, CITY, ...).
  delivery     TEXT NOT NULL,
  invoice      TEXT NOT NULL,
  -- The accepted agreements as displayed: JSON {ID: html}.
  agreements   TEXT NOT NULL,
  -- SHA-256 of the secret in the payment page's address, and the URL to which that page returns.
  payment_hash TEXT NOT NULL DEFAULT '',
  return_url   TEXT NOT NULL DEFAULT '',
  created_at   INTEGER NOT NULL,
  -- 1 while the pieces are taken from stock.
  holds_stock  INTEGER NOT NULL DEFAULT 0,
  -- The end of the payment page's hold; 0 without one.
  expires_at   INTEGER NOT NULL DEFAULT 0,
  discount     INTEGER NOT NULL DEFAULT 0,
  surcharge    INTEGER NOT NULL DEFAULT 0,
  -- The card family (bank_card; 0 for none) and its number of instalments; 1 is a single payment.
  card_id      INTEGER NOT NULL DEFAULT 0,
  instalments  INTEGER NOT NULL DEFAULT 1,
  -- The title of the chosen store at the time of the order: name, town and city; '' for none.
  store        TEXT NOT NULL DEFAULT ''
);
CREATE INDEX shop_order_owner ON shop_order (owner, id);
CREATE INDEX shop_order_member ON shop_order (member_id, id);
CREATE INDEX shop_order_payment ON shop_order (payment_hash);
CREATE INDEX shop_order_open ON shop_order (expires_at) WHERE payment IN ('waiting', 'processing');
CREATE INDEX shop_order_session ON shop_order (session_id);

-- The lines of an order. As in cart_line, the subscription (frequency in weeks, empty for none) and the personalization
-- distinguish lines of one product. personal_fields: the fields of the personalization, [{"key":"name","title":{…}}].
CREATE TABLE order_line (
  order_id     INTEGER NOT NULL,
  position     INTEGER NOT NULL,
  product_id   INTEGER NOT NULL,
  variant_id   INTEGER NOT NULL DEFAULT 0,
  title        TEXT NOT NULL,
  variant_name TEXT NOT NULL DEFAULT '',
  path         TEXT NOT NULL,
  picture      TEXT NOT NULL DEFAULT '',
  code         TEXT NOT NULL DEFAULT '',
  brand        TEXT NOT NULL DEFAULT '',
  unit         TEXT NOT NULL,
  vat          INTEGER NOT NULL,
  count        REAL NOT NULL,
  price        INTEGER NOT NULL,
  total        INTEGER NOT NULL,
  note         TEXT NOT NULL DEFAULT '',
  frequency    TEXT NOT NULL DEFAULT '',
  personalization TEXT NOT NULL DEFAULT '',
  personal_fields TEXT NOT NULL DEFAULT '[]',
  PRIMARY KEY (order_id, position)
) WITHOUT ROWID;

-- The charge of a card for an order, once, and the time of its return (0: not returned); hundredths of the order's currency.
CREATE TABLE charge (
  order_id    INTEGER PRIMARY KEY,
  amount      INTEGER NOT NULL,
  currency    TEXT NOT NULL,
  charged_at  INTEGER NOT NULL,
  returned_at INTEGER NOT NULL DEFAULT 0
);
