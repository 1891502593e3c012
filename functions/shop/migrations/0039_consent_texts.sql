-- The sentence that a person agreed to or withdrew, in their language; '' where a form has one that the shop does not know.
ALTER TABLE consent ADD COLUMN text TEXT NOT NULL DEFAULT '';
