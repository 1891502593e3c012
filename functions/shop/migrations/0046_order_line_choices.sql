-- What tells lines of one product apart, as in cart_line: how often it comes again (weeks, empty for once), and what is
-- written on it, with the fields it was asked by: [{"key":"name","title":{…}}].
ALTER TABLE order_line ADD COLUMN frequency TEXT NOT NULL DEFAULT '';
ALTER TABLE order_line ADD COLUMN personalization TEXT NOT NULL DEFAULT '';
ALTER TABLE order_line ADD COLUMN personal_fields TEXT NOT NULL DEFAULT '[]';
