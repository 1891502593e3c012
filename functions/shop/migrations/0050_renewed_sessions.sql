-- When a sign-in gave the session another cookie: a sign-in of the same member with the cookie of before, as of a form that
-- is sent twice, soon finds it.
ALTER TABLE session ADD COLUMN renewed_at INTEGER NOT NULL DEFAULT 0;
