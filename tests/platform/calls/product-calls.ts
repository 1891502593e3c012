import { imageList, listItem } from '../catalogue/list-item'
import { priceOf } from '../catalogue/money'
import { attributesOf, relatedTo, siblings } from '../catalogue/product-detail'
import { flagForm, priceForm, textForm } from '../catalogue/value-forms'
import { variantItem } from '../catalogue/variant-item'
import { productPath } from '../catalogue/view'
import type { Product } from '../data/product'
import { productOf, variantOf } from '../platform'
import type { Call, Route } from '../server/call'
import { json } from '../server/reply'

const productIn = (call: Call): Product | undefined =>
  productOf(call.platform, Number(call.parts[0]))

function variantInfo(call: Call): Response {
  const product = productIn(call)
  const variant = product && variantOf(product, Number(call.parts[1]))
  if (!product || !variant) return json({})
  const types = { TYPE_ID1: String(variant.type1), TYPE_ID2: String(variant.type2) }
  return json({
    ...variantItem(call, product, variant, 1),
    PRODUCT_ID: String(product.id),
    TurId1: types.TYPE_ID1,
    TurId2: types.TYPE_ID2,
    ...types,
  })
}

/** Choosing in one group asks for the other group's sub-products. */
function variantList(call: Call, group: 1 | 2): Response {
  const product = productIn(call)
  const type = Number(call.parts[1])
  const other = group === 1 ? 'type2' : 'type1'
  const rows = (product?.variants ?? []).filter((one) => one[other] === type)
  return json({
    [`VARIANT${group}_LIST`]: product
      ? rows.map((one) => variantItem(call, product, one, group))
      : null,
  })
}

function related(call: Call): Response {
  const product = productIn(call)
  const list = product ? relatedTo(call, product, Number(call.parts[1] ?? 1)) : []
  return json({ PRODUCTS: list.length > 0 ? list.map((one) => listItem(call, one)) : null })
}

/** With `product_ids` the newer themes ask for many at once. */
function attributes(call: Call): Response {
  const many = call.form.get('product_ids')
  const of = (id: number) => {
    const product = productOf(call.platform, id)
    return product ? attributesOf(call, product) : []
  }
  return many
    ? json(many.split(',').map((id) => ({ PRODUCT_ID: id, ATTRIBUTES: of(Number(id)) })))
    : json(of(Number(call.form.get('product_id'))))
}

function chosenOptions(call: Call): [number, number][] {
  return call.form.pairs.flatMap(([key, value]): [number, number][] => {
    const at = /^attribute\[(\d+)\]\[id\]$/.exec(key)?.[1]
    return at ? [[Number(value), Number(call.form.get(`attribute[${at}][option_id]`))]] : []
  })
}

/** No exact match is `[{}]`, not an empty list. */
function byProperties(call: Call): Response {
  const options = chosenOptions(call)
  const modelId = Number(call.form.first('model_id', 'catalog_code'))
  const found = call.platform.products.find(
    (one) =>
      one.modelId === modelId &&
      one.isActive &&
      options.length > 0 &&
      options.every(([id, option]) => one.attributes[id] === option),
  )
  if (!found || siblings(call, found).length === 0) return json([{}])
  const price = priceOf(found, undefined, call.currency)
  return json([
    {
      ID: String(found.id),
      TITLE: textForm(found.title[call.language], found.id),
      URL: productPath(found, call.language),
      PRICE_SELL: priceForm(price.sell, 1),
      VAT: String(found.vat),
      PRICE_NOT_DISCOUNTED: price.notDiscounted,
      DISCOUNT_PERCENT: price.percent,
      IS_DISPLAY_DISCOUNTED_ACTIVE: flagForm(price.percent > 0, 2),
      IMAGE_LIST: imageList(call, found),
      NUMERIC1: null,
      TARGET_CURRENCY: call.currency,
    },
  ])
}

/** The content of a product's tab: HTML, or for products with even ids JSON sent as text. */
function tab(call: Call): Response {
  const id = Number(call.parts[1])
  const text = '<p>Nemli bezle siliniz &amp; kurulay&#305;n&#305;z.</p>'
  if (id % 2 === 0) return json({ TAB_HTML: text }, { asText: true })
  return new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

export const productCalls: Route[] = [
  {
    no: [9],
    methods: ['GET'],
    at: '/srv/service/product-detail/variant',
    answer: variantInfo,
  },
  {
    no: [10],
    methods: ['GET'],
    at: '/srv/service/variant/get-variant1-list',
    answer: (call) => variantList(call, 1),
  },
  {
    no: [10],
    methods: ['GET'],
    at: '/srv/service/variant/get-variant2-list',
    answer: (call) => variantList(call, 2),
  },
  { no: [16], methods: ['GET'], at: '/srv/service/product/get-related-products', answer: related },
  {
    no: [57],
    methods: ['POST'],
    at: '/srv/service/catalog/product/attributes',
    answer: attributes,
  },
  {
    no: [58],
    methods: ['POST'],
    at: '/srv/service/catalog/product/get-product-by-properties',
    answer: byProperties,
  },
  { no: [70], methods: ['GET'], at: '/srv/service/content-v5/tab', answer: tab },
]
