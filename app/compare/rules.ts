import type { AddStatus } from '~/shop/wish-model'

/** How many products stand side by side. */
export const fewest = 2
export const most = 4

/** How long the comparison's words stay, in ms. */
export const compareMs = 1800

/** How wide the comparison's window is, in px. */
export const compareWidth = 1170

/** Adds a product to the comparison list. */
export function addToList(list: string[], id: string): { status: AddStatus; list: string[] } {
  if (list.includes(id)) return { status: 2, list }
  if (list.length >= most) return { status: 3, list }
  return { status: 1, list: [...list, id] }
}

/** Why products cannot be compared, null when they can. */
export function faultOf(count: number): 'none' | 'few' | 'many' | null {
  if (count === 0) return 'none'
  if (count < fewest) return 'few'
  return count > most ? 'many' : null
}

/** Product ids of `12-34-56`, each once, in their order; anything else is left out. */
export function readList(text: string | null): string[] {
  return [...new Set((text ?? '').split('-').filter((id) => /^\d{1,12}$/.test(id)))].slice(0, 50)
}

/** A row of the comparison: what each product is in one respect, in the products' order. */
export type FactRow = { title: string; values: string[]; differs: boolean }

/** The facts of all products side by side, those in which they differ marked. */
export function factRows(products: { facts: { title: string; value: string }[] }[]): FactRow[] {
  const titles = [...new Set(products.flatMap(({ facts }) => facts.map(({ title }) => title)))]
  return titles.map((title) => {
    const values = products.map(
      ({ facts }) => facts.find((fact) => fact.title === title)?.value ?? '',
    )
    return { title, values, differs: new Set(values).size > 1 }
  })
}

/** What the last add to a comparison answered, as its address says it; a comparison without one was added well. */
export function readStatus(text: string | null): AddStatus {
  return text === '2' ? 2 : text === '3' ? 3 : 1
}
