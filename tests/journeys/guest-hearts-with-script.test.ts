import type { Locator, Page } from '@playwright/test'
import { shop } from '../support/facts/shop-facts'
import { expect, holdAnswers, hydrate, test } from '../support/journey'

const ownHeart = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Favori', exact: true })

const countLink = (page: Page) => page.getByRole('banner').locator('a[href="/favorilerim"]')

const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Üye girişi' })

/** Opens a page whose hearts know that nobody is signed in. */
async function openAsGuest(page: Page, path: string, heart: Locator): Promise<void> {
  const synced = page.waitForResponse(/favorilerim\/esitle/)
  await page.goto(path)
  await hydrate(page)
  await heart.hover()
  await synced
}

async function closeDialog(page: Page): Promise<void> {
  await signInDialog(page).getByRole('button', { name: 'Kapat' }).first().click()
  await expect(signInDialog(page)).toBeHidden()
}

test('[F02] a guest’s heart is set at once, and is as before where it could not be saved', async ({
  page,
  demo,
}) => {
  const heart = ownHeart(page)
  await openAsGuest(page, demo('plain').path, heart)
  let fail = () => {}
  const held = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route(/favorilerim\/degistir/, async (route) => {
    await held
    await route.abort()
  })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(countLink(page)).toHaveText(/1$/)
  fail()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(countLink(page)).not.toHaveText(/\d/)
  await expect(page.getByText(/bağlantı/i).first()).toBeVisible()
})

test('[F02] the code of the sign-in dialog comes beside the answer to a guest’s heart', async ({
  page,
  demo,
}) => {
  await openAsGuest(page, demo('plain').path, ownHeart(page))
  const release = await holdAnswers(page, /favorilerim\/degistir/)
  const code = page.waitForRequest(/page-dialogs/)
  await ownHeart(page).click()
  await code
  release()
  await expect(signInDialog(page)).toBeVisible()
})

test('[F02] only the first heart of an empty list opens the sign-in dialog', async ({
  page,
  demo,
}) => {
  await openAsGuest(page, demo('plain').path, ownHeart(page))
  for (let round = 0; round < 2; round += 1) {
    await ownHeart(page).click()
    await expect(signInDialog(page)).toContainText('Favorileriniz yalnız bu tarayıcıda saklanıyor')
    await closeDialog(page)
    await expect(ownHeart(page)).toHaveAttribute('aria-pressed', 'true')
    await ownHeart(page).click()
    await expect(page.getByText('Favorilerden çıkarıldı').last()).toBeVisible()
    await expect(ownHeart(page)).toHaveAttribute('aria-pressed', 'false')
  }
  await ownHeart(page).click()
  await closeDialog(page)
  await openAsGuest(page, demo('twoGroups').path, ownHeart(page))
  await ownHeart(page).click()
  await expect(page.getByText('Favorilere eklendi')).toBeVisible()
  await expect(signInDialog(page)).toBeHidden()
})

test('[F02] [F07] hearts of a list are pressed where script renders them, and after a reload', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const unset = main.getByRole('button', { name: /^Favori/, pressed: false })
  await openAsGuest(page, shop.list.path, unset.first())
  const ids: string[] = []
  for (const at of [0, 1, 2]) {
    ids.push((await unset.first().getAttribute('value')) ?? '')
    await unset.first().click()
    if (at === 0) await closeDialog(page)
    await expect(countLink(page)).toHaveText(new RegExp(`${at + 1}$`))
  }
  const expectPressed = async () => {
    for (const id of ids)
      await expect(main.locator(`button[name="fav"][value="-${id}"]`).first()).toHaveAttribute(
        'aria-pressed',
        'true',
      )
    await expect(countLink(page)).toHaveText(/3$/)
  }
  await expectPressed()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('banner').locator('a.logo').click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expectPressed()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await page.reload()
  await expectPressed()
})
