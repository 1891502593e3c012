import { randomBytes } from 'node:crypto'
import { imageOf } from '../catalogue/list-item'
import { priceOf } from '../catalogue/money'
import { flagForm, textForm } from '../catalogue/value-forms'
import { variantFields } from '../catalogue/variant-item'
import { nowSeconds, productPath, shortDate } from '../catalogue/view'
import { brandOf } from '../data/brands'
import { isSectionSeven, productOf, takeId } from '../platform'
import type { Call, Route } from '../server/call'
import { action, html, json } from '../server/reply'
import type { Favourite, Member } from './member'
import { memberOf } from './signed-in'

const guest = () => action(0, 'NO_MEMBER_SESSION')

function row(call: Call, favourite: Favourite): object[] {
  const product = productOf(call.platform, favourite.productId)
  if (!product) return []
  const price = priceOf(product, undefined, call.currency)
  const brand = brandOf(product.brandId)
  return [
    {
      LIST_ID: String(favourite.rowId),
      DATE_ADDED: favourite.date,
      ID: product.id % 2 === 0 ? product.id : String(product.id),
      URL: productPath(product, call.language),
      IMAGE: imageOf(call, product, 1),
      BRAND: textForm(brand?.title ?? '', 1),
      BRAND_URL: brand?.path.tr ?? '',
      TITLE: textForm(product.title[call.language], product.id),
      PRICE_SELL: price.sell.toFixed(4),
      PRICE_BUY: '0',
      PRICE_NOT_DISCOUNTED: price.notDiscounted,
      VAT: product.vat,
      DISPLAY_VAT: '1',
      DISCOUNT_PERCENT: price.percent,
      IS_DISPLAY_DISCOUNTED_ACTIVE: flagForm(price.percent > 0, product.id),
      IS_ACTIVE: flagForm(product.isActive, product.id),
      IN_STOCK: flagForm(product.stock > 0, product.id),
      STOCK: String(product.stock),
      MIN_ORDER_COUNT: product.min,
      STOCK_INCREMENT: product.step,
      CURRENCY: product.currency,
      TARGET_CURRENCY: call.currency,
      TARGET_CURRENCY_ORIGINAL: call.currency,
      ...variantFields(call, product),
    },
  ]
}

const categoriesFor = (call: Call, member: Member) => [
  {
    ID: '1',
    NAME: 'Favorilerim',
    PRODUCTS: member.favourites.flatMap((one) => row(call, one)),
  },
  ...member.lists.map(({ id, name, favourites }) => ({
    ID: String(id),
    NAME: name,
    PRODUCTS: favourites.flatMap((one) => row(call, one)),
  })),
]

function list(call: Call): Response {
  const member = memberOf(call)
  if (!member) return json({ CATEGORIES: [] })
  return json({
    CATEGORIES: categoriesFor(call, member),
    IS_SHARE: member.shareId ? '1' : 0,
    ...(!isSectionSeven(call.platform) && { SHARE_ID: member.shareId, HAS_LISTS: true }),
  })
}

/** Each id is `product-variant`. Those that cannot be added are named, the others are saved. */
function add(call: Call): Response {
  const member = memberOf(call)
  if (!member) return guest()
  const refused = call.form.all('ids').flatMap((id) => {
    const [productId = 0, variantId = 0] = id.split('-').map(Number)
    const product = productOf(call.platform, productId)
    const isThere = member.favourites.some((one) => one.productId === productId)
    if (!product?.isActive)
      return [{ id, status: 0, statusText: 'Ürün bulunamadı', title: product?.title.tr ?? '' }]
    if (!isThere)
      member.favourites.push({
        rowId: takeId(call.platform),
        productId,
        variantId,
        date: shortDate(nowSeconds()),
      })
    return []
  })
  return refused.length > 0
    ? action(0, 'Bazı ürünler eklenemedi', { data: refused })
    : action(1, 'Favorilerinize eklendi', { data: null })
}

function remove(call: Call): Response {
  const member = memberOf(call)
  if (!member) return guest()
  const ids = call.form.all('products').map((one) => Number(one.split('-')[0]))
  member.favourites = member.favourites.filter(({ productId }) => !ids.includes(productId))
  return action(1, 'Favorilerinizden çıkarıldı', { ids, data: null })
}

function share(call: Call): Response {
  const member = memberOf(call)
  if (!member) return guest()
  if (!call.form.isOn('share')) member.shareId = ''
  else if (!member.shareId) member.shareId = randomBytes(8).toString('hex')
  return action(1, '', { SHARE_ID: member.shareId })
}

function shared(call: Call): Response {
  const id = call.parts[0] ?? ''
  const owner = id ? call.platform.members.find(({ shareId }) => shareId === id) : undefined
  if (!owner) return html('<!doctype html><title>404</title>', 404)
  return json({ OWNER: owner.name, CATEGORIES: categoriesFor(call, owner).slice(0, 1) })
}

const profile = '/srv/service/profile'

export const favouriteCalls: Route[] = [
  { no: [71], methods: ['GET'], at: `${profile}/get-shopping-list`, answer: list },
  { no: [72], methods: ['POST'], at: `${profile}/add-to-fav-list`, answer: add },
  {
    no: [73],
    methods: ['POST'],
    at: `${profile}/delete-shopping-products-by-product-id`,
    answer: remove,
  },
  { methods: ['POST'], at: `${profile}/share-shopping-list`, answer: share },
  { methods: ['GET'], at: `${profile}/get-shared-list`, answer: shared },
]
