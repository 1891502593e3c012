-- A gift card ends with a day: the last second of it in Istanbul.
UPDATE gift_card SET ends_at = (ends_at + 10800) / 86400 * 86400 + 86399 - 10800;

-- What comes back onto a gift card can be spent for a year at least, as a new one. A payment that never came gives a year
-- only to a card that has ended while the order waited.
CREATE TRIGGER balance_comes_back AFTER UPDATE OF holds_stock, gift_taken, gift_restored ON shop_order
WHEN old.gift_card <> '' AND new.holds_stock * (new.gift_taken - new.gift_restored)
  < old.holds_stock * (old.gift_taken - old.gift_restored)
BEGIN
  UPDATE gift_card SET ends_at = max(ends_at, (unixepoch() + 10800) / 86400 * 86400 + 366 * 86400 - 10801)
  WHERE code = old.gift_card AND (old.payment IN ('paid', 'later') OR ends_at <= unixepoch());
END;

-- So can what came back before.
UPDATE gift_card SET ends_at = max(ends_at, (unixepoch() + 10800) / 86400 * 86400 + 366 * 86400 - 10801)
WHERE EXISTS (SELECT 1 FROM shop_order o WHERE o.gift_card = gift_card.code AND (o.gift_returned > 0 OR o.gift_restored > 0
  OR o.gift_taken > 0 AND o.status_id = 9 AND o.payment IN ('paid', 'later')));

-- An order of gift cards alone is delivered once they are paid: nothing else is sent.
UPDATE shop_order AS o SET status_id = 8 WHERE o.status_id BETWEEN 2 AND 5 AND o.payment = 'paid'
  AND EXISTS (SELECT 1 FROM gift_card g WHERE g.order_id = o.id)
  AND NOT EXISTS (SELECT 1 FROM order_line l WHERE l.order_id = o.id AND l.gift_value = 0 AND l.count > 0);
