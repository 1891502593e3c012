import type { OrderRow } from '../order/order-queries'

/** Whether an order may still be cancelled: before it ships (above 5), and not while its payment is under way. @param isMailed gift cards alone, which are delivered at once */
export function mayCancel(
  { status_id, payment }: Pick<OrderRow, 'status_id' | 'payment'>,
  isMailed = false,
): boolean {
  return (status_id <= 5 || (isMailed && status_id === 8)) && payment !== 'processing'
}

/** Whether lines of an order may be returned: it has shipped, and its time is not over. Both times in unix seconds. */
export function mayReturn(
  { status_id }: Pick<OrderRow, 'status_id'>,
  end: number | undefined,
  now: number,
): boolean {
  return status_id > 5 && status_id <= 8 && end !== undefined && now < end
}
