import { z } from 'zod'
import { cents, date, number, text } from '~/backend/http/fields'
import type { OrderEnd } from './order-model'

/** Order numbers may hold dashes, dots and underscores. */
export const isOrderNumber = (text: string): boolean => /^(?=.*[a-z\d])[\w.-]{1,40}$/i.test(text)

export const orderNumber = text.pipe(z.string().refine(isOrderNumber))

/** `STATUS_ID`: above 8 an order has ended. */
export const endShape = number.transform((status): OrderEnd => {
  if (status === 9) return 'cancelled'
  if (status === 10) return 'returned'
  return status > 10 ? 'closed' : null
})

export const orderFields = {
  ORDER_NUMBER: text,
  DATE: date,
  STATUS_TEXT: text,
  TOTAL_PRICE: cents,
  CURRENCY: text,
}

type Fields = z.output<z.ZodObject<typeof orderFields>>

/** Money in hundredths; the default currency is the lira. */
export function orderRowOf(row: Fields) {
  return {
    number: row.ORDER_NUMBER,
    date: row.DATE,
    status: row.STATUS_TEXT,
    total: row.TOTAL_PRICE,
    currency: row.CURRENCY || 'TL',
  }
}
