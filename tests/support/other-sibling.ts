import type { Locator, Page } from '@playwright/test'

/** The select of a product's first attribute whose options are its siblings. */
export const siblingSelect = (page: Page): Locator =>
  page.getByRole('main').locator('select[name="attribute"]').first()

/** Chooses the first other sibling of a select; without script `Göster` still has to be pressed. */
export async function chooseOther(select: Locator): Promise<void> {
  await select.hover()
  const other = select.locator('option:not([disabled]):not(:checked)').first()
  await select.selectOption((await other.getAttribute('value')) ?? '')
}
