import { z } from 'zod'
import type { CardPlan } from '~/backend/catalogue/model'
import { id, number, rows, text } from '~/backend/http/fields'
import { cleanHtml } from '~/backend/site/html/clean-html'

const plansShape = z.object({
  DATA: z.object({
    BANK_LIST: rows(
      z.object({
        ID: id,
        CARD_NAME: text,
        INSTALLMENT_LIST: rows(
          z.object({
            INSTALLMENT_NUMBER: number,
            PRICE_INSTALLMENT: number,
            PRICE_TOTAL: number,
          }),
        ),
      }),
    ),
  }),
})

const cents = (amount: number) => Math.round(amount * 100)

/** VAT included. Null if unreadable. */
export function readInstalments(body: unknown): CardPlan[] | null {
  const parsed = plansShape.safeParse(body)
  if (!parsed.success) return null
  return parsed.data.DATA.BANK_LIST.map((bank) => ({
    id: bank.ID,
    card: bank.CARD_NAME,
    instalments: bank.INSTALLMENT_LIST.filter((row) => row.INSTALLMENT_NUMBER > 1).map((row) => ({
      months: row.INSTALLMENT_NUMBER,
      each: cents(row.PRICE_INSTALLMENT),
      total: cents(row.PRICE_TOTAL),
    })),
  }))
}

/** The fragment of a shop that answers HTML; null for a page and for anything else. */
export function readInstalmentHtml(body: unknown): string | null {
  if (typeof body !== 'string' || !/^\s*<(?!!|html\b)/i.test(body)) return null
  return cleanHtml(body)
}
