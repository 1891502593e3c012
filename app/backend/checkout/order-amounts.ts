import { z } from 'zod'
import { cents, flag, givenCents, number, rows, text } from '~/backend/http/fields'
import type { Amounts, Discount, Instalment, PayingCard, Transfer } from './order-model'

const giftCard = z
  .object({ BALANCE: cents, LEAVES: cents })
  .transform(({ BALANCE, LEAVES }): PayingCard => ({ balance: BALANCE, leaves: LEAVES }))

export const discountRows = rows(
  z.object({
    TITLE: text,
    TOTAL: cents,
    IS_GIFT_CARD: flag,
    GIFT_CARD: giftCard.optional().catch(undefined),
  }),
)

/** Some shops write a discount below zero. Falls back to one row without a title when only the sum is known. */
export function discountsOf(discounts: z.output<typeof discountRows>, sum: number): Discount[] {
  const list = discounts.filter(({ TOTAL }) => TOTAL !== 0)
  if (list.length > 0)
    return list.map(({ TITLE, TOTAL, IS_GIFT_CARD, GIFT_CARD }) => ({
      title: TITLE,
      total: Math.abs(TOTAL),
      ...(IS_GIFT_CARD && { isGiftCard: true as const }),
      ...(GIFT_CARD && { giftCard: GIFT_CARD }),
    }))
  return sum === 0 ? [] : [{ title: '', total: Math.abs(sum) }]
}

export const paidFields = {
  GOODS_PRICE: cents,
  DISCOUNT_PRICE: cents,
  DISCOUNTS: discountRows,
  INSTALLMENT_PRICE: cents,
  CARGO_PRICE: givenCents,
  SERVICE_PRICE: cents,
  TOTAL_PRICE: givenCents,
}

/** The rows of a placed order, which add up to its total: what the shop leaves out follows from the rest. @param lines totals of its lines */
export function paidAmounts(
  wire: z.output<z.ZodObject<typeof paidFields>>,
  lines: (number | null)[],
): Amounts {
  const { SERVICE_PRICE: service, INSTALLMENT_PRICE: surcharge, CARGO_PRICE: cargo } = wire
  const { TOTAL_PRICE: total } = wire
  const discount = Math.abs(wire.DISCOUNT_PRICE)
  const named = lines.filter((one): one is number => one !== null && one > 0)
  const ofLines = named.length < lines.length ? 0 : named.reduce((sum, one) => sum + one, 0)
  if (total === null) {
    const goods = wire.GOODS_PRICE || ofLines || null
    const discounts = discountsOf(wire.DISCOUNTS, discount)
    return { goods, discounts, surcharge, cargo, service, total }
  }
  const left = total - (cargo ?? 0) - service - surcharge
  const goods = wire.GOODS_PRICE || Math.max(left + discount, discount === 0 ? ofLines : 0)
  const discounts = discountsOf(wire.DISCOUNTS, discount || Math.max(goods - left, 0))
  return { goods, discounts, surcharge, cargo, service, total }
}

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
