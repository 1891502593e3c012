import type { Language } from '../../locale'
import type { brandList, FilterCategory, optionGroup } from './facets'
import type { ListFilters } from './list-filters'

/** One active filter; VALUE is its value in the parameter. */
export type Chip = { TEXT: string; XTYPE: string; VALUE: string }

type Choice = { ID: string | number; NAME: string; SELECTED: 0 | 1 }

type AvailableFilters = {
  FILTERS: { ID: string; NAME: string; TYPE: string; VALUES: Choice[] }[]
  BRANDS: ReturnType<typeof brandList>
  CATEGORIES: FilterCategory[]
  type1: ReturnType<typeof optionGroup>
  type2: ReturnType<typeof optionGroup>
}

const FLAGS = {
  stock: { tr: 'Stokta olanlar', en: 'In stock', de: 'Vorrätig', ar: 'المتوفر' },
  discounted: { tr: 'İndirimli', en: 'On sale', de: 'Reduziert', ar: 'المخفّض' },
  new: { tr: 'Yeni', en: 'New', de: 'Neu', ar: 'الجديد' },
}

const KINDS: Record<string, string> = { '0': 'multi', '1': 'single', '2': 'decimal' }

/** The active filters, one chip for each that can be removed. */
export function selectedChips(
  filters: ListFilters,
  available: AvailableFilters,
  language: Language,
): Chip[] {
  const chosen = (list: Choice[], type: string) =>
    list
      .filter((one) => one.SELECTED === 1)
      .map((one) => ({ TEXT: one.NAME, XTYPE: type, VALUE: String(one.ID) }))
  const flags: [boolean, keyof typeof FLAGS][] = [
    [filters.inStock, 'stock'],
    [filters.discounted, 'discounted'],
    [filters.isNew, 'new'],
  ]
  return [
    ...available.FILTERS.flatMap((filter) => propertyChips(filter, filters)),
    ...chosen(available.BRANDS, 'brand'),
    ...chosen(flat(available.CATEGORIES), 'category'),
    ...chosen(available.type1.list, 'type1'),
    ...chosen(available.type2.list, 'type2'),
    ...priceChips(filters),
    ...flags.flatMap(([isOn, name]) =>
      isOn ? [{ TEXT: FLAGS[name][language], XTYPE: name, VALUE: '1' }] : [],
    ),
  ]
}

function propertyChips(filter: AvailableFilters['FILTERS'][number], filters: ListFilters): Chip[] {
  const type = KINDS[filter.TYPE] ?? 'multi'
  const range = filters.properties.find((one) => String(one.p) === filter.ID && one.min !== null)
  if (range) {
    const text = `${range.min}–${range.max}`
    return [
      {
        TEXT: `${filter.NAME}: ${text}`,
        XTYPE: type,
        VALUE: `${filter.ID}-${range.min}-${range.max}`,
      },
    ]
  }
  return filter.VALUES.filter((value) => value.SELECTED === 1).map((value) => ({
    TEXT: value.NAME,
    XTYPE: type,
    VALUE: `${filter.ID}-${value.ID}`,
  }))
}

function priceChips({ priceMin, priceMax }: ListFilters): Chip[] {
  if (priceMin === null && priceMax === null) return []
  const value = `${priceMin === null ? '' : priceMin / 100}-${priceMax === null ? '' : priceMax / 100}`
  return [{ TEXT: value, XTYPE: 'price', VALUE: value }]
}

function flat(categories: FilterCategory[]): FilterCategory[] {
  return categories.flatMap((category) => [category, ...flat(category.CHILDREN)])
}
