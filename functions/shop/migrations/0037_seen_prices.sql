-- The price of one piece that the shopper saw last, when the line was added or changed, in hundredths of the lira before
-- tiers and subscription; NULL where that is not known.
ALTER TABLE cart_line ADD COLUMN seen_price INTEGER;
ALTER TABLE saved_line ADD COLUMN seen_price INTEGER;
