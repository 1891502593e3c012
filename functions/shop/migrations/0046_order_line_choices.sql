-- What distinguishes lines of one product, as in cart_line: the frequency of a subscription (weeks, empty for none) and
-- the personalization, with its fields: [{"key":"name","title":{…}}].
ALTER TABLE order_line ADD COLUMN frequency TEXT NOT NULL DEFAULT '';
ALTER TABLE order_line ADD COLUMN personalization TEXT NOT NULL DEFAULT '';
ALTER TABLE order_line ADD COLUMN personal_fields TEXT NOT NULL DEFAULT '[]';
