-- How often all sign-ins of before were ended: by another password, by signing out everywhere, by an account taken back.
-- A sign-in that began before counts no more.
ALTER TABLE member ADD COLUMN access_revision INTEGER NOT NULL DEFAULT 0;
