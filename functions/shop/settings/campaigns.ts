import { z } from 'zod'
import { type Insert, insertRows } from '../seed/insert'
import { lira, orMissing, percent, type Words, words } from './fields'

/** What lowers a cart by itself, or once its shopper chooses it of a group: a percent of a category's goods, or lira from a sum on. */
export const campaign = z
  .strictObject({
    title: words,
    about: words.optional(),
    group: z
      .string({ error: orMissing('must be a word') })
      .regex(/^[a-z\d-]{1,20}$/, 'must be of the letters a to z, digits and dashes')
      .optional(),
    percent: percent.int('must be a whole percent').min(1, 'must be 1 at least').optional(),
    /** The address of its page, without the host. */
    category: z
      .string({ error: orMissing('must be the address of a category') })
      .transform((path) => path.trim().replaceAll(/^\/+|\/+$/g, ''))
      .pipe(z.string().min(1, 'must not be empty'))
      .optional(),
    amount: lira.refine((cents) => cents > 0, 'must be above 0').optional(),
    from: lira.optional(),
  })
  .refine(
    ({ percent, category, amount, from }) =>
      amount === undefined
        ? percent !== undefined && category !== undefined && from === undefined
        : percent === undefined && category === undefined,
    'must have either percent and category, or amount, with or without from',
  )

type Json = (text?: Words) => string

/** The campaigns of a settings file, as rows. */
export function campaignRows(campaigns: z.output<typeof campaign>[], json: Json): Insert[] {
  return insertRows(
    'campaign',
    ['id', 'group_name', 'title', 'about', 'percent', 'category', 'amount', 'min_goods'],
    campaigns.map((one, index) => {
      const { title, about, group = '', percent = 0, category = '', amount = 0, from = 0 } = one
      return [index + 1, group, json(title), json(about), percent, category, amount, from]
    }),
  )
}
