import type { Page } from '@playwright/test'
import { cartLink, expect, expectInCart, test } from '../support/journey'
import { addByPage, openCartOf } from '../support/journey-cart'

const countIn = (page: Page) => page.getByRole('spinbutton', { name: /: adet$/ })

/** Types more than there is, which becomes what there is, with the reason at the field. */
async function typeTooMuch(page: Page): Promise<void> {
  const count = countIn(page)
  await count.fill('5000')
  await expect(count).toHaveAccessibleDescription(/^En fazla \d+ adet alınabilir\.$/)
  await expect(count).not.toHaveValue('5000')
  await expectInCart(page, Number(await count.inputValue()))
}

async function expectNoFault(page: Page): Promise<void> {
  await expect(countIn(page)).toBeVisible()
  await expect(countIn(page)).not.toHaveAttribute('aria-invalid')
  await expect(page.getByText(/^En fazla \d+ adet/)).toHaveCount(0)
}

async function leaveAndComeBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Alışverişe devam et' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/sepet')
}

test('[C11] what the shop said of a count is over on a page that is opened anew', async ({
  page,
  demo,
}) => {
  await openCartOf(page, [demo('addsQuietly')], true)
  await typeTooMuch(page)
  await leaveAndComeBack(page)
  await expectNoFault(page)
})

test('[C22] [C11] what the shop said of a count is over in a drawer that is opened anew', async ({
  page,
  demo,
}) => {
  await addByPage(page, demo('addsQuietly').path, true)
  await page.setViewportSize({ width: 600, height: 800 })
  await cartLink(page).click()
  await typeTooMuch(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await cartLink(page).click()
  await expectNoFault(page)
})

test('[C11] the button for counts without an answer is not there on a page that is opened anew', async ({
  page,
  demo,
}) => {
  const product = demo('addsQuietly')
  await openCartOf(page, [product], true)
  await page.route(/sepet\/satir/, (route) => route.abort())
  await countIn(page).fill('2')
  const update = page.getByRole('button', { name: 'Sepeti güncelle' })
  await expect(update).toBeVisible()
  await page.unroute(/sepet\/satir/)
  await leaveAndComeBack(page)
  await expect(countIn(page)).toHaveValue('2')
  await expect(update).toBeHidden()
})
