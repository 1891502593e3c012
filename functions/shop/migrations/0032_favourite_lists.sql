-- Lists that members have made. favourite.category_id names one; 1, which nobody owns, is the list that every member has.
CREATE TABLE favourite_list (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id  INTEGER NOT NULL,
  name       TEXT NOT NULL,
  UNIQUE (member_id, name)
);
INSERT INTO favourite_list (id, member_id, name) VALUES (1, 0, '');

-- price_added: the price when it was added, in hundredths of the lira, VAT included. back_at: when it came back in stock since, 0 for never.
ALTER TABLE favourite ADD COLUMN price_added INTEGER;
ALTER TABLE favourite ADD COLUMN back_at INTEGER NOT NULL DEFAULT 0;
CREATE INDEX favourite_product ON favourite (product_id);

CREATE TRIGGER favourite_back AFTER UPDATE OF stock ON product WHEN (new.stock > 0) <> (old.stock > 0)
BEGIN
  UPDATE favourite SET back_at = iif(new.stock > 0, unixepoch(), 0) WHERE product_id = new.id;
END;

-- Each list is shared by its own link.
CREATE TABLE list_share (
  id          TEXT PRIMARY KEY,
  member_id   INTEGER NOT NULL,
  category_id INTEGER NOT NULL,
  UNIQUE (member_id, category_id)
) WITHOUT ROWID;
INSERT INTO list_share (id, member_id, category_id) SELECT id, member_id, 1 FROM favourite_share;
DROP TABLE favourite_share;
