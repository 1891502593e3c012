-- What goods that are not new are called in their lists, in the row's language; empty for new ones.
ALTER TABLE product_text ADD COLUMN condition TEXT NOT NULL DEFAULT '';
