import type { Language } from '../locale'
import { LANGUAGES } from '../locale'
import { foldedWords, searchedWords, slug, sortKey } from '../text'
import { wordByWord } from './cached-by-word'
import { brands } from './data/brands'
import { categories } from './data/categories'
import { MATERIALS } from './data/modifiers'
import { objects } from './data/objects'
import { schemeGroups } from './data/options'
import type { Insert, Value } from './insert'
import { insertRows } from './insert'
import { KnownWords } from './known-words'
import { barcodeOf, codeOf, codesOf, variantCode } from './product-codes'
import type { ProductSeed } from './product-seed'
import { chanceOf } from './random'
import { starsOf } from './review-rows'

const wordsOf = wordByWord(foldedWords)
const sortKeysIn = (language: Language) => wordByWord((word) => sortKey(word, language))
const sortKeyOf = {
  tr: sortKeysIn('tr'),
  en: sortKeysIn('en'),
  de: sortKeysIn('de'),
  ar: sortKeysIn('ar'),
}
const slugsOf = wordByWord(slug)

/** Writes products as INSERT statements, and remembers the addresses in use. */
export class ProductRows {
  private readonly taken = new Set<string>()
  readonly words = new KnownWords()
  private readonly found: [number, string, string][] = []

  /** The statements of some products: their own rows, texts, words, categories and sub-products. */
  statements(products: ProductSeed[]): Insert[] {
    const texts = products.flatMap((product) => this.textsOf(product))
    for (const product of products) {
      const words = this.wordsOf(product)
      if (product.columns.is_active !== 0) this.found.push(...words)
    }
    return [
      ...insertRows('product', PRODUCT_COLUMNS, products.map(productRow)),
      ...insertRows(
        'product_text',
        ['product_id', 'language', 'title', 'sort_key', 'path', 'summary'],
        texts,
      ),
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

  private textsOf(product: ProductSeed): Value[][] {
    return LANGUAGES.map((language) => {
      const title = product.title[language]
      return [
        product.id,
        language,
        title,
        sortKeyOf[language](title).join(' '),
        this.freePath(title, language),
        product.summary[language],
      ]
    })
  }

  /** The search words of products, in the order of the index: any other order is slow to write. */
  foundBy(): Insert[] {
    const rows = this.found.sort((a, b) => a[0] - b[0])
    return insertRows('product_words', ['rowid', 'title', 'more'], rows)
  }

  private wordsOf(product: ProductSeed): [number, string, string][] {
    const brand = brands.find((one) => one.id === product.brandId)?.title ?? ''
    return LANGUAGES.map((language, number) => {
      const above = categoriesOf(product.object.category).map(
        (category) => category.title[language],
      )
      const title = product.title[language]
      const more = [brand, ...above].join(' ')
      this.words.add(number, `${title} ${more}`)
      const words = (text: string) => wordsOf(text).flat().join(' ')
      const codes = codesOf(product).flatMap(searchedWords).join(' ')
      return [wordsRow(product.id) * 4 + number, words(title), `${words(more)} ${codes}`]
    })
  }

  private freePath(title: string, language: Language): string {
    const path = pathOf(title, language)
    let free = path
    for (let number = 2; this.taken.has(free); number += 1) free = `${path}-${number}`
    this.taken.add(free)
    return free
  }
}

/** The address of a title: `kuzey-noktali-defter`, and `en/…` and so on in other languages. */
export function pathOf(title: string, language: Language): string {
  const slugged = (text: string) => slugsOf(text).filter(Boolean).join('-')
  if (language === 'tr') return slugged(title)
  return `${language}/${slugged(language === 'de' ? withGermanVowels(title) : title)}`
}

/** German writes ä, ö and ü as ae, oe and ue where it has no dots. */
function withGermanVowels(text: string): string {
  return text.replace(/[äöüÄÖÜ]/g, (letter) => `${letter.normalize('NFD').slice(0, 1)}e`)
}

/** Its rowid in the index of words: position, then id (migrations/0003_lists.sql); more than 32 bits. */
const wordsRow = (id: number) => positionOf(id) * 2 ** 20 + id

/** The position of a product in the shop's default order: random, the notebook first. */
export function positionOf(id: number): number {
  return id === 1 ? 0 : 1 + Math.floor(chanceOf(id * 3 + 1).next() * 1_000_000)
}

const PRODUCT_COLUMNS = [
  'id',
  'code',
  'barcode',
  'category_id',
  'brand_id',
  'article_id',
  'model_id',
  'is_active',
  'is_show_only',
  'is_new',
  'price',
  'old_price',
  'vat',
  'money_order',
  'stock',
  'unit',
  'step',
  'min_count',
  'max_count',
  'weight',
  'free_cargo',
  'delivery_days',
  'pictures',
  'group1_id',
  'group2_id',
  'tiers',
  'subscribe_percent',
  'personalization_id',
  'has_order_note',
  'needs_store',
  'hides_url',
  'after_add',
  'after_add_content',
  'deal_start',
  'deal_end',
  'created_at',
  'position',
  'rank1',
  'rank2',
  'rank3',
  'rank4',
  'rank5',
]
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

function productRow(product: ProductSeed): Value[] {
  const { object, columns } = product
  const [group1, group2] = product.variants.length ? schemeGroups[object.scheme] : [0, 0]
  const stars = starsOf(product)
  const count = (star: number) => stars.filter((one) => one === star).length
  const articleKind = objects.indexOf(object) * 2 + (product.id % 2)
  return [
    product.id,
    codeOf(product.id),
    barcodeOf(product.id * 100),
    object.category,
    product.brandId,
    articleKind,
    product.modelId,
    columns.is_active ?? 1,
    columns.is_show_only ?? 0,
    product.isNew ? 1 : 0,
    product.price,
    product.oldPrice,
    columns.vat ?? object.vat,
    object.vat === 1 ? 0 : -3,
    product.stock,
    columns.unit ?? 'adet',
    columns.step ?? 1,
    columns.min_count ?? 1,
    columns.max_count ?? 0,
    object.weight,
    columns.free_cargo ?? 0,
    1 + (product.id % 4),
    JSON.stringify(product.pictures),
    group1,
    group2,
    columns.tiers ?? '[]',
    columns.subscribe_percent ?? 0,
    columns.personalization_id ?? 0,
    columns.has_order_note ?? 0,
    columns.needs_store ?? 0,
    columns.hides_url ?? 0,
    columns.after_add ?? 0,
    columns.after_add_content ?? '',
    columns.deal_start ?? 0,
    columns.deal_end ?? 0,
    product.createdAt,
    positionOf(product.id),
    count(1),
    count(2),
    count(3),
    count(4),
    count(5),
  ]
}

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

function subRows(product: ProductSeed): Value[][] {
  return product.variants.map((variant, index) => {
    const id = product.id * 100 + index + 1
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
