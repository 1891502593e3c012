import { fold } from '../../../shop/text'
import { type AttributeName, attributeNames, type BadItem, type FeedItem } from './feed-item'

/** One product of the shop: an item alone, or the variants of a group. */
export type FeedProduct = {
  groupId: string
  title: string
  items: FeedItem[]
  /** The attributes that are chosen, none for a product without variants; the second may combine several. */
  axes: AttributeName[][]
}

export const singleProduct = (item: FeedItem): FeedProduct => ({
  groupId: '',
  title: item.title,
  items: [item],
  axes: [],
})

/** An item's choice on an axis; a dash where it has none. */
export function choiceOf(item: FeedItem, axis: AttributeName[]): string {
  return axis.map((name) => item.attributes[name] || '–').join(' / ')
}

/** The least letters of a common beginning that are taken for a title where the rest says more than the choices. */
const MIN_TITLE = 8

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[\s,;:/|()–-]+/)
    .filter(Boolean)

/** Whether all that follows the first letters of a title are the item's own choices. */
const isRestChosen = (start: string) => (item: FeedItem) => {
  const chosen = new Set(Object.values(item.attributes).flatMap((value) => wordsOf(value ?? '')))
  return wordsOf(item.title.slice(start.length)).every((word) => chosen.has(word))
}

/** What the titles of a group have in common: `Tişört` of `Tişört - Kırmızı, M` and `Tişört - Mavi, L`. */
function commonTitle(items: FeedItem[]): string {
  const [first = '', ...others] = items.map(({ title }) => title)
  const words = first.split(' ')
  const isIn = (start: string) => others.every((title) => `${title} `.startsWith(`${start} `))
  let count = words.length
  while (count > 0 && !isIn(words.slice(0, count).join(' '))) count -= 1
  const common = words
    .slice(0, count)
    .join(' ')
    .replace(/[\s,;:/|(–-]+$/, '')
  const isTitle = common.length >= MIN_TITLE || (common !== '' && items.every(isRestChosen(common)))
  return isTitle ? common : first
}

function axesOf(items: FeedItem[]): AttributeName[][] {
  const varying = attributeNames.filter(
    (name) => new Set(items.map(({ attributes }) => fold(attributes[name]))).size > 1,
  )
  const [first, ...others] = varying
  if (!first) return []
  return others.length > 0 ? [[first], others] : [[first]]
}

/** Makes one product of a group's items; an item with the same choices as another is bad. */
export function groupedProduct(items: FeedItem[]): { product: FeedProduct; bad: BadItem[] } {
  const axes = axesOf(items)
  const lines = new Map<string, number>()
  const bad: BadItem[] = []
  const distinct = items.filter((item) => {
    const choices = axes.map((axis) => fold(choiceOf(item, axis))).join('\n')
    const before = lines.get(choices)
    if (before === undefined) lines.set(choices, item.line)
    else
      bad.push({
        line: item.line,
        id: item.id,
        reason: `In group ${item.groupId} it differs from line ${before} in no color, size, material, pattern or condition`,
      })
    return before === undefined
  })
  const [first] = distinct
  const given = items.find(({ groupTitle }) => groupTitle)?.groupTitle
  return {
    product: {
      groupId: first?.groupId ?? '',
      title: given ?? commonTitle(distinct),
      items: distinct,
      axes,
    },
    bad,
  }
}
