-- What a return pays back, in hundredths of its order's currency: of each line, of all with delivery and service, and what of
-- that is for the gift card; then what the gift card has again, in hundredths of the lira.
ALTER TABLE order_return_line ADD COLUMN refund INTEGER NOT NULL DEFAULT 0;
ALTER TABLE order_return ADD COLUMN paid_back INTEGER NOT NULL DEFAULT 0;
ALTER TABLE order_return ADD COLUMN gift_back INTEGER NOT NULL DEFAULT 0;
ALTER TABLE shop_order ADD COLUMN gift_restored INTEGER NOT NULL DEFAULT 0;

UPDATE order_return_line AS r SET refund = coalesce((
  SELECT round((l.total - l.campaign_discount) * r.count / l.count
    * (1 - 1.0 * (o.discount + o.coupon_discount - o.surcharge) / max(1, o.goods - o.campaign_discount)))
  FROM order_return b JOIN shop_order o ON o.id = b.order_id JOIN order_line l ON l.order_id = o.id AND l.position = r.position
  WHERE b.id = r.return_id AND l.count > 0), 0);

-- Money goes back first, then the balance, as of cancelled lines; delivery and service with the last of all that was sent.
CREATE TRIGGER return_pays_back AFTER UPDATE OF status ON order_return
WHEN new.status = 'refunded' AND old.status <> 'refunded'
BEGIN
  UPDATE order_return SET paid_back = (SELECT coalesce(sum(refund), 0) FROM order_return_line WHERE return_id = new.id)
    + coalesce((SELECT o.cargo + o.service FROM shop_order o WHERE o.id = new.order_id
      AND new.id = (SELECT max(id) FROM order_return WHERE order_id = o.id AND status <> 'refused')
      AND NOT EXISTS (SELECT 1 FROM order_line l WHERE l.order_id = o.id AND l.gift_value = 0
        AND l.count - coalesce((SELECT sum(r.count) FROM order_return_line r JOIN order_return b ON b.id = r.return_id
          WHERE b.order_id = o.id AND b.status <> 'refused' AND r.position = l.position), 0) >= 0.0005)), 0)
  WHERE id = new.id;
  UPDATE order_return SET gift_back = (
    SELECT max(0, min(o.gift_amount, (SELECT sum(paid_back) FROM order_return WHERE order_id = o.id)
        - max(0, o.total - (SELECT coalesce(sum(total), 0) FROM order_line WHERE order_id = o.id AND gift_value > 0)))
      - (SELECT coalesce(sum(gift_back), 0) FROM order_return WHERE order_id = o.id AND id <> new.id))
    FROM shop_order o WHERE o.id = new.order_id)
  WHERE id = new.id;
  UPDATE shop_order SET gift_restored = CAST(round(1.0 * gift_taken
    * (SELECT sum(gift_back) FROM order_return WHERE order_id = new.order_id) / gift_amount) AS INTEGER)
  WHERE id = new.order_id AND gift_amount > 0;
END;
