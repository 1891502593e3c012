import { attributeGroups, filters } from '../data/options'
import type { Product } from '../data/product'
import { productOf } from '../platform'
import { listItem, stars } from './list-item'
import { priceOf } from './money'
import { flagForm, linkForm, priceForm, seedOf, textForm } from './value-forms'
import { allOptions, groupTitle, variantItem } from './variant-item'
import { productPath, type View } from './view'

/** The description as an editor wrote it, with its entities, a list and a picture. */
export function descriptionOf(view: View, product: Product): string {
  const title = textForm(product.title[view.language], 0)
  const text =
    view.language === 'tr'
      ? `<p>${title}, Ege&#39;nin at&ouml;lyelerinden. Do&#287;al malzeme &amp; el i&#351;&ccedil;ili&#287;i.</p><ul><li>&Uuml;retim: T&uuml;rkiye</li><li>Kod: ${product.code}</li></ul>`
      : `<p>${title}, from the workshops of the Aegean. Natural &amp; made by hand.</p><ul><li>Origin: T&uuml;rkiye</li><li>Code: ${product.code}</li></ul>`
  return `${text}<p><img src="/Data/O/${product.code.toLowerCase()}-1.png" alt="" width="300" height="400"></p>`
}

/** Titles and values of a product's filters. */
export function properties(view: View, product: Product): { KEY: string; VALUE: string }[] {
  return filters.flatMap((filter) => {
    const value = product.filterValues[filter.id]
    if (value === undefined) return []
    const title =
      filter.type === 2
        ? String(value).replace('.', ',')
        : (filter.values.find(({ id }) => id === value)?.title[view.language] ?? '')
    return [{ KEY: filter.title[view.language], VALUE: title }]
  })
}

/** The other products of the same model, the product included. */
export const siblings = (view: View, product: Product): Product[] =>
  product.modelId > 0
    ? view.platform.products.filter((one) => one.modelId === product.modelId && one.isActive)
    : []

/** The groups of the catalogue that a product belongs to. */
export function attributesOf(view: View, product: Product) {
  const family = siblings(view, product)
  const groups = attributeGroups.filter(({ id }) => product.attributes[id] !== undefined)
  return groups.map((group) => ({
    GROUP_ID: String(group.id),
    NAME: group.title[view.language],
    CATALOG_VIEW: group.view,
    OPTIONS: group.options.map((option) => {
      const target = family.find((one) =>
        groups.every(({ id }) =>
          id === group.id
            ? one.attributes[id] === option.id
            : one.attributes[id] === product.attributes[id],
        ),
      )
      return {
        ID: String(option.id),
        NAME: option.title[view.language],
        SELECTED: product.attributes[group.id] === option.id,
        PRODUCT_ID: target ? String(target.id) : null,
        ...(target && { IMAGE: `/Data/K/${target.code.toLowerCase()}-1.png` }),
      }
    }),
  }))
}

const complementIds = [1011, 1035]

/** The products that a product's page names: 1 related, 2 substitutes, 3 accessories, 4 complements. */
export function relatedTo(view: View, product: Product, type: number): Product[] {
  const others = view.platform.products.filter(
    (one) => one.isActive && !one.isShowOnly && one.id !== product.id,
  )
  if (type === 1) return others.filter(({ categoryId }) => categoryId === product.categoryId)
  if (type === 2)
    return others
      .filter(
        ({ brandId, categoryId }) =>
          brandId === product.brandId && categoryId !== product.categoryId,
      )
      .slice(0, 4)
  if (type === 3)
    return product.id % 2 === 1 || product.complements
      ? others.slice(product.id % 20, (product.id % 20) + 3)
      : []
  if (!product.complements) return []
  return complementIds.flatMap((id) => productOf(view.platform, id) ?? [])
}

