-- What cancelled lines have given back to the gift card of an order, in its currency: gift_amount is what it pays of the rest.
ALTER TABLE shop_order ADD COLUMN gift_returned INTEGER NOT NULL DEFAULT 0;
