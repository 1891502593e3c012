import { personalValues } from './checkout/line-choices'
import type { OrderLineRow } from './order-queries'

/** Whether the law excepts a line from withdrawal: a code that was mailed, or what was made for one person (Mesafeli Sözleşmeler Yönetmeliği 15). */
export const isExcepted = ({
  gift_value,
  personalization,
}: Pick<OrderLineRow, 'gift_value' | 'personalization'>): boolean =>
  gift_value > 0 || [...personalValues(personalization).values()].some((text) => text.trim() !== '')
