import { z } from 'zod'
import { cents, number, rows, text } from '~/backend/http/fields'
import type { Instalment, Transfer } from './order-model'

export const discountRows = rows(z.object({ TITLE: text, TOTAL: cents }))

/** Falls back to one row without a title when only the sum is known. */
export function discountsOf(
  discounts: z.output<typeof discountRows>,
  sum: number,
): { title: string; total: number }[] {
  const list = discounts.filter(({ TOTAL }) => TOTAL !== 0)
  if (list.length > 0) return list.map(({ TITLE, TOTAL }) => ({ title: TITLE, total: TOTAL }))
  return sum === 0 ? [] : [{ title: '', total: sum }]
}

/** Null for a single payment. */
export const instalmentShape = z
  .union([
    z.object({ CARD_NAME: text, NUMBER: number, PRICE_INSTALLMENT: cents }).transform(
      (row): Instalment => ({
        card: row.CARD_NAME,
        number: row.NUMBER,
        each: row.PRICE_INSTALLMENT,
      }),
    ),
    z.null().catch(null),
  ])
  .transform((found) => (found && found.number > 1 ? found : null))

/** Null without a bank transfer. */
export const transferShape = z
  .union([
    z.object({ OWNER: text, IBAN: text, AMOUNT: cents, REFERENCE: text }).transform(
      (row): Transfer => ({
        owner: row.OWNER,
        iban: row.IBAN,
        amount: row.AMOUNT,
        reference: row.REFERENCE,
      }),
    ),
    z.null().catch(null),
  ])
  .transform((found) => (found?.iban ? found : null))
