import type { Page } from '@playwright/test'
import { shop } from '../support/facts/shop-facts'
import {
  cartLink,
  expect,
  expectInCart,
  holdAnswers,
  hydrate,
  hydrating,
  open,
  test,
  waitForHydration,
} from '../support/journey'
import { addByPage } from '../support/journey-cart'

const addButton = (page: Page) =>
  page.locator('#purchase').getByRole('button', { name: 'Sepete ekle', exact: true })

/** Presses where the button stands, as a finger does, whether or not it is ready. */
const pressNow = (page: Page) => addButton(page).click({ force: true, noWaitAfter: true })

const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading')

for (const goesOn of [false, true])
  test(`[U22] [B02] a sort order chosen while the page hydrates applies${goesOn ? ', though the shopper has gone on to another field' : ''}`, async ({
    page,
  }) => {
    const release = await holdAnswers(page, hydrating)
    await page.goto(shop.list.path)
    const before = await titles(page).allTextContents()
    const sort = page.getByLabel('Sıralama')
    await sort.focus()
    for (let at = 0; at < 3; at += 1) await sort.press('ArrowDown')
    const chosen = await sort.inputValue()
    if (goesOn) await page.getByLabel('Ürün ara').focus()
    release()
    await expect(page).toHaveURL(new RegExp(`\\?sort=${chosen}$`))
    await expect(sort).toHaveValue(chosen)
    await expect.poll(() => titles(page).allTextContents()).not.toEqual(before)
  })

test('[U22] [P13] an order of reviews chosen while the page hydrates applies', async ({
  page,
  demo,
}) => {
  const release = await holdAnswers(page, hydrating)
  await page.goto(`/yorumlar${demo('sibling').path}`)
  const sort = page.getByLabel('Sıralama')
  await sort.focus()
  await sort.press('ArrowDown')
  const chosen = await sort.inputValue()
  release()
  await expect(page).toHaveURL(new RegExp(`sort=${chosen}`))
})

test('[B02] the sort order keeps the focus, so that the arrow keys go on', async ({ page }) => {
  await open(page, shop.list.path, true)
  const sort = page.getByLabel('Sıralama')
  await sort.focus()
  await sort.press('ArrowDown')
  await expect(page).toHaveURL(/\?sort=/)
  const first = await sort.inputValue()
  await expect(sort).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page).not.toHaveURL(new RegExp(`sort=${first}$`))
  await expect(page).toHaveURL(/\?sort=/)
  await expect(sort).toBeFocused()
})

const countOf = (page: Page) => page.getByRole('main').getByRole('spinbutton').first()

for (const taps of [3, 8])
  test(`[U22] [C11] none of ${taps} presses on “+” in the cart is lost while the page hydrates`, async ({
    page,
    demo,
  }) => {
    await addByPage(page, demo('addsQuietly').path, true)
    const release = await holdAnswers(page, hydrating)
    await page.goto('/sepet')
    const more = page.getByRole('main').getByRole('button', { name: /^Artır/ })
    for (let at = 0; at < taps; at += 1) await more.click({ noWaitAfter: true })
    await expect(countOf(page)).toHaveValue(`${1 + taps}`)
    release()
    await waitForHydration(page)
    await more.click()
    await expectInCart(page, 2 + taps)
    await expect(countOf(page)).toHaveValue(`${2 + taps}`)
  })

test('[U22] [C11] a count typed while the page hydrates reaches the cart', async ({
  page,
  demo,
}) => {
  await addByPage(page, demo('addsQuietly').path, true)
  const release = await holdAnswers(page, hydrating)
  await page.goto('/sepet')
  await countOf(page).fill('4')
  await countOf(page).blur()
  release()
  await expectInCart(page, 4)
})

for (const [when, early] of [
  ['on the hydrated page', false],
  ['while the page hydrates', true],
] as const)
  test(`[U22] [P03] [C14] an add right after the choice of an option is one of that option: ${when}`, async ({
    page,
  }) => {
    const { path, first } = shop.twoOptions
    const hydration = early ? await holdAnswers(page, hydrating) : () => {}
    await page.goto(path)
    if (!early) await hydrate(page)
    const options = await holdAnswers(page, /\/secenek\//)
    await page.getByRole('main').getByRole('link', { name: first, exact: true }).click()
    await pressNow(page)
    hydration()
    options()
    await expectInCart(page, 1)
    await page.goto('/sepet')
    const line = page.getByRole('main').getByRole('listitem').first()
    await expect(line.getByText(new RegExp(first))).toBeVisible()
    await expect(cartLink(page)).toBeVisible()
  })

test('[U22] a press beside the buttons of a form sends nothing once the page is hydrated', async ({
  page,
}) => {
  const release = await holdAnswers(page, hydrating)
  await page.goto('/')
  const question = page.getByRole('form', { name: 'Çerezler' })
  await question.click({ position: { x: 4, y: 3 } })
  release()
  await waitForHydration(page)
  await expect(question).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('[U22] [P03] where no code comes, the option pressed before an add is shown, and the add is one of it', async ({
  page,
}) => {
  const { path, first } = shop.twoOptions
  await page.route(hydrating, (route) => route.abort())
  await page.goto(path)
  const option = page.getByRole('main').getByRole('link', { name: first, exact: true })
  await option.click({ noWaitAfter: true })
  await pressNow(page)
  await expect(option).toHaveAttribute('aria-current', 'true')
  await addButton(page).click()
  await expectInCart(page, 1)
  await page.goto('/sepet')
  await expect(
    page.getByRole('main').getByRole('listitem').first().getByText(new RegExp(first)),
  ).toBeVisible()
})

test('[U22] [P06] an add right after the choice of a sibling is one of the sibling, once its options are seen', async ({
  page,
}) => {
  const release = await holdAnswers(page, hydrating)
  await page.goto(shop.sibling.path)
  const sibling = page.locator('.attributes a[href]:not([aria-current])').first()
  const path = await sibling.getAttribute('href')
  await sibling.click({ noWaitAfter: true })
  await pressNow(page)
  release()
  await expect(page).toHaveURL(({ pathname }) => pathname === path)
  await expect(page.getByText('Sepete eklemek için bir kez daha basın')).toBeVisible()
})