export const personalizationForm = (language: 'tr' | 'en') => [
  {
    KEY: 'name',
    TITLE: language === 'tr' ? 'Kazınacak ad' : 'Name to engrave',
    MAX: 20,
    REQUIRED: 1,
  },
  { KEY: 'note', TITLE: language === 'tr' ? 'Not' : 'Note', MAX: '60', REQUIRED: '0' },
]

function ownFields(view: View, product: Product) {
  const price = priceOf(product, undefined, view.currency)
  const complements = relatedTo(view, product, 4)
  const groups = attributesOf(view, product)
  return {
    ...(product.personalizationId > 0 && { PERSONALIZATION: personalizationForm(view.language) }),
    ...(price.percent > 0 && {
      LOWEST_PRICE: priceForm(price.sell, product.id + 1),
      LOWEST_PRICE_DAYS: 30,
    }),
    CASH_ON_DELIVERY_FEE: 24.9,
    INSTALLMENT_COUNT: product.categoryId < 200 ? 6 : 9,
    ...(complements.length > 0 && { COMPLEMENTS: complements.map((one) => listItem(view, one)) }),
    TABS: [
      {
        ID: 'bakim',
        TITLE: view.language === 'tr' ? 'Bakım' : 'Care',
        URL: `/srv/service/content-v5/tab/care/${product.id}`,
        PROPERTY: product.id % 2 === 0 ? 'TAB_HTML' : '',
      },
    ],
    ...(groups.length > 0 && {
      ATTRIBUTES: groups,
      SIBLINGS: siblings(view, product).map((one) => ({
        ID: String(one.id),
        URL: productPath(one, view.language),
      })),
    }),
  }
}

/** Every sub-product, and every option of both groups. */
function everyVariant(view: View, product: Product) {
  const variants = product.variants.map((one) => ({
    ...variantItem(view, product, one, 1),
    TYPE_ID1: String(one.type1),
    TYPE_ID2: String(one.type2),
  }))
  return {
    VARIANTS: variants,
    ...(product.groups.length > 0 && {
      VARIANT_FEATURE1_LIST: allOptions(product, 1).map((one) =>
        variantItem(view, product, one, 1),
      ),
      VARIANT_FEATURE2_LIST: allOptions(product, 2).map((one) =>
        variantItem(view, product, one, 2),
      ),
      VARIANT_FEATURE1_TITLE: groupTitle(product, 1, view),
      VARIANT_FEATURE2_TITLE: groupTitle(product, 2, view),
    }),
  }
}

/** Everything about a product with the fields of the calls of our own. */
export function productDetail(view: View, product: Product) {
  const seed = seedOf(product.id, 'detail')
  const { count, mean } = stars(view.platform, product.id)
  return {
    ...listItem(view, product),
    DETAIL: descriptionOf(view, product),
    WARRANTY_INFO: view.language === 'tr' ? '<p>2 y&#305;l garanti.</p>' : '<p>Two years.</p>',
    DELIVERY_INFO: null,
    DELIVERY_DAY: '2',
    TAGS: null,
    MULTIPLE_DISCOUNT: product.tiers.map(({ percent, min, max }) => ({
      PERCENT: String(percent),
      MIN: String(min),
      MAX: String(max),
    })),
    PERSONALIZATION_ID: String(product.personalizationId),
    IS_PERSONALIZATION_ACTIVE: flagForm(product.personalizationId > 0, seed),
    IS_ORDER_NOTE_ACTIVE: flagForm(product.hasOrderNote, seed + 1),
    ORDER_NOTE_CHAR_LIMIT: '250',
    REVIEWS: { count, avg: mean.toFixed(1), items: null },
    FILTER_PROPERTY_LIST: properties(view, product),
    IS_QUESTION_ANSWER_ACTIVE: 1,
    ...everyVariant(view, product),
    VIDEO_INFO: null,
    CANONICAL: linkForm(productPath(product, view.language), 3, view.platform.origin),
    ...ownFields(view, product),
  }
}
