-- The language of the sentence that a subscriber agreed to, and the code of the link that ends the subscription.
ALTER TABLE newsletter ADD COLUMN language TEXT NOT NULL DEFAULT 'tr';
ALTER TABLE newsletter ADD COLUMN end_code TEXT NOT NULL DEFAULT '';
UPDATE newsletter SET end_code = lower(hex(randomblob(16)));
CREATE UNIQUE INDEX newsletter_end ON newsletter (end_code) WHERE end_code <> '';
