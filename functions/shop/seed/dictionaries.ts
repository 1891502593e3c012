import { LANGUAGES } from '../locale'
import { brands } from './data/brands'
import { categories } from './data/categories'
import { banners, contents, currencies, settings, showcases } from './data/contents'
import { MATERIALS, modifiersOf, modifierWords } from './data/modifiers'
import { objects } from './data/objects'
import { groups, options } from './data/options'
import { CARE_HEADING, POINTS_HEADING, prose } from './data/prose'
import type { Words } from './data/words'
import { words } from './data/words'
import { OLD_SLUG } from './demo-cases'
import type { Insert, Value } from './insert'
import { insertRows } from './insert'
import { attributeOf } from './plans'
import { pathOf } from './product-rows'

const json = (text: Words) => JSON.stringify(text)

/** Everything that products refer to: settings, pages, categories, brands, options, descriptions, filters. */
export function dictionaryStatements(): Insert[] {
  return [
    ...insertRows('setting', ['name', 'value'], Object.entries(settings)),
    ...insertRows(
      'currency',
      ['code', 'title', 'symbol', 'rate', 'position'],
      currencies.map(([code, title, ...rest], index) => [code, json(title), ...rest, index]),
    ),
    ...insertRows(
      'content',
      ['id', 'code', 'title', 'description', 'html'],
      contents.map((row) => [
        row.id,
        row.code,
        json(row.title),
        json(row.description),
        json(row.html),
      ]),
    ),
    ...insertRows(
      'banner',
      ['position', 'title', 'text', 'image', 'link_kind', 'link_id'],
      banners.map((row, index) => [
        index,
        json(row.title),
        json(row.text),
        row.image,
        row.kind,
        row.target,
      ]),
    ),
    ...insertRows(
      'showcase',
      ['position', 'title', 'rule', 'category_id'],
      showcases.map((row, index) => [index, json(row.title), row.rule, row.category]),
    ),
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
      options.map((option) => [
        option.id,
        option.group,
        option.id,
        json(option.title),
        option.colour,
      ]),
    ),
    ...insertRows('article', ['id', 'language', 'html'], articleRows()),
    ...insertRows('link', ['path', 'kind', 'target_id', 'language', 'moved'], linkRows()),
    ...insertRows('personalization', ['id', 'fields'], [[1, JSON.stringify(PERSONAL_FIELDS)]]),
    ...propertyStatements(),
    ...attributeStatements(),
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
    `/img/${category.picture}-1-480.webp`,
  ]
}

function articleRows(): Value[][] {
  return objects.flatMap((object, index) => {
    const top = prose[Math.floor(object.category / 100)]
    return [0, 1].flatMap((version) =>
      LANGUAGES.map((language) => {
        const opening = top?.openings[version]?.[language] ?? ''
        const points = (top?.points ?? []).map((point) => `<li>${point[language]}</li>`).join('')
        const html = `<p><strong>${object.noun[language]}</strong>: ${opening}</p><h3>${POINTS_HEADING[language]}</h3><ul>${points}</ul><h3>${CARE_HEADING[language]}</h3><p>${top?.care[language] ?? ''}</p>`
        return [index * 2 + version, language, html]
      }),
    )
  })
}

/** Addresses of the home page, the categories, the brands and the content pages, and one old address of a product. */
function linkRows(): Value[][] {
  const taken = new Set<string>()
  const free = (path: string) => {
    let free = path
    for (let number = 2; taken.has(free); number += 1) free = `${path}-${number}`
    taken.add(free)
    return free
  }
  return [
    ...LANGUAGES.map((language) => [language === 'tr' ? '' : language, 'home', 0, language, 0]),
    ...categories.flatMap((category) =>
      LANGUAGES.map((language) => [
        free(pathOf(category.title[language], language)),
        'category',
        category.id,
        language,
        0,
      ]),
    ),
    ...brands.flatMap(({ id, title }) =>
      LANGUAGES.map((language) => [free(pathOf(title, language)), 'brand', id, language, 0]),
    ),
    ...contents.flatMap((content) =>
      LANGUAGES.map((language) => [
        free(pathOf(content.title[language], language)),
        'content',
        content.id,
        language,
        0,
      ]),
    ),
    [OLD_SLUG, 'product', 1, 'tr', 1],
  ]
}

const ORIGINS = ['Denizli', 'Kütahya', 'Bursa', 'İzmir', 'Gaziantep', 'Trabzon', 'Ankara', 'Konya']

/** The filters of the lists: material (multiple), origin (single), weight (a range). */
function propertyStatements(): Insert[] {
  const same = (text: string) => words(text, text, text, text)
  return [
    ...insertRows(
      'property',
      ['id', 'position', 'type', 'title'],
      [
        [1, 1, 0, json(words('Malzeme', 'Material', 'Material', 'الخامة'))],
        [2, 2, 1, json(words('Üretim yeri', 'Made in', 'Hergestellt in', 'مكان الصنع'))],
        [3, 3, 2, json(words('Ağırlık (g)', 'Weight (g)', 'Gewicht (g)', 'الوزن (غ)'))],
      ],
    ),
    ...insertRows(
      'property_value',
      ['id', 'property_id', 'title'],
      [
        ...MATERIALS.map((key, index) => [100 + index, 1, json(modifierWords(key))]),
        ...ORIGINS.map((city, index) => [200 + index, 2, json(same(city))]),
      ],
    ),
  ]
}

/** Catalogue attributes: the notebook's paper and cover, and the kind of other models. */
function attributeStatements(): Insert[] {
  const modifiers = new Map(
    objects
      .flatMap((object) => modifiersOf(object.pool))
      .map(({ key, modifier }) => [key, modifier]),
  )
  return [
    ...insertRows(
      'attribute_group',
      ['id', 'view', 'title'],
      [
        [1, 'select', json(words('Sayfa düzeni', 'Page layout', 'Seitenlayout', 'تخطيط الصفحة'))],
        [2, 'image', json(words('Kapak', 'Cover', 'Einband', 'الغلاف'))],
        [3, 'button', json(words('Çeşit', 'Kind', 'Ausführung', 'النوع'))],
      ],
    ),
    ...insertRows(
      'attribute_option',
      ['id', 'group_id', 'title'],
      [
        [1, 1, json(modifierWords('dotted'))],
        [2, 1, json(modifierWords('ruled'))],
        [3, 1, json(modifierWords('squared'))],
        [11, 2, json(words('Esnek kapak', 'Soft cover', 'Flexibler Einband', 'غلاف مرن'))],
        [12, 2, json(words('Sert kapak', 'Hard cover', 'Fester Einband', 'غلاف صلب'))],
        ...[...modifiers].map(([key, modifier]) => [attributeOf(key), 3, json(modifier)]),
      ],
    ),
  ]
}
