import type { Category, Page } from '~/backend/catalogue/model'

export type HomeView = Extract<Page, { kind: 'home' }> & { categories: Category[] }

/** By page, as a cached fragment is keyed by what it shows (decision 016). */
const views = new WeakMap<Page, { menu: Category[]; view: HomeView }>()

/** What the home page shows. @param menu the shop's categories; up to ten with a picture are shown */
export function viewOf(page: Extract<Page, { kind: 'home' }>, menu: Category[]): HomeView {
  const found = views.get(page)
  if (found?.menu === menu) return found.view
  const categories = menu.filter(({ picture }) => picture !== '').slice(0, 10)
  const view = { ...page, categories }
  views.set(page, { menu, view })
  return view
}
