-- Whether goods are delivered free of charge by themselves, for the filter of lists (catalog/list/further-counts.ts).
ALTER TABLE listed ADD COLUMN free_cargo INTEGER NOT NULL DEFAULT 0;

UPDATE listed SET free_cargo = 1 WHERE id IN (SELECT id FROM product WHERE free_cargo = 1);

CREATE TRIGGER listed_follows_cargo AFTER UPDATE OF free_cargo ON product WHEN new.free_cargo <> old.free_cargo
BEGIN
  UPDATE listed SET free_cargo = new.free_cargo
  WHERE position = new.position AND id = new.id AND scope_id IN (0, -new.brand_id, new.category_id,
    (SELECT parent_id FROM category WHERE id = new.category_id),
    (SELECT b.parent_id FROM category c JOIN category b ON b.id = c.parent_id WHERE c.id = new.category_id));
END;

-- How often a word was searched for and found goods, without anything of the shopper (decision 079).
CREATE TABLE searched_word (
  language TEXT NOT NULL,
  term     TEXT NOT NULL,
  spelling TEXT NOT NULL,
  searches INTEGER NOT NULL,
  PRIMARY KEY (language, term)
) WITHOUT ROWID;
