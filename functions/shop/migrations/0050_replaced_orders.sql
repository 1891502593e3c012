-- payment 'replaced': its shopper ordered anew before it was paid. Money that comes for it after all goes back.
-- A visit's orders are looked for whatever came of their payment.
DROP INDEX shop_order_session;
CREATE INDEX shop_order_session ON shop_order (session_id);
