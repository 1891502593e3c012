-- What of a transfer that had arrived is to be paid back, hundredths of the order's currency.
ALTER TABLE shop_order ADD COLUMN transfer_returned INTEGER NOT NULL DEFAULT 0
  CONSTRAINT shop_order_transfer_returned CHECK (transfer_returned >= 0);
