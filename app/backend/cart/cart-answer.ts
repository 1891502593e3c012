import { z } from 'zod'
import { readPicture } from '~/backend/catalogue/product-card'
import { BackendError } from '~/backend/http/backend-error'
import { answerShape, guestWord } from '~/backend/http/envelope'
import {
  flag,
  id,
  link,
  maybeId,
  number,
  presentNumber,
  readNumber,
  rows,
  status,
  text,
} from '~/backend/http/fields'
import { pathOfLink } from '~/backend/http/shop-origins'
import { sentence } from '~/backend/site/html/without-markup'
import { lineShape } from './cart'
import type {
  CartAddAnswer,
  CartChangeAnswer,
  CartItem,
  CartSummary,
  StoredLine,
} from './cart-model'
import { currencyOfAll } from './line-currency'

const storedFields = [
  ...['CART_ID', 'LINE_ID', 'ID', 'VARIANT_ID', 'TITLE', 'URL', 'BRAND', 'VARIANT_NAME', 'COUNT'],
  ...['STOCK_INCREMENT', 'MIN_ORDER_COUNT', 'PRICE_SELL', 'VAT', 'DISPLAY_VAT', 'TARGET_CURRENCY'],
]
/** In characters: a session has to fit into its cookies. */
const maxStored = 4000

const wholeShape = lineShape.extend({
  URL: link.pipe(z.string().min(1)),
  PRICE_SELL: presentNumber,
})

function lineToStore(row: unknown): StoredLine | null {
  if (!wholeShape.safeParse(row).success) return null
  const wire = row as Record<string, unknown>
  const fields = storedFields.map((name) => [name, wire[name]])
  const picture = readPicture(wire.IMAGE, '')?.small
  return Object.fromEntries([
    ...fields.filter(([, value]) => ['string', 'number'].includes(typeof value) && value !== ''),
    ...(picture ? [['IMAGE', picture]] : []),
  ])
}

const withoutPicture = ({ IMAGE: _, ...line }: StoredLine): StoredLine => line

/** The lines of an answer where each can be shown and all can be stored, without their pictures if need be; undefined else. */
function linesToStore(cartProducts: unknown[] | undefined): StoredLine[] | undefined {
  const lines = cartProducts?.map(lineToStore)
  const whole = lines?.filter((line) => line !== null)
  if (!whole || whole.length < (lines?.length ?? 0)) return undefined
  const fits = (stored: StoredLine[]) => JSON.stringify(stored).length <= maxStored
  return [whole, whole.map(withoutPicture)].find(fits)
}

/** Totals are formatted texts; one that is a number has decimals by which it cannot be taken for one. */
const writtenTotal = z.transform((total) =>
  typeof total === 'number' ? total.toFixed(4) : text.parse(total),
)

const changeShape = answerShape({
  status,
  statusText: sentence,
  message: sentence,
  statusCode: text,
  url: text,
  title: text,
  totalQuantity: z.unknown().optional(),
  totalPrice: writtenTotal,
  priceCart: writtenTotal,
  cartProducts: z.array(z.unknown()).optional().catch(undefined),
  personalization_error: flag,
  key: text,
})

const itemShape = z.object({
  ID: id,
  VARIANT_ID: maybeId,
  TITLE: text,
  URL: text,
  COUNT: number,
})

const currencyShape = z.object({ TARGET_CURRENCY: text })

function readItems(cartProducts: unknown[] | undefined): CartItem[] | undefined {
  if (!cartProducts) return undefined
  const wire = rows(itemShape).parse(cartProducts)
  return wire.map(({ ID, VARIANT_ID, TITLE, URL, COUNT }) => ({
    productId: ID,
    variantId: VARIANT_ID || '0',
    title: TITLE,
    path: pathOfLink(URL),
    count: COUNT,
  }))
}

const listed = (cartProducts: unknown[] | undefined) =>
  cartProducts?.length === 0 ? undefined : cartProducts

/** A formatted total without its currency, which the header writes. */
const amountIn = (total: string): string => /-?\d(?:[\d.,\s'’]*\d)?/.exec(total)?.[0] ?? ''

const reasonOf = ({ statusText, message }: z.output<typeof changeShape>): string =>
  [statusText, message].find((text) => text !== '' && text !== guestWord) ?? ''

function readSummary(wire: z.output<typeof changeShape>): CartSummary | null {
  const count = readNumber(wire.totalQuantity)
  if (count === null) return null
  // Delivery may be in `totalPrice`.
  const total = amountIn(wire.priceCart || wire.totalPrice)
  const cartProducts = count === 0 ? [] : listed(wire.cartProducts)
  const currency = currencyOfAll(rows(currencyShape).parse(cartProducts ?? []))
  const named = currency === '' ? {} : { currency }
  return {
    count,
    total,
    ...named,
    items: readItems(cartProducts),
    lines: linesToStore(cartProducts),
  }
}

function readAdd(body: unknown): CartAddAnswer {
  const parsed = changeShape.safeParse(body)
  if (!parsed.success)
    throw new BackendError('shape', 'CART_ADD', 'CART_ADD answered without a status.')
  const wire = parsed.data
  return {
    status: wire.status,
    statusText: reasonOf(wire),
    path: pathOfLink(wire.url),
    title: wire.title,
    summary: wire.status > 0 ? readSummary(wire) : null,
    personalizationError: wire.personalization_error,
    ...(wire.key && { field: wire.key }),
    ...(wire.statusCode === 'EOC0001' && { isOrderOpen: true }),
  }
}

/** One object, or one per product in the order of the request. */
export function readAdds(body: unknown): CartAddAnswer[] {
  return Array.isArray(body) && body.length > 0 ? body.map(readAdd) : [readAdd(body)]
}

/** @throws BackendError shape: an answer without a status */
export function readChange(body: unknown): CartChangeAnswer {
  const parsed = changeShape.safeParse(body)
  if (!parsed.success)
    throw new BackendError('shape', 'CART_UPDATE', 'A cart change was answered without a status.')
  const wire = parsed.data
  return { ok: wire.status > 0, statusText: reasonOf(wire), summary: readSummary(wire) }
}
