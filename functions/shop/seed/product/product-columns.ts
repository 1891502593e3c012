import { categories } from '../data/categories'
import { MATERIALS } from '../data/modifiers'
import { objects } from '../data/objects'
import { schemeGroups } from '../data/options'
import type { Insert, Value } from '../insert'
import { insertRows } from '../insert'
import { chanceOf } from '../random'
import { barcodeOf, codeOf, variantCode } from './product-codes'
import type { ProductColumns, ProductSeed } from './product-seed'
import { starsOf } from './review-rows'

/** The rows of products in the tables that hold no texts. */
export function columnStatements(products: ProductSeed[], transferPercent: number): Insert[] {
  const rows = products.map((product) => productRow(product, transferPercent))
  return [
    ...insertRows('product', Object.keys(rows[0] ?? {}), rows.map(Object.values<Value>)),
    ...insertRows(
      'product_category',
      ['category_id', 'position', 'product_id'],
      products.flatMap(categoryRows),
    ),
    ...insertRows('sub_product', SUB_COLUMNS, products.flatMap(subRows)),
    ...insertRows(
      'product_property',
      ['product_id', 'property_id', 'value_id', 'number'],
      products.flatMap(propertyRows),
    ),
    ...insertRows(
      'product_attribute',
      ['product_id', 'option_id'],
      products.flatMap((product) => product.attributes.map((option) => [product.id, option])),
    ),
  ]
}

/** The position of a product in the shop's default order: random, the notebook first. */
export function positionOf(id: number): number {
  return id === 1 ? 0 : 1 + Math.floor(chanceOf(id * 3 + 1).next() * 1_000_000)
}

const DEFAULTS: Required<Omit<ProductColumns, 'vat'>> = {
  is_active: 1,
  is_show_only: 0,
  unit: 'adet',
  step: 1,
  min_count: 1,
  max_count: 0,
  free_cargo: 0,
  is_gift_card: 0,
  tiers: '[]',
  subscribe_percent: 0,
  personalization_id: 0,
  has_order_note: 0,
  needs_store: 0,
  hides_url: 0,
  after_add: 0,
  after_add_content: '',
  deal_start: 0,
  deal_end: 0,
}

function productRow(product: ProductSeed, transferPercent: number): Record<string, Value> {
  const { object } = product
  const [group1, group2] = product.variants.length ? schemeGroups[object.scheme] : [0, 0]
  const stars = starsOf(product)
  const count = (star: number) => stars.filter((one) => one === star).length
  return {
    id: product.id,
    code: codeOf(product.id),
    barcode: barcodeOf(product.id * 100),
    category_id: object.category,
    brand_id: product.brandId,
    article_id: objects.indexOf(object) * 2 + (product.id % 2),
    model_id: product.modelId,
    is_new: product.isNew ? 1 : 0,
    price: product.price,
    old_price: product.oldPrice,
    money_order: object.vat <= 1 ? 0 : -transferPercent,
    stock: product.stock,
    weight: object.weight,
    delivery_days: 1 + (product.id % 4),
    pictures: JSON.stringify(product.pictures),
    option_pictures: JSON.stringify(product.optionPictures),
    group1_id: group1,
    group2_id: group2,
    created_at: product.createdAt,
    position: positionOf(product.id),
    rank1: count(1),
    rank2: count(2),
    rank3: count(3),
    rank4: count(4),
    rank5: count(5),
    ...DEFAULTS,
    vat: object.vat,
    ...product.columns,
  }
}

const SUB_COLUMNS = [
  'id',
  'product_id',
  'option1_id',
  'option2_id',
  'code',
  'barcode',
  'price',
  'old_price',
  'stock',
  'weight',
]

function categoryRows(product: ProductSeed): Value[][] {
  return categoriesOf(product.object.category).map((category) => [
    category.id,
    positionOf(product.id),
    product.id,
  ])
}

export function categoriesOf(id: number) {
  const own = categories.find((category) => category.id === id)
  const parent = categories.find((category) => category.id === own?.parent)
  const top = categories.find((category) => category.id === parent?.parent)
  return [own, parent, top].filter((category) => category !== undefined)
}

export const variantId = ({ id }: ProductSeed, index: number): number => id * 100 + index + 1

function subRows(product: ProductSeed): Value[][] {
  return product.variants.map((variant, index) => {
    const id = variantId(product, index)
    return [
      id,
      product.id,
      variant.option1,
      variant.option2,
      variantCode(product.id, index),
      barcodeOf(id),
      variant.price,
      variant.oldPrice,
      variant.stock,
      product.object.weight,
    ]
  })
}

/** Material where the modifier names one, origin, and the weight in grams. */
function propertyRows(product: ProductSeed): Value[][] {
  const material = MATERIALS.indexOf(product.modifier)
  return [
    ...(material < 0 ? [] : [[product.id, 1, 100 + material, null]]),
    [product.id, 2, 200 + (product.brandId % 8), null],
    [product.id, 3, 0, Math.round(product.object.weight * 1000)],
  ]
}
