import { LANGUAGES } from '../locale'
import type { ShopSettings } from '../settings/shop-file'
import { type IsReserved, shopStatements } from '../settings/shop-rows'
import { brands } from './data/brands'
import { categories } from './data/categories'
import { banners, showcases } from './data/home-page'
import { proseOf } from './data/kind-prose'
import { objects } from './data/objects'
import { groups, options } from './data/options'
import { CARE_HEADING, POINTS_HEADING } from './data/prose'
import type { Words } from './data/words'
import { words } from './data/words'
import type { Insert, Value } from './insert'
import { insertRows } from './insert'
import { attributeStatements, propertyStatements } from './product/property-rows'
import { linkRows } from './rows/link-rows'

const json = (text: Words) => JSON.stringify(text)

/** Everything that products refer to: settings, pages, categories, brands, options, descriptions, filters. */
export function dictionaryStatements(
  shop: ShopSettings,
  isDemo: boolean,
  isReserved: IsReserved,
): Insert[] {
  return [
    ...siteStatements(shop, isDemo),
    ...catalogueStatements(),
    ...insertRows('article', ['id', 'language', 'html'], articleRows()),
    ...insertRows(
      'link',
      ['path', 'kind', 'target_id', 'language', 'moved'],
      linkRows(shop, isReserved),
    ),
    ...insertRows('personalization', ['id', 'fields'], [[1, JSON.stringify(PERSONAL_FIELDS)]]),
    ...propertyStatements(),
    ...attributeStatements(),
  ]
}

function siteStatements(shop: ShopSettings, isDemo: boolean): Insert[] {
  return [
    ...shopStatements(shop, isDemo),
    ...insertRows(
      'banner',
      ['position', 'title', 'text', 'image', 'link_kind', 'link_id'],
      banners.map(({ title, text, image, kind, target }, index) => [
        index,
        json(title),
        json(text),
        image,
        kind,
        target,
      ]),
    ),
    ...insertRows(
      'showcase',
      ['position', 'title', 'rule', 'category_id'],
      showcases.map((row, index) => [index, json(row.title), row.rule, row.category]),
    ),
  ]
}

function catalogueStatements(): Insert[] {
  return [
    ...insertRows(
      'category',
      ['id', 'parent_id', 'depth', 'position', 'title', 'description', 'image'],
      categories.map(categoryRow),
    ),
    ...insertRows(
      'brand',
      ['id', 'title'],
      brands.map((brand) => [brand.id, brand.title]),
    ),
    ...insertRows(
      'variant_group',
      ['id', 'title'],
      groups.map((group) => [group.id, json(group.title)]),
    ),
    ...insertRows(
      'variant_option',
      ['id', 'group_id', 'position', 'title', 'colour'],
      options.map(({ id, group, title, colour }) => [id, group, id, json(title), colour]),
    ),
  ]
}

const PERSONAL_FIELDS = [
  {
    key: 'name',
    title: words(
      'Kupaya yazılacak ad',
      'Name on the mug',
      'Name auf dem Becher',
      'الاسم على الكوب',
    ),
    max: 20,
    required: true,
  },
  {
    key: 'note',
    title: words('Altına bir söz', 'A line below it', 'Eine Zeile darunter', 'سطر أسفله'),
    max: 40,
    required: false,
  },
]

function categoryRow(category: (typeof categories)[number], index: number): Value[] {
  const depth = category.id < 10 ? 1 : category.id < 100 ? 2 : 3
  const { tr, en, de, ar } = category.title
  const description = words(
    `${tr}: özenle seçilmiş ürünler, hızlı teslimat ve kolay iade.`,
    `${en}: things chosen with care, quick delivery and easy returns.`,
    `${de}: sorgfältig ausgewählt, schnell geliefert, einfach zurückgegeben.`,
    `${ar}: منتجات مختارة بعناية وتوصيل سريع وإرجاع سهل.`,
  )
  return [
    category.id,
    category.parent,
    depth,
    index,
    json(category.title),
    json(description),
    `/img/${category.picture}-1-240.webp`,
  ]
}

function articleRows(): Value[][] {
  return objects.flatMap((object, index) => {
    const prose = proseOf(object)
    return [0, 1].flatMap((version) =>
      LANGUAGES.map((language) => {
        const opening = prose.openings[version]?.[language] ?? ''
        const points = prose.points.map((point) => `<li>${point[language]}</li>`).join('')
        const html = `<p><strong>${object.noun[language]}</strong>: ${opening}</p><h3>${POINTS_HEADING[language]}</h3><ul>${points}</ul><h3>${CARE_HEADING[language]}</h3><p>${prose.care[language]}</p>`
        return [index * 2 + version, language, html]
      }),
    )
  })
}
