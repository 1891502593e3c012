import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { open } from './journey'
import type { SeededProduct, SeededVariant } from './seeded-products'

/** The products of the journeys' shop that can be bought. */
export function boughtProducts(): SeededProduct[] {
  return JSON.parse(readFileSync('.data/journey-products.json', 'utf8')) as SeededProduct[]
}

const lira = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2 })

/** A price in Turkish format: the whole number, not the end of a longer one. */
const written = (cents: number) => new RegExp(`(?<![\\d.,])${lira.format(cents / 100)}\\sTL`)

const optionGroup = (page: Page, title: string) =>
  page.getByRole('group', { name: new RegExp(`^${title}`) }).first()

/** The chosen options on the page, by group. */
async function chosenLabels(page: Page, product: SeededProduct): Promise<string[]> {
  const labels: string[] = []
  for (const title of product.groups) {
    const chosen = optionGroup(page, title).locator('[aria-current="true"]')
    labels.push(((await chosen.textContent()) ?? '').trim())
  }
  return labels
}

/** The displayed variant, whose price, code and barcode must all match. */
export async function displayedVariant(page: Page, product: SeededProduct): Promise<SeededVariant> {
  const labels = await chosenLabels(page, product)
  const found = product.variants.find(
    ({ options }) => JSON.stringify(options) === JSON.stringify(labels),
  )
  if (!found) throw new Error(`${product.path} shows ${labels.join(' ')}, which does not exist.`)
  await expect(page.getByRole('main').getByText(found.code, { exact: true })).toBeVisible()
  if (found.barcode)
    await expect(page.getByRole('main').getByText(found.barcode, { exact: true })).toBeVisible()
  await expect(page.locator('.product-price strong')).toContainText(written(found.price))
  return found
}

/** Adds the displayed variant; types required texts, and takes the first store if one must be chosen. */
async function putIntoCart(page: Page, product: SeededProduct): Promise<void> {
  for (const title of product.fields)
    await page.getByRole('textbox', { name: new RegExp(`^${title}`) }).fill('Işıl')
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await answered
  if (product.needsStore) {
    const stores = page.getByRole('button', { name: /Bu mağazayı seç/ })
    await stores.first().click()
    await expect(page.getByText('Mağazanız:').first()).toBeVisible()
    return
  }
  const drawer = page.getByRole('dialog', { name: 'Sepetim' })
  // Some products redirect to another page, which has no such button.
  const busy = { name: 'Sepete ekle', includeHidden: true, disabled: true }
  await expect(page.getByRole('button', busy)).toHaveCount(0)
  await drawer.waitFor({ timeout: 1500 }).catch(() => undefined)
  if (await drawer.isVisible()) {
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  }
}

/**
 * Clicks every option of a product on its page with script, adds the displayed variant, and compares the cart with it:
 * name, options and price. A product without options is added as it is.
 */
export async function buyEveryOption(page: Page, product: SeededProduct): Promise<void> {
  await open(page, product.path, true)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title)
  const bought = new Map<number, SeededVariant>()
  const labelsOf = (at: number) => [
    ...new Set(product.variants.map((one) => one.options[at] ?? '')),
  ]
  for (const [at, title] of product.groups.entries())
    for (const label of labelsOf(at)) {
      const option = optionGroup(page, title).getByRole('link', {
        name: new RegExp(`^${label}( |$)`),
      })
      if ((await option.getAttribute('aria-disabled')) === 'true') continue
      await option.click()
      await expect(option).toHaveAttribute('aria-current', 'true')
      const variant = await displayedVariant(page, product)
      expect(variant.options[at]).toBe(label)
      expect(variant.stock, `${product.path} ${label}`).toBeGreaterThan(0)
      await expect(page).toHaveURL(new RegExp(`variant=${variant.id}$`))
      if (bought.has(variant.id)) continue
      await putIntoCart(page, product)
      bought.set(variant.id, variant)
    }
  if (product.groups.length === 0) {
    const itself = await displayedVariant(page, product)
    await putIntoCart(page, product)
    bought.set(itself.id, itself)
  }
  await expectBought(page, product, [...bought.values()])
}

/** Checks that every available option was offered, and that the cart contains what was displayed. */
async function expectBought(page: Page, product: SeededProduct, bought: SeededVariant[]) {
  const onSale = (at: number) =>
    new Set(product.variants.filter(({ stock }) => stock > 0).map(({ options }) => options[at]))
  expect(new Set(bought.map(({ options }) => options[0]))).toEqual(onSale(0))
  await page.goto('/sepet')
  const lines = page.getByRole('main').getByRole('listitem')
  const own = lines.filter({ has: page.getByRole('link', { name: product.title, exact: true }) })
  await expect(own).toHaveCount(bought.length)
  for (const { options, price } of bought) {
    const line = options.length
      ? own.filter({ has: page.getByText(options.join(' '), { exact: true }) })
      : own
    await expect(line).toHaveCount(1)
    await expect(line).toContainText(written(price))
  }
}
