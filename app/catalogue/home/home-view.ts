import type { Category, Page, Showcase } from '~/backend/catalogue/model'

export type HomeView = Extract<Page, { kind: 'home' }> & { categories: Category[] }

/** By page, as a cached fragment is keyed by what it shows (decision 016). */
const views = new WeakMap<Page, { menu: Category[]; view: HomeView }>()

/** What the home page shows. @param menu the shop's categories; at most ten with a picture */
export function viewOf(page: Extract<Page, { kind: 'home' }>, menu: Category[]): HomeView {
  const found = views.get(page)
  if (found?.menu === menu) return found.view
  const categories = menu.filter(({ picture }) => picture !== '').slice(0, 10)
  const view = { ...page, categories, showcases: withoutRepeats(page.showcases) }
  views.set(page, { menu, view })
  return view
}

const row = 4

/** Cut as wide screens do (app/catalogue/below.css), so that what does not fill a row may stand on a later shelf. */
const fullRows = (products: Showcase['products']) =>
  products.length > row ? products.slice(0, products.length - (products.length % row)) : products

/** Each product on the first of its shelves only; a later one that is left with less than a row is left out. */
function withoutRepeats(showcases: Showcase[]): Showcase[] {
  const placed = new Set<string>()
  return showcases.flatMap((showcase) => {
    const left = showcase.products.filter(({ id }) => !placed.has(id))
    if (left.length < Math.min(row, showcase.products.length)) return []
    const products = fullRows(left)
    for (const { id } of products) placed.add(id)
    return [{ ...showcase, products }]
  })
}
