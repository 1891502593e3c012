-- The language of the alarm's mail.
ALTER TABLE alarm ADD COLUMN language TEXT NOT NULL DEFAULT 'tr';
