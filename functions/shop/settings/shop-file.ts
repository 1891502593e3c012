import { z } from 'zod'
import { CURRENCIES, LANGUAGES } from '../locale'
import { campaign } from './campaigns'
import { coupon } from './coupons'
import {
  colours,
  days,
  email,
  flag,
  hour,
  iban,
  lira,
  listOf,
  logo,
  mersis,
  orMissing,
  percent,
  phone,
  taxNumber,
  text,
  words,
} from './fields'

const currency = z
  .strictObject({
    code: z.enum(CURRENCIES, { error: `must be ${CURRENCIES.join(', ')}` }),
    rate: z
      .number({ error: 'must be the lira that one costs' })
      .positive('must be above 0')
      .optional(),
  })
  .superRefine(({ code, rate }, context) => {
    const isLira = code === 'TL'
    const refuse = (message: string) =>
      context.issues.push({ code: 'custom', path: ['rate'], message, input: rate })
    if (!isLira && rate === undefined) refuse(`is missing: the lira that one ${code} costs`)
    if (isLira && rate !== undefined && rate > 0 && rate !== 1)
      refuse('must be 1, for prices are in TL')
  })
  .transform(({ code, rate = 1 }) => ({ code, rate }))

const instalments = z.strictObject({
  card: text,
  percents: z.record(z.string().regex(/^([2-9]|1[0-2])$/, 'must be months from 2 to 12'), percent, {
    error: orMissing('must be percents by months, as { "3": 0, "6": 4.5 }'),
  }),
})

const page = z.strictObject({
  code: z
    .string({ error: orMissing('must be a text') })
    .regex(/^[a-z][a-z-]*$/, 'must be of the letters a to z and dashes'),
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

const carriage = z
  .strictObject({ from: days, to: days })
  .refine(({ from, to }) => from <= to, '"from" must not be above "to"')

const delivery = z
  .strictObject({
    freeFrom: lira.optional(),
    cutOff: hour.optional(),
    /** Working days until an imported product is sent, 0 for the same day. */
    days: days.optional(),
    /** Working days from the sending to the door, by the cheapest company; no day is promised without them. */
    carriage: carriage.optional(),
    /** Days on which nothing is sent or brought, besides Saturdays and Sundays. */
    holidays: listOf(z.iso.date('must be a date, as 2026-10-29')).default([]),
    companies: listOf(
      z.strictObject({
        title: words,
        about: words.optional(),
        price: lira,
        /** Its own, for one that is not the cheapest; holidays and hour are the shop's. */
        carriage: carriage.optional(),
        /** Where the company shows a parcel; `%number%` stands for the parcel's number. */
        trackingUrl: z
          .string()
          .regex(/^https:\/\/.+%number%/, 'must be an https address with %number%')
          .optional(),
      }),
    ).min(1, 'must have one company at least'),
  })
  .refine(({ carriage, days }) => !carriage || days !== undefined, {
    path: ['days'],
    error:
      'is missing: with "carriage" the working days until a product is sent, 0 for the same day',
  })

const payment = z
  .strictObject({
    card: z
      .strictObject({
        about: words.optional(),
        minutes: z
          .number({ error: 'must be a number of minutes' })
          .int('must be whole minutes')
          .min(5, 'must be at least 5')
          .max(120, 'must be at most 120')
          .default(15),
        instalments: listOf(instalments).default([]),
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
  blocks: listOf(z.strictObject({ title: words, text: words })).default([]),
  pages: listOf(text).default([]),
})

const notes = z.partialRecord(
  z.enum([
    'contact',
    'product',
    'personalProduct',
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
  memberActivation: flag.default(true),
  privacyNotice: flag.default(true),
  sellsOverStock: flag.default(false),
})

/** A missing part is an empty one, so that all that it must say is named at once. */
const present = <Part extends z.ZodType>(part: Part) => z.preprocess((given) => given ?? {}, part)

/** What an owner's settings file says, but whether its parts fit together (misfits.ts); README, "Your own shop". */
export const shopFile = z.strictObject({
  name: text,
  languages: listOf(z.enum(LANGUAGES, { error: `must be ${LANGUAGES.join(', ')}` }))
    .min(1, 'must have one language at least')
    .default([...LANGUAGES]),
  currencies: listOf(currency).default([{ code: 'TL', rate: 1 }]),
  home: z.strictObject({ title: words, description: words.optional() }).optional(),
  contact: z
    .strictObject({ email: email.optional(), phone: phone.optional(), address: text.optional() })
    .default({}),
  /** The sender of mails; default: the e-mail address of contact, else of the company. */
  mailFrom: email.optional(),
  company: present(company),
  law: z
    .strictObject({
      withdrawalDays: days.optional(),
      refundDays: days.optional(),
      deliveryDays: days.optional(),
      lowestPriceDays: days.default(30),
      instalmentsFrom: z.number().min(0).default(0),
      /** The most months by a category's Turkish name, for its goods and those of the categories below; 1 for none. */
      instalmentMonths: z
        .record(text, z.number().int('must be whole months').min(1).max(12))
        .default({}),
      basis: words.optional(),
      preInformation: listOf(words).default([]),
      distanceSales: listOf(words).default([]),
    })
    .prefault({}),
  delivery: present(delivery),
  payment: present(payment),
  coupons: listOf(coupon).default([]),
  campaigns: listOf(campaign).default([]),
  colours: colours.optional(),
  logo: logo.optional(),
  footer: footer.default({ blocks: [], pages: [] }),
  notes: notes.default({}),
  cookieQuestion: z.strictObject({ title: words, html: words }).optional(),
  app: z.strictObject({ title: words, text: words, page: text }).optional(),
  departments: listOf(words)
    .min(1, 'must have one department at least')
    .default([{ tr: 'Genel', en: 'General', de: 'Allgemein', ar: 'عام' }]),
  behaviour: behaviour.prefault({}),
  pages: listOf(page).default([]),
})

export type ShopSettings = z.output<typeof shopFile>
