-- The numbers of deleted accounts: none is given again, since records that the law wants name them.
CREATE TABLE deleted_member (
  id         INTEGER PRIMARY KEY,
  deleted_at INTEGER NOT NULL
);
