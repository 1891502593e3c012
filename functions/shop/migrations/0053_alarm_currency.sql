-- The currency of the price in the alarm's mail; the alarm's own price is in the lira.
ALTER TABLE alarm ADD COLUMN currency TEXT NOT NULL DEFAULT 'TL';
