-- Returns that were refunded before 0054 have no amounts: its trigger fills them.
UPDATE order_return SET status = 'refilled' WHERE status = 'refunded' AND paid_back = 0;
UPDATE order_return SET status = 'refunded' WHERE status = 'refilled';
