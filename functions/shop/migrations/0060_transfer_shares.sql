-- What paying by transfer takes off a line, by its product's own percent, before a coupon. Zero for lines of other methods
-- and of orders before this migration, whose discount all goods share by what they cost.
ALTER TABLE order_line ADD COLUMN transfer_discount INTEGER NOT NULL DEFAULT 0;
