/** How many products stand side by side (spec §9 "Compare list"). */
export const fewest = 2
export const most = 4

/** How long the comparison's words stay, in ms (spec §9 "Compare warnings"). */
export const compareMs = 1800

/** The status of an add (spec §4): 1 added, 2 is in the list already, 3 the list is full. */
export type AddStatus = 1 | 2 | 3

/** Adds a product to the comparison list (row K01). */
export function addToList(list: string[], id: string): { status: AddStatus; list: string[] } {
  if (list.includes(id)) return { status: 2, list }
  if (list.length >= most) return { status: 3, list }
  return { status: 1, list: [...list, id] }
}

/** Why products cannot be compared, null when they can (row K03). */
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

/** The facts of all products side by side, those in which they differ marked (row K04). */
export function factRows(products: { facts: { title: string; value: string }[] }[]): FactRow[] {
  const titles = [...new Set(products.flatMap(({ facts }) => facts.map(({ title }) => title)))]
  return titles.map((title) => {
    const values = products.map(
      ({ facts }) => facts.find((fact) => fact.title === title)?.value ?? '',
    )
    return { title, values, differs: new Set(values).size > 1 }
  })
}
