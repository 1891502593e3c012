-- Where a carrier shows a parcel: an https address in which %number% stands for the parcel's number; '' for none.
ALTER TABLE cargo_company ADD COLUMN tracking_url TEXT NOT NULL DEFAULT '';

-- 1 once the member opened a mail that was sent to the address: then orders that a guest made with it are theirs.
ALTER TABLE member ADD COLUMN email_proven INTEGER NOT NULL DEFAULT 0;

-- When the money of a cancelled order was sent back, to the card or the gift card; 0 for none.
ALTER TABLE shop_order ADD COLUMN refunded_at INTEGER NOT NULL DEFAULT 0;
