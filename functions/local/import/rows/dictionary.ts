import { LANGUAGES } from '../../../shop/locale'
import { options as demoOptions } from '../../../shop/seed/data/options'
import { words } from '../../../shop/seed/data/words'
import { type Insert, insertRows, type Value } from '../../../shop/seed/insert'
import { fold } from '../../../shop/text'
import { titleInAll } from '../items/condition'
import { bySize } from './by-size'
import type { KnownCatalogue } from './known-catalogue'
import type { Paths } from './paths'
import { forKeys } from './upsert'

const inAll = (text: string) => JSON.stringify(words(text, text, text, text))

const swatches = new Map(
  [
    ...demoOptions.flatMap(({ title, colour }) =>
      Object.values(title).map((name) => [name, colour] as const),
    ),
    ...([
      ['Kırmızı', '#c0282d'],
      ['Mavi', '#2459a6'],
      ['Yeşil', '#2f7d4f'],
      ['Sarı', '#f2c62f'],
      ['Turuncu', '#e8792b'],
      ['Mor', '#6b3fa0'],
      ['Pembe', '#e58fb1'],
      ['Beyaz', '#ffffff'],
      ['Gri', '#8d8f92'],
      ['Kahverengi', '#6d4a32'],
      ['Bej', '#e2d3b8'],
      ['Red', '#c0282d'],
      ['Blue', '#2459a6'],
      ['Green', '#2f7d4f'],
      ['White', '#ffffff'],
      ['Grey', '#8d8f92'],
    ] as const),
  ]
    .filter(([, colour]) => colour !== '')
    .map(([name, colour]) => [fold(name), colour]),
)

type Ids = Map<string, number>

/** What products refer to by number: categories, brands, options and the values of filters. New ones get a row. */
export class Dictionary {
  private due = new Map<string, { columns: string[]; rows: Value[][] }>()
  private readonly options: Ids
  private readonly values: Ids
  private lastOption: number
  private lastValue: number

  constructor(
    private readonly known: KnownCatalogue,
    private readonly paths: Paths,
  ) {
    const { options, values } = known
    this.options = new Map(
      options.map(({ groupId, title, id }) => [`${groupId} ${fold(title)}`, id]),
    )
    this.values = new Map(
      values.map(({ propertyId, title, id }) => [`${propertyId} ${fold(title)}`, id]),
    )
    this.lastOption = Math.max(0, ...options.map(({ id }) => id))
    this.lastValue = Math.max(0, ...values.map(({ id }) => id))
  }

  take(): Insert[] {
    const statements = [...this.due].flatMap(([table, { columns, rows }]) =>
      insertRows(table, columns, rows),
    )
    this.due.clear()
    return statements
  }

  private add(table: string, row: Record<string, Value>): void {
    const before = this.due.get(table)
    if (before) before.rows.push(Object.values(row))
    else this.due.set(table, { columns: Object.keys(row), rows: [Object.values(row)] })
  }

  private addLinks(kind: 'category' | 'brand', id: number, title: string): void {
    for (const language of LANGUAGES) {
      const fallback = `${kind === 'brand' ? 'marka' : 'kategori'}-${id}`
      const path = this.paths.free(title, language, fallback)
      this.add('link', { path, kind, target_id: id, language })
    }
  }

  /** The last of the categories from the topmost. @param picture of a product, for a new category */
  category(titles: string[], picture: string): number {
    let parent = 0
    titles.forEach((title, index) => {
      const path = titles
        .slice(0, index + 1)
        .map(fold)
        .join('\n')
      parent =
        this.known.categories.get(path) ??
        this.addCategory(path, title, { parent, depth: index + 1, picture })
    })
    return parent
  }

  private addCategory(
    path: string,
    title: string,
    at: { parent: number; depth: number; picture: string },
  ): number {
    const { categories, lastIds } = this.known
    lastIds.category += 1
    const id = lastIds.category
    categories.set(path, id)
    this.add('category', {
      id,
      parent_id: at.parent,
      depth: at.depth,
      position: id,
      title: inAll(title),
      description: inAll(''),
      image: at.picture,
    })
    this.add('feed_category', { path, category_id: id })
    this.addLinks('category', id, title)
    return id
  }

  /** A brand by its name; products without one share a brand without a name and a page. */
  brand(title: string): number {
    const { brands, lastIds } = this.known
    const before = brands.get(title)
    if (before !== undefined) return before
    lastIds.brand += 1
    const id = lastIds.brand
    brands.set(title, id)
    this.add('brand', { id, title })
    if (title) this.addLinks('brand', id, title)
    return id
  }

  option(groupId: number, title: string): number {
    const key = `${groupId} ${fold(title)}`
    const before = this.options.get(key)
    if (before !== undefined) return before
    this.lastOption += 1
    const id = this.lastOption
    this.options.set(key, id)
    this.known.options.push({ id, groupId, title })
    const colour = groupId === 1 ? (swatches.get(fold(title)) ?? '') : ''
    const words = JSON.stringify(titleInAll(title))
    this.add('variant_option', { id, group_id: groupId, position: id, title: words, colour })
    return id
  }

  value(propertyId: number, title: string): number {
    const key = `${propertyId} ${fold(title)}`
    const before = this.values.get(key)
    if (before !== undefined) return before
    this.lastValue += 1
    const id = this.lastValue
    this.values.set(key, id)
    const words = JSON.stringify(titleInAll(title))
    this.add('property_value', { id, property_id: propertyId, title: words })
    return id
  }

  /** The options in the order of their titles. Before the lists are written, which open with the first option in stock. */
  sortedOptions(): Insert[] {
    const sorted = this.known.options.sort((a, b) => bySize(a.title, b.title))
    return forKeys(
      'UPDATE variant_option SET position = j.key + 1 FROM json_each(?1) j WHERE j.value = variant_option.id',
      sorted.map(({ id }) => id),
    )
  }
}
