-- A showcase of what many orders have; SQLite changes no CHECK, so the table is written anew.
CREATE TABLE showcase_next (
  id       INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,
  title    TEXT NOT NULL,
  rule     TEXT NOT NULL CHECK (rule IN ('new', 'deal', 'rated', 'category', 'bought')),
  category_id INTEGER
);
INSERT INTO showcase_next SELECT id, position, title, rule, category_id FROM showcase;
DROP TABLE showcase;
ALTER TABLE showcase_next RENAME TO showcase;
