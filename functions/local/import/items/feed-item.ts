import { decodeHTMLStrict } from 'entities'
import { z } from 'zod'
import { availabilityIn } from '../../../../app/backend/catalogue/product/awaited'
import type { RawItem } from '../readers/raw-item'
import { conditionIn } from './condition'
import { readPrice } from './price'
import { always, readDay, readSaleDates, type SaleDates } from './sale-dates'

const field = z.array(z.string()).optional()

const text = (max: number) =>
  field.transform((values) => decodeHTMLStrict(values?.[0] ?? '').slice(0, max))

const line = (max: number) =>
  text(max).transform((value) =>
    value
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )

/** A description without what is code and no text. */
const withoutScripts = (html: string): string =>
  html.replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ').trim()

const required = (name: string, max: number) =>
  line(max).refine((value) => value !== '', `${name} is missing`)

const written = z.union([z.number(), field])

const amountIn = (value: z.output<typeof written>, none: ReturnType<typeof readPrice>) => {
  if (typeof value === 'number') return value
  return value?.[0] ? readPrice(value[0]) : none
}

const price = written.transform((value, context) => {
  const found = amountIn(value, { reason: 'price is missing' })
  if (typeof found === 'number' && found > 0) return found
  context.addIssue(typeof found === 'number' ? 'The price is zero' : found.reason)
  return z.NEVER
})

const salePrice = written.transform((value, context) => {
  const found = amountIn(value, 0)
  if (typeof found === 'number') return found
  context.addIssue(`sale_price: ${found.reason}`)
  return z.NEVER
})

type Awaited = '' | 'preorder' | 'backorder'

/** Whether it can be ordered, before it is there too; without a word it can. */
const availability = field.transform((values, context) => {
  const [given = ''] = values ?? []
  const found = availabilityIn(given)
  if (found !== null) {
    const awaited: Awaited = found === 'there' || found === 'out' ? '' : found
    return { isAvailable: found !== 'out', awaited }
  }
  context.addIssue(`availability "${given}" is unknown`)
  return z.NEVER
})

const condition = field.transform((values, context) => {
  const [given = ''] = values ?? []
  const found = conditionIn(given)
  if (found !== null) return found
  context.addIssue(`condition "${given}" is unknown`)
  return z.NEVER
})

type Sale = { salePrice: number; saleDates: SaleDates; note: string }

/** A sale without a period that can be read never ends by itself: it is left out, and a note says so. */
function saleOf(salePrice: number, dates: string): Sale {
  const saleDates = readSaleDates(dates)
  if (saleDates) return { salePrice, saleDates, note: '' }
  const note = `sale_price_effective_date "${dates}" is no period from/until; imported without its sale price`
  return { salePrice: 0, saleDates: always, note: salePrice > 0 ? note : '' }
}

