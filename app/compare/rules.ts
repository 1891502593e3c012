import type { AddStatus } from '~/backend/engagement/favourites-model'
import { idPattern } from '~/site-map'

export const min = 2
export const max = 4

export const compareMs = 1800

export const compareWidth = 1170

export function addToList(list: string[], id: string): { status: AddStatus; list: string[] } {
  if (list.includes(id)) return { status: 2, list }
  if (list.length >= max) return { status: 3, list }
  return { status: 1, list: [...list, id] }
}

/** Why products cannot be compared, null when they can. */
export function faultOf(count: number): 'none' | 'few' | 'many' | null {
  if (count === 0) return 'none'
  if (count < min) return 'few'
  return count > max ? 'many' : null
}

/** Product ids as `writeList` or the platform joins them, each once, in their order; anything else is left out. */
export function readList(text: string | null): string[] {
  const parts = (text ?? '').split(text?.includes('.') ? '.' : '-')
  return [...new Set(parts.filter((id) => idPattern.test(id)))].slice(0, 50)
}

/** `12-34`, as the platform joins ids; ids that have dashes themselves each end with a dot: `KC-310.12.` */
export function writeList(ids: string[]): string {
  return ids.some((id) => id.includes('-')) ? `${ids.join('.')}.` : ids.join('-')
}

/** A row of the comparison: one fact of each product, in the products' order. */
export type FactRow = { title: string; values: string[]; differs: boolean }

export function factRows(products: { facts: { title: string; value: string }[] }[]): FactRow[] {
  const titles = [...new Set(products.flatMap(({ facts }) => facts.map(({ title }) => title)))]
  return titles.map((title) => {
    const values = products.map(
      ({ facts }) => facts.find((fact) => fact.title === title)?.value ?? '',
    )
    return { title, values, differs: new Set(values).size > 1 }
  })
}

/** Status of the last add, from the URL; a missing one means success. */
export function readStatus(text: string | null): AddStatus {
  return text === '2' ? 2 : text === '3' ? 3 : 1
}
