-- payment 'replaced': its shopper ordered again before it was paid. A late payment for it is returned.
-- Orders are queried by session, whatever the state of their payment.
DROP INDEX shop_order_session;
CREATE INDEX shop_order_session ON shop_order (session_id);
