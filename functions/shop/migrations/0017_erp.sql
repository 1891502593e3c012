-- A member's account in the accounting software. Money in hundredths of the lira, times in unix seconds.
CREATE TABLE erp_movement (
  id          INTEGER PRIMARY KEY,
  member_id   INTEGER NOT NULL,
  made_at     INTEGER NOT NULL,
  document_no TEXT NOT NULL,
  -- invoice, payment.
  kind        TEXT NOT NULL,
  debt        INTEGER NOT NULL DEFAULT 0,
  credit      INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX erp_movement_member ON erp_movement (member_id, made_at);

CREATE TABLE erp_order (
  id        INTEGER PRIMARY KEY,
  member_id INTEGER NOT NULL,
  number    TEXT NOT NULL,
  made_at   INTEGER NOT NULL,
  is_closed INTEGER NOT NULL,
  total     INTEGER NOT NULL
);
CREATE INDEX erp_order_member ON erp_order (member_id, made_at);
