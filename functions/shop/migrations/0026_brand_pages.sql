-- Brands have list pages, like categories. In the tables of lists a brand's scope_id is its negative id.
DROP VIEW page_link;
CREATE TABLE link_with_brands (
  path      TEXT PRIMARY KEY,
  kind      TEXT NOT NULL CHECK (kind IN ('home', 'category', 'brand', 'content', 'product')),
  target_id INTEGER NOT NULL,
  language  TEXT NOT NULL,
  moved     INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
INSERT INTO link_with_brands SELECT path, kind, target_id, language, moved FROM link;
DROP TABLE link;
ALTER TABLE link_with_brands RENAME TO link;
CREATE INDEX link_target ON link (kind, target_id, language, moved);

CREATE VIEW page_link AS
  SELECT path, kind, target_id, language, moved FROM link
  UNION ALL
  SELECT path, 'product', product_id, language, 0 FROM product_text;
