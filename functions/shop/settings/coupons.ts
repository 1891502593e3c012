import { z } from 'zod'
import { type Insert, insertRows } from '../seed/insert'
import { lira, orMissing, percent } from './fields'

const day = z.iso
  .date({ error: orMissing('must be a date, as 2026-12-31') })
  // Turkey has kept UTC+3 all year since 2016.
  .transform((date) => Date.parse(`${date}T00:00:00+03:00`) / 1000)

/** A code that lowers the price of goods: by a percent or by lira; from a sum on, between two days, so many times. */
export const coupon = z
  .strictObject({
    code: z
      .string({ error: orMissing('must be a code') })
      .regex(/^.{2,40}$/, 'must have from 2 to 40 characters')
      .regex(
        /^[A-Z\d][A-Z\d_.-]*$/,
        'must be of the letters A to Z, digits, dots, dashes and underscores, with a letter or digit first',
      ),
    percent: percent.int('must be a whole percent').optional(),
    amount: lira.optional(),
    from: lira.default(0),
    starts: day.optional(),
    ends: day.optional(),
    times: z
      .number({ error: 'must be a number of orders' })
      .int('must be whole orders')
      .min(1, 'must be 1 at least')
      .optional(),
  })
  .refine(
    ({ percent, amount }) => (percent === undefined) !== (amount === undefined),
    'must have either percent or amount',
  )

const daySeconds = 86_400

/** The coupons of a settings file, as rows. */
export function couponRows(coupons: z.output<typeof coupon>[]): Insert[] {
  return insertRows(
    'coupon',
    ['code', 'percent', 'amount', 'min_goods', 'starts_at', 'ends_at', 'max_uses'],
    coupons.map(({ code, percent = 0, amount = 0, from, starts = 0, ends, times = null }) => [
      ...[code, percent, amount, from, starts],
      ends === undefined ? null : ends + daySeconds,
      times,
    ]),
  )
}
