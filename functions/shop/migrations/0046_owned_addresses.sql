-- 1 where one and the same person proved the address and chose the ways in: by a password set by its mail, or a provider
-- that vouches for it. Only then orders that guests made with it come to the account: who presses a link may be another.
ALTER TABLE member ADD COLUMN owns_email INTEGER NOT NULL DEFAULT 0;
