import { personalizationForm } from '../catalogue/product-detail'
import { productPath } from '../catalogue/view'
import type { Product, Variant } from '../data/product'
import { productOf, variantOf } from '../platform'
import type { Call } from '../server/call'
import type { CartLine } from './cart-line'

/** What is to be added, as the form says it. */
export type Wanted = {
  productId: number
  variantId: number
  count: number
  relatedTo: string
}

/** A refusal or an addition, in the words of the platform's table of statuses. */
export type Added = {
  status: number
  statusText: string
  url?: string
  title?: string
  personalizationError?: true
}

/** Of sub-product and product: what is left once the other lines of the cart are counted. */
export function leftFor(call: Call, product: Product, variant: Variant | undefined): number {
  const { cart } = call.session
  const counted = cart
    .filter((line) => line.productId === product.id && line.variantId === (variant?.id ?? 0))
    .reduce((sum, { count }) => sum + count, 0)
  return (variant ? variant.stock : product.stock) - counted
}

const isStep = (count: number, { min, step }: Product): boolean => {
  const steps = (count - min) / step
  return Math.abs(steps - Math.round(steps)) < 1e-6
}

/** Why a count is refused, or an empty text. */
export function countFault(
  product: Product,
  count: number,
  left: number,
  negative: boolean,
): string {
  if (!Number.isFinite(count) || count < product.min) return `En az ${product.min} adet seçin`
  if (product.max > 0 && count > product.max) return `En fazla ${product.max} adet alınabilir`
  if (!isStep(count, product)) return `Adet ${product.step} ve katları olmalı`
  if (count > left && !negative)
    return left > 0 ? `Stokta yalnızca ${left} adet var` : 'Ürün stokta yok'
  return ''
}

type Personalization = { lines: CartLine['personalization']; fault: string }

/** `formData[{pid}]` is JSON whose `data` has the typed texts; plain fields are read too. */
function readPersonalization(call: Call, product: Product): Personalization {
  const form = personalizationForm(call.language)
  const raw = call.form.get(`formData[${product.id}]`)
  let typed: Record<string, unknown> = call.form.toRecord()
  try {
    const json = raw ? (JSON.parse(raw) as { data?: unknown }) : null
    const data = typeof json?.data === 'string' ? (JSON.parse(json.data) as unknown) : json?.data
    if (Array.isArray(data))
      typed = Object.fromEntries(
        data.map((one: { name?: string; KEY?: string; value?: string; VALUE?: string }) => [
          one.name ?? one.KEY ?? '',
          one.value ?? one.VALUE ?? '',
        ]),
      )
    else if (typeof data === 'object' && data !== null) typed = data as Record<string, unknown>
  } catch {
    return { lines: [], fault: 'Kişiselleştirme okunamadı' }
  }
  const lines = form.flatMap(({ KEY, TITLE }) => {
    const value = String(typed[KEY] ?? '').trim()
    return value ? [{ KEY, LABEL: TITLE, VALUE: value }] : []
  })
  const missing = form.find(
    ({ KEY, REQUIRED }) => Number(REQUIRED) === 1 && !lines.some((one) => one.KEY === KEY),
  )
  const long = form.find(({ KEY, MAX }) =>
    lines.some((one) => one.KEY === KEY && [...one.VALUE].length > Number(MAX)),
  )
  const fault = missing ? `${missing.TITLE} gerekli` : long ? `${long.TITLE} çok uzun` : ''
  return { lines, fault }
}

function refuse(call: Call, product: Product, status: number, statusText: string): Added {
  const url = product.hidesUrl && status === -1 ? {} : { url: productPath(product, call.language) }
  return {
    status,
    statusText,
    title: product.title[call.language],
    ...(status === -1 && url),
  }
}

/** Why a product cannot be added, before its count is looked at. */
function productFault(call: Call, product: Product, wanted: Wanted): Added | undefined {
  const variant = variantOf(product, wanted.variantId)
  if (product.isShowOnly) return refuse(call, product, 0, 'Bu ürün internetten satılmıyor')
  if (product.variants.length > 0 && !variant) {
    const missing =
      product.groups.length > 1 ? 'Lütfen seçenekleri belirleyin' : 'Lütfen seçenek belirleyin'
    return refuse(call, product, -1, missing)
  }
  if (product.needsStore && call.session.storeId === 0)
    return refuse(call, product, -2, 'Lütfen bir mağaza seçin')
  return undefined
}

function newLine(
  call: Call,
  wanted: Wanted,
  personalization: CartLine['personalization'],
): CartLine {
  return {
    lineId: `L${call.session.nextLine++}`,
    productId: wanted.productId,
    variantId: wanted.variantId,
    count: wanted.count,
    relatedTo: wanted.relatedTo,
    subscribeFrequency: call.form.isOn('subscribe')
      ? call.form.get('subscribeFrequency') || '1m'
      : '',
    note: call.form.get('orderNotes'),
    personalization,
  }
}

export const isSame = (a: CartLine, b: CartLine): boolean =>
  a.productId === b.productId &&
  a.variantId === b.variantId &&
  a.subscribeFrequency === b.subscribeFrequency &&
  a.note === b.note &&
  JSON.stringify(a.personalization) === JSON.stringify(b.personalization)

/** Adds one product to the visitor's cart, to its line if there is one like it. */
export function addToCart(call: Call, wanted: Wanted): Added {
  const product = productOf(call.platform, wanted.productId)
  if (!product?.isActive) return { status: 0, statusText: 'Ürün bulunamadı' }
  const fault = productFault(call, product, wanted)
  if (fault) return fault
  const texts =
    product.personalizationId > 0 ? readPersonalization(call, product) : { lines: [], fault: '' }
  if (texts.fault)
    return {
      ...refuse(call, product, 0, texts.fault),
      url: productPath(product, call.language),
      personalizationError: true,
    }
  const variant = variantOf(product, wanted.variantId)
  const line = newLine(call, { ...wanted, variantId: variant?.id ?? 0 }, texts.lines)
  const before = call.session.cart.find((one) => isSame(one, line))
  const total = (before?.count ?? 0) + wanted.count
  const left = leftFor(call, product, variant) + (before?.count ?? 0)
  const wrong = countFault(product, total, left, call.platform.settings.negativeStock)
  if (wrong) return refuse(call, product, 0, wrong)
  if (before) before.count = total
  else call.session.cart.push(line)
  return followUp(call, product)
}

/** What follows is a setting of the shop or of the product. */
function followUp(call: Call, product: Product): Added {
  const status = product.afterAdd || call.platform.settings.afterAdd
  return {
    status,
    statusText: status === 4 ? 'Ürün sepetinize eklendi' : '',
    title: product.title[call.language],
    url: status === 2 ? 'kampanyalar' : productPath(product, call.language),
  }
}
