import type { Locator, Page } from '@playwright/test'
import { codeRuns, expect, holdAnswers, hydrating, open, test } from '../support/journey'
import { openCartOf } from '../support/journey-cart'

/** Presses a button by the keyboard. */
async function pressByKey(page: Page, button: Locator): Promise<void> {
  await button.focus()
  await page.keyboard.press('Enter')
}

/** Comes near a form by the keyboard, which loads the code of forms. */
async function comeNear(page: Page, button: Locator): Promise<void> {
  const ready = codeRuns(page, /\/field-errors-/)
  await button.focus()
  await ready
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('[C11] [C23] the focus of a line that leaves the cart goes to the next line, then to the heading', async ({
  page,
  demo,
}) => {
  const [first, second, third] = [demo('addsQuietly'), demo('opensCart'), demo('showsNotice')]
  await openCartOf(page, [first, second, third], true)
  const link = ({ title }: { title: string }) =>
    page.getByRole('main').getByRole('link', { name: title })
  await comeNear(page, button(page, `Kaldır: ${first.title}`))
  await pressByKey(page, button(page, `Kaldır: ${first.title}`))
  await expect(link(second)).toBeFocused()
  await pressByKey(page, button(page, `Sonra al: ${third.title}`))
  await expect(link(second)).toBeFocused()
  await pressByKey(page, button(page, `Kaldır: ${second.title}`))
  await expect(page.getByRole('heading', { name: 'Sepetiniz boş' })).toBeFocused()
  await pressByKey(page, button(page, `Sepete taşı: ${third.title}`))
  await expect(page.getByRole('heading', { level: 1, name: 'Sepetim' })).toBeFocused()
})

test('[F06] the focus of a product that leaves the favourites goes to the next one, then to the heading', async ({
  page,
  demo,
}) => {
  const products = [demo('addsQuietly'), demo('opensCart')]
  for (const { id } of products)
    await page.request.post('/favorilerim/degistir', { form: { fav: `${id}` } })
  await open(page, '/favorilerim', true)
  const remove = page.getByRole('main').getByRole('button', { name: /^Listeden çıkar/ })
  await expect(remove).toHaveCount(2)
  await comeNear(page, remove.first())
  await pressByKey(page, remove.first())
  await expect(remove).toHaveCount(1)
  await expect(page.getByRole('main').locator('li a:focus')).toHaveCount(1)
  await pressByKey(page, remove.first())
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('[K01] the focus of a product that leaves the comparison stays in the page', async ({
  page,
  demo,
}) => {
  const ids = (['addsQuietly', 'opensCart', 'showsNotice'] as const).map((name) => demo(name).id)
  await open(page, `/karsilastir?urunler=${ids.join('-')}`, true)
  const remove = page.getByRole('main').getByRole('button', { name: /^Çıkar/ })
  await expect(remove).toHaveCount(3)
  await comeNear(page, remove.first())
  await pressByKey(page, remove.first())
  await expect(remove).toHaveCount(2)
  await expect(page.locator('main:focus, main *:focus')).toHaveCount(1)
})

for (const [how, code, focus] of [
  ['in place', 'in time', 'main li a:focus'],
  ['by the browser', 'late', 'main:focus'],
] as const)
  test(`[C11] [U22] the focus of a line that is removed ${how} by a press before hydration stays in the page`, async ({
    page,
    demo,
  }) => {
    const [first, last] = [demo('addsQuietly'), demo('opensCart')]
    await openCartOf(page, [first, last], false)
    if (code === 'late') await holdAnswers(page, hydrating)
    await pressByKey(page, button(page, `Kaldır: ${last.title}`))
    await expect(button(page, `Kaldır: ${last.title}`)).toHaveCount(0)
    await expect(page.locator(focus)).toHaveCount(1)
  })

test('[C11] [U17] the button that takes a removed line back is one Tab away, and uncovered is what has the focus', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 900, height: 420 })
  const [first, second, third] = [demo('addsQuietly'), demo('opensCart'), demo('showsNotice')]
  await openCartOf(page, [first, second, third], true)
  const remove = button(page, `Kaldır: ${second.title}`)
  await comeNear(page, remove)
  await remove.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top - 40))
  await pressByKey(page, remove)
  const next = page.getByRole('main').getByRole('link', { name: third.title })
  await expect(next).toBeFocused()
  const undo = page.locator('.notice').getByRole('button', { name: 'Geri al' })
  await expect(undo).toBeVisible()
  const edge = async (name: 'top' | 'bottom', one: Locator) =>
    one.evaluate((element, side) => element.getBoundingClientRect()[side], name)
  expect(await edge('top', next)).toBeGreaterThan(await edge('bottom', page.locator('.notice')))
  await page.keyboard.press('Tab')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(next).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(undo).not.toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(next).toBeFocused()
})
