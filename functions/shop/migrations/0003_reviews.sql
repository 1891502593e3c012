CREATE TABLE review (
  id         INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL,
  name       TEXT NOT NULL,
  surname    TEXT NOT NULL,
  shows_name INTEGER NOT NULL DEFAULT 1,
  title      TEXT NOT NULL,
  text       TEXT NOT NULL,
  stars      INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
  created_at INTEGER NOT NULL,
  has_bought INTEGER NOT NULL DEFAULT 0,
  yes_votes  INTEGER NOT NULL DEFAULT 0,
  no_votes   INTEGER NOT NULL DEFAULT 0,
  is_approved INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX review_product ON review (product_id, created_at);

CREATE TABLE question (
  id         INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL,
  name       TEXT NOT NULL,
  text       TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  is_approved INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX question_product ON question (product_id, created_at);

CREATE TABLE answer (
  id          INTEGER PRIMARY KEY,
  question_id INTEGER NOT NULL REFERENCES question (id),
  text        TEXT NOT NULL,
  created_at  INTEGER NOT NULL,
  by_shop     INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX answer_question ON answer (question_id);
