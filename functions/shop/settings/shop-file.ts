import { z } from 'zod'
import { CURRENCIES, LANGUAGES } from '../locale'
import {
  colours,
  days,
  email,
  hour,
  iban,
  lira,
  logo,
  mersis,
  percent,
  phone,
  taxNumber,
  text,
  words,
} from './fields'

const currency = z.strictObject({
  code: z.enum(CURRENCIES, { error: `must be ${CURRENCIES.join(', ')}` }),
  rate: z
    .number({ error: 'must be the lira that one costs' })
    .positive('must be above 0')
    .default(1),
})

const instalments = z.strictObject({
  card: text,
  percents: z.record(z.string().regex(/^([2-9]|1[0-2])$/, 'must be months from 2 to 12'), percent),
})

const page = z.strictObject({
  code: z.string().regex(/^[a-z][a-z-]*$/, 'must be of small letters and dashes'),
  title: words,
  description: words.optional(),
  html: words,
})

const company = z.strictObject({
  title: text,
  address: text,
  phone: phone.optional(),
  email: email.optional(),
  mersis: mersis.optional(),
  taxOffice: text.optional(),
  taxNumber: taxNumber.optional(),
  kep: email.optional(),
})

const delivery = z.strictObject({
  freeFrom: lira.optional(),
  cutOff: hour.optional(),
  /** Working days until an imported product is sent; nothing is said without them. */
  days: days.optional(),
  companies: z
    .array(z.strictObject({ title: words, about: words.optional(), price: lira }))
    .min(1, 'must have one company at least'),
})

const payment = z
  .strictObject({
    card: z
      .strictObject({
        about: words.optional(),
        minutes: z.number().int().min(5).max(120).default(15),
        instalments: z.array(instalments).default([]),
      })
      .optional(),
    transfer: z
      .strictObject({
        about: words.optional(),
        owner: text,
        iban,
        discountPercent: percent.int('must be a whole percent').default(0),
      })
      .optional(),
    cashOnDelivery: z.strictObject({ about: words.optional(), fee: lira.default(0) }).optional(),
  })
  .refine((methods) => Object.values(methods).some(Boolean), 'must have one way to pay at least')

const footer = z.strictObject({
  slogan: words.optional(),
  blocks: z.array(z.strictObject({ title: words, text: words })).default([]),
  pages: z.array(text).default([]),
})

const notes = z.partialRecord(
  z.enum([
    'contact',
    'reviews',
    'review',
    'question',
    'stockAlarm',
    'priceAlarm',
    'cards',
    'analytics',
    'marketing',
  ]),
  words,
)

const behaviour = z.strictObject({
  afterAdd: z.union([z.literal(1), z.literal(3), z.literal(4)], 'must be 1, 3 or 4').default(3),
  memberActivation: z.boolean().default(true),
  privacyNotice: z.boolean().default(true),
  sellsOverStock: z.boolean().default(false),
})

/** What an owner's settings file says; README, "Your own shop". */
export const shopFile = z
  .strictObject({
    name: text,
    languages: z
      .array(z.enum(LANGUAGES))
      .min(1)
      .default([...LANGUAGES]),
    currencies: z.array(currency).default([{ code: 'TL', rate: 1 }]),
    home: z.strictObject({ title: words, description: words.optional() }).optional(),
    contact: z
      .strictObject({ email: email.optional(), phone: phone.optional(), address: text.optional() })
      .default({}),
    company,
    law: z
      .strictObject({
        withdrawalDays: days.optional(),
        refundDays: days.optional(),
        deliveryDays: days.optional(),
        lowestPriceDays: days.default(30),
        basis: words.optional(),
      })
      .default({ lowestPriceDays: 30 }),
    delivery,
    payment,
    colours: colours.optional(),
    logo: logo.optional(),
    footer: footer.default({ blocks: [], pages: [] }),
    notes: notes.default({}),
    cookieQuestion: z.strictObject({ title: words, html: words }).optional(),
    app: z.strictObject({ title: words, text: words, page: text }).optional(),
    departments: z
      .array(words)
      .min(1)
      .default([{ tr: 'Genel', en: 'General', de: 'Allgemein', ar: 'عام' }]),
    behaviour: behaviour.prefault({}),
    pages: z.array(page).default([]),
  })
  .superRefine(({ languages, currencies, footer, app, pages }, context) => {
    const refuse = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    if (!languages.includes('tr'))
      refuse(['languages'], 'must include tr, whose addresses have no prefix')
    if (!currencies.some(({ code }) => code === 'TL'))
      refuse(['currencies'], 'must include TL, in which prices are kept')
    const codes = pages.map(({ code }) => code)
    codes.forEach((code, at) => {
      if (codes.indexOf(code) !== at) refuse(['pages', at, 'code'], `is another page’s: ${code}`)
    })
    const named: { code: string; path: PropertyKey[] }[] = footer.pages.map((code, at) => ({
      code,
      path: ['footer', 'pages', at],
    }))
    if (app) named.push({ code: app.page, path: ['app', 'page'] })
    for (const { code, path } of named)
      if (!codes.includes(code)) refuse(path, `names no page of this file: ${code}`)
  })

export type ShopSettings = z.output<typeof shopFile>
