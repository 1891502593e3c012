import { expect, type Page } from '@playwright/test'
import { displayedVariant } from './every-option'
import { open } from './journey'
import type { SeededProduct } from './seeded-products'

const choices = (page: Page) => page.getByRole('main').locator('.attributes [data-option]')

/** The URLs of the siblings that a product's page offers. */
async function siblingPaths(page: Page, own: string): Promise<string[]> {
  const paths = await choices(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute('data-path') ?? one.getAttribute('href')),
  )
  return [...new Set(paths)].filter((path) => path !== null && path !== own) as string[]
}

/**
 * Chooses each sibling of a product on its page with script; name, price, code and URL must match.
 * @param products all that can be bought; a sibling that cannot is only looked at by its address
 */
export async function chooseEverySibling(
  page: Page,
  product: SeededProduct,
  products: SeededProduct[],
): Promise<number> {
  await open(page, product.path, true)
  const paths = await siblingPaths(page, product.path)
  for (const path of paths) {
    await open(page, product.path, true)
    const option = choices(page).and(
      page.locator(`[data-path="${path}"]`).or(page.locator(`[href="${path}"]`)),
    )
    const value = await option.getAttribute('value')
    if (value) await option.locator('xpath=ancestor::select').selectOption(value)
    else await option.click()
    await expect(page).toHaveURL(new RegExp(`${path}(\\?variant=\\d+)?$`))
    const sibling = products.find((one) => one.path === path)
    if (!sibling) continue
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sibling.title)
    await displayedVariant(page, sibling)
  }
  return paths.length
}
