import type { z } from 'zod'
import { cents, date, text } from './wire'

/** What every list of orders tells of one (contract 3.17, 3.25). */
export const orderFields = {
  ORDER_NUMBER: text,
  DATE: date,
  STATUS_TEXT: text,
  TOTAL_PRICE: cents,
  CURRENCY: text,
}

type Fields = z.output<z.ZodObject<typeof orderFields>>

/** Such a row in our own names; money in hundredths, without a currency it is the lira. */
export function orderRowOf(row: Fields) {
  return {
    number: row.ORDER_NUMBER,
    date: row.DATE,
    status: row.STATUS_TEXT,
    total: row.TOTAL_PRICE,
    currency: row.CURRENCY || 'TL',
  }
}
