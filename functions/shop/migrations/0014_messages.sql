-- Departments that receive messages. Names by language.
CREATE TABLE department (
  id       INTEGER PRIMARY KEY,
  name     TEXT NOT NULL
);

-- A conversation with a department; member 0 is a guest, who is identified by name and email.
CREATE TABLE message (
  id            INTEGER PRIMARY KEY,
  member_id     INTEGER NOT NULL DEFAULT 0,
  name          TEXT NOT NULL DEFAULT '',
  email         TEXT NOT NULL DEFAULT '',
  department_id INTEGER NOT NULL,
  subject       TEXT NOT NULL,
  -- 1 open, 0 closed.
  status        INTEGER NOT NULL DEFAULT 1,
  updated_at    INTEGER NOT NULL,
  -- When its member last read it.
  read_at       INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX message_member ON message (member_id, updated_at);

CREATE TABLE message_line (
  id         INTEGER PRIMARY KEY,
  message_id INTEGER NOT NULL,
  is_admin   INTEGER NOT NULL DEFAULT 0,
  text       TEXT NOT NULL,
  written_at INTEGER NOT NULL
);
CREATE INDEX message_line_message ON message_line (message_id, id);
