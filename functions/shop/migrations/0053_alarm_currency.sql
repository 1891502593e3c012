-- The currency in which who waits for a product is told its price; what they wait for is counted in the lira.
ALTER TABLE alarm ADD COLUMN currency TEXT NOT NULL DEFAULT 'TL';