/** The address of a picture by https, since a page by https shows no others; null for no web address. */
function pictureIn(value: string): string | null {
  const address = value.trim().replace(/^(?:https?:)?\/\//i, 'https://')
  return address.startsWith('https://') && URL.canParse(address) ? address : null
}

const pictures = field.transform((values) => {
  const written = (values ?? []).filter((value) => value.trim() !== '')
  const found = written.map((value) => ({ value, address: pictureIn(value) }))
  return {
    addresses: found.flatMap(({ address }) => address ?? []),
    wrong: found.flatMap(({ value, address }) => (address === null ? [value] : [])),
  }
})

function picturesOf(...fields: z.output<typeof pictures>[]) {
  const addresses = new Set(fields.flatMap((one) => one.addresses))
  const wrong = fields.flatMap((one) => one.wrong).map((value) => `"${value.slice(0, 200)}"`)
  const [words, noun] = [wrong.join(', '), wrong.length === 1 ? 'it' : 'them']
  const note = words && `no web address of a picture: ${words}; imported without ${noun}`
  return { pictures: [...addresses].slice(0, 12), note }
}

/** Pieces in stock, where the feed counts them. */
const quantity = field.transform((values) => {
  const count = Number(values?.[0]?.replace(',', '.') ?? Number.NaN)
  return Number.isFinite(count) && count >= 0 ? count : null
})

const kilograms: Record<string, number> = {
  kg: 1,
  g: 0.001,
  gr: 0.001,
  lb: 0.453592,
  oz: 0.0283495,
}

const weight = field.transform((values) => {
  const [, amount = '', unit = ''] = /^([\d.,]+)\s*([a-z]*)/i.exec(values?.[0] ?? '') ?? []
  const factor = kilograms[unit.toLowerCase() || 'kg'] ?? 0
  return Math.round(Number(amount.replace(',', '.')) * factor * 1000) / 1000 || 0
})

/** Levels below the third are the third's: the shop's categories are three deep. */
const MAX_DEPTH = 3

const categories = (values: string[]) =>
  decodeHTMLStrict(values[0] ?? '')
    .split(/\s*(?:>|›|»)\s*/)
    .map((title) => title.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .slice(0, MAX_DEPTH)

const withNotes = <One extends { note: string }, Other extends { note: string }>(
  one: One,
  other: Other,
) => ({ ...one, ...other, note: [one.note, other.note].filter(Boolean).join('; ') })

const wire = z
  .object({
    id: required('id', 100),
    title: required('title', 300),
    description: text(50_000).transform(withoutScripts),
    image_link: pictures,
    additional_image_link: pictures,
    availability,
    availability_date: line(100),
    quantity,
    inventory: quantity,
    price,
    sale_price: salePrice,
    sale_price_effective_date: line(100),
    brand: line(100),
    gtin: line(50),
    mpn: line(100),
    item_group_id: line(100),
    item_group_title: line(300),
    color: line(100),
    size: line(100),
    material: line(100),
    pattern: line(100),
    condition,
    product_type: field,
    google_product_category: field,
    shipping_weight: weight,
  })
  .refine(({ price, sale_price }) => sale_price <= price, 'sale_price is above price')
  .refine(
    ({ availability, availability_date }) =>
      availability.awaited === '' || readDay(availability_date) !== null,
    'availability_date is no date',
  )
  .transform((item) => ({
    id: item.id,
    title: item.title,
    description: item.description,
    ...item.availability,
    availableOn: (item.availability.awaited && readDay(item.availability_date)) || '',
    quantity: item.quantity ?? item.inventory,
    price: item.price,
    ...withNotes(
      saleOf(item.sale_price, item.sale_price_effective_date),
      picturesOf(item.image_link, item.additional_image_link),
    ),
    brand: item.brand,
    gtin: item.gtin,
    mpn: item.mpn,
    groupId: item.item_group_id,
    groupTitle: item.item_group_title,
    attributes: {
      color: item.color,
      size: item.size,
      material: item.material,
      pattern: item.pattern,
      condition: item.condition,
    },
    categories: categoriesOf(item.product_type, item.google_product_category),
    weight: item.shipping_weight,
  }))

/** The shop's own categories, else Google's where they are words, as `Home > Kitchen`; its numbers say nothing. */
function categoriesOf(own: string[] | undefined, googles: string[] | undefined): string[] {
  if (own) return categories(own)
  return googles && !/^\d+$/.test(googles[0] ?? '') ? categories(googles) : []
}

/** What differs among the variants of a group, in the order in which they are chosen. */
export const attributeNames = ['color', 'size', 'material', 'pattern', 'condition'] as const
export type AttributeName = (typeof attributeNames)[number]

/** One item of a feed; money in hundredths of the lira, VAT included. */
export type FeedItem = z.infer<typeof wire> & { line: number }

/** An item that is not imported. */
export type BadItem = { line: number; id: string; reason: string }

const idOf = ({ fields }: RawItem): string => line(100).parse(fields.id)

/** Checks what a reader has found; a bad item has all of its reasons. */
export function readItem(raw: RawItem): FeedItem | BadItem {
  const bad = (reason: string): BadItem => ({ line: raw.line, id: idOf(raw), reason })
  if (raw.fault) return bad(raw.fault)
  const read = wire.safeParse({ ...raw.fields, ...raw.prices })
  if (read.success) return { ...read.data, line: raw.line }
  return bad(read.error.issues.map(({ message }) => message).join('; '))
}
