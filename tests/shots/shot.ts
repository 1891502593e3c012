import type { Page } from '@playwright/test'
import type { Language } from '../../app/i18n/languages'
import type { demoCases } from '../../functions/shop/seed/demo/demo-cases'
import { account } from '../support/member'
import { sendForm } from '../support/send-form'

/** Data of the shop that a screenshot may need. */
export type Place = {
  language: Language
  /** Product and category paths in that language, in the shop's order. */
  products: string[]
  categories: string[]
  /** Pages of prose. */
  contents: string[]
  /** The product that shows a case of the demo shop. */
  demo: (name: keyof typeof demoCases) => string
}

export type Before = (page: Page, fixtures: Place, origin: string) => Promise<void>

/** One state of one page. Every shot is taken in two languages, two schemes, two widths, with and without script. */
export type Shot = {
  page: string
  state: string
  path: (fixtures: Place) => string
  /** What the visitor does before, by native clicks, so that it works without script too. */
  before?: Before
  /** What the visitor does on the page; skipped without script if it needs some. */
  after?: { needsScript: boolean; act: (page: Page) => Promise<void> }
  /** A state for one width, one medium, in light colors only. */
  view?: { width?: number; print?: true; forcedColors?: true; language?: Language }
  /** What is on top of the page: only the visible screen, and only with script if it needs that. */
  screen?: true
}

export const first = (paths: string[]): string => paths[0] ?? '/'

/** Hydrates the page like the first move of a mouse. */
export async function hydratePage(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__react')),
  )
}

/** Adds products to the cart, each with the data of its page's form. */
export const withCart =
  (count: number): Before =>
  async (page, { products }, origin) => {
    for (const path of products.slice(0, count)) {
      await page.goto(origin + path)
      await sendForm(page, origin, '/sepet/ekle', { intent: 'add' })
    }
  }

/** Signs in as a member of the demo shop. */
export const asMember =
  (kind: Parameters<typeof account>[0], ...then: Before[]): Before =>
  async (page, fixtures, origin) => {
    const { email, password } = account(kind)
    await page.goto(`${origin}/uye-girisi-sayfasi`)
    await page.locator('main input[name="username"]').fill(email)
    await page.locator('main input[name="password"]').fill(password)
    await page.locator('main input[name="password"]').press('Enter')
    await page.waitForURL(/\/(en|de|ar)?$/)
    for (const next of then) await next(page, fixtures, origin)
  }

/** Adds products to the favourites, with the hearts on their pages. */
export const withFavourites =
  (count: number): Before =>
  async (page, { products }, origin) => {
    for (const path of products.slice(0, count)) {
      await page.goto(origin + path)
      const value = await page.locator('main button[name="fav"]').first().getAttribute('value')
      if (value && !value.startsWith('-'))
        await sendForm(page, origin, '/favorilerim/degistir', { fav: value })
    }
  }

/** Clicks the first match on the hydrated page and waits for a dialog. */
export const opens = (selector: string): NonNullable<Shot['after']> => ({
  needsScript: true,
  act: async (page) => {
    await hydratePage(page)
    await page.locator(selector).first().hover()
    await page.waitForLoadState('networkidle')
    await page.locator(selector).first().click()
    await page.locator('dialog[open]').last().waitFor()
    await page.locator('dialog[open] .late-part').waitFor({ state: 'detached' })
    await page.waitForLoadState('networkidle')
  },
})
