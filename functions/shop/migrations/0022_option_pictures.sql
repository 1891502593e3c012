-- The pictures that show one option of the first group (a colour), by its id: {"1":["defter-1-lacivert"]}. The first of `pictures`
-- shows the option that the product opens with.
ALTER TABLE product ADD COLUMN option_pictures TEXT NOT NULL DEFAULT '{}';
