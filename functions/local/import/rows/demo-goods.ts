import { words } from '../../../shop/seed/data/words'
import { type Insert, insertRows } from '../../../shop/seed/insert'
import { CONDITION_NAME } from '../items/condition'
import { plain, upsertRows } from './upsert'

/** Tables of the catalogue, and what visitors have attached to its products; rows before those that they refer to. */
const TABLES = [
  'answer',
  'question',
  'review_vote',
  'review',
  'alarm',
  'favourite',
  'cart_line',
  'saved_line',
  'product_attribute',
  'product_property',
  'related_product',
  'product_category',
  'variant_price_history',
  'sub_product',
  'product_text',
  'price_history',
  'product',
  'article',
  'personalization',
  'variant_option',
  'variant_group',
  'property_value',
  'property',
  'attribute_option',
  'attribute_group',
  'instalment_cap',
  'banner',
  'category',
  'brand',
]

const json = (...text: Parameters<typeof words>) => JSON.stringify(words(...text))

/** The group of several attributes together, the property that is a number, and the condition. */
export const COMBINED = 5
export const WEIGHT = 6
export const CONDITION = 7

const NAMES = [
  [1, json('Renk', 'Colour', 'Farbe', 'اللون')],
  [2, json('Beden', 'Size', 'Größe', 'المقاس')],
  [3, json('Malzeme', 'Material', 'Material', 'الخامة')],
  [4, json('Desen', 'Pattern', 'Muster', 'النقشة')],
  [COMBINED, json('Seçenek', 'Option', 'Ausführung', 'الخيار')],
  [CONDITION, JSON.stringify(CONDITION_NAME)],
] as const

/** Takes the demo's goods out of the shop. Members and orders stay. */
export function demoLeaves(): Insert[] {
  return [
    ...TABLES.map((table) => plain(`DELETE FROM ${table}`)),
    plain("DELETE FROM link WHERE kind IN ('category', 'brand', 'product')"),
  ]
}

/** Names what the goods of a feed have: with each import, since an earlier one may have known less. */
export function feedAttributes(): Insert[] {
  const facts = NAMES.filter(([id]) => id !== COMBINED)
  return [
    ...upsertRows(
      { name: 'variant_group', key: ['id'], columns: ['id', 'title'] },
      NAMES.map((row) => [...row]),
    ),
    ...upsertRows({ name: 'property', key: ['id'], columns: ['id', 'position', 'type', 'title'] }, [
      ...facts.map(([id, title]) => [id, id === CONDITION ? 0 : id, 0, title]),
      [WEIGHT, WEIGHT, 2, json('Ağırlık (g)', 'Weight (g)', 'Gewicht (g)', 'الوزن (غ)')],
    ]),
  ]
}

/** The home page's lists, made anew: the latest, offers with an end, and the biggest of the topmost categories. */
export function showcases(): Insert[] {
  const deals = json(
    'Süreli fırsatlar',
    'Deals with an end',
    'Angebote auf Zeit',
    'عروض محدودة المدة',
  )
  const latest = json('Yeni gelenler', 'New arrivals', 'Neu eingetroffen', 'وصل حديثًا')
  return [
    plain('DELETE FROM showcase'),
    ...insertRows(
      'showcase',
      ['position', 'title', 'rule'],
      [
        [0, latest, 'new'],
        [1, deals, 'deal'],
      ],
    ),
    plain(`INSERT INTO showcase (position, title, rule, category_id)
      SELECT 1 + row_number() OVER (ORDER BY count(*) DESC, c.id), c.title, 'category', c.id
      FROM category c JOIN product_category p ON p.category_id = c.id
      WHERE c.parent_id = 0 GROUP BY c.id ORDER BY count(*) DESC, c.id LIMIT 3`),
  ]
}
