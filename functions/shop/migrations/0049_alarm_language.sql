-- The language that who waits for a product is written to in.
ALTER TABLE alarm ADD COLUMN language TEXT NOT NULL DEFAULT 'tr';
