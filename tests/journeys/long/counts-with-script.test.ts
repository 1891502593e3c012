import type { Page } from '@playwright/test'
import type { DemoProduct } from '../../support/demo'
import { expect, expectInCart, holdAnswers, open, test } from '../../support/journey'

test.beforeEach(async ({ page, demo }) => {
  await open(page, demo('addsQuietly').path, true)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 1)
  await open(page, '/sepet', true)
})

const countOf = (page: Page, title: string) =>
  page.getByRole('spinbutton', { name: `${title}: adet` })

test('[C11] a count typed at the last moment is ordered, however slow its response', async ({
  page,
  demo,
}) => {
  const release = await holdAnswers(page, /\/sepet\/(hepsi|satir)/)
  const sent = page.waitForRequest(/\/sepet\/hepsi/)
  await countOf(page, demo('addsQuietly').title).fill('3')
  await page.getByRole('button', { name: 'Siparişi tamamla' }).click()
  await sent
  await expect(page).toHaveURL('/sepet')
  release()
  await expect(page).toHaveURL(/\/order$/)
  await expectInCart(page, 3)
})

test('[C11] a count typed at the last moment is saved when the page is left', async ({
  page,
  demo,
}) => {
  const count = countOf(page, demo('addsQuietly').title)
  await count.fill('3')
  await page.goto('/')
  await expect(async () => {
    await page.goto('/sepet')
    await expect(count).toHaveValue('3', { timeout: 1000 })
  }).toPass()
})

test('[C11] a count typed at the last moment is saved when Back is pressed', async ({
  page,
  demo,
  isMobile,
}) => {
  await page
    .getByRole('link', { name: demo('addsQuietly').title })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`${demo('addsQuietly').path}$`))
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Sepet/ })
    .click()
  // On a phone the cart opens as a drawer, which links to its page.
  if (isMobile) await page.getByRole('dialog').getByRole('link', { name: 'Sepete git' }).click()
  // The dropdown over the page before has such a field too.
  await expect(page).toHaveURL('/sepet')
  const count = countOf(page, demo('addsQuietly').title)
  await count.fill('2')
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${demo('addsQuietly').path}$`))
  await expect(async () => {
    await page.goto('/sepet')
    await expect(count).toHaveValue('2', { timeout: 1000 })
  }).toPass()
})

test('[C11] a count above the stock becomes what there is, each time', async ({ page, demo }) => {
  const { title } = demo('addsQuietly')
  const count = countOf(page, title)
  await count.fill('99999')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(count).not.toHaveValue('99999')
  const max = await count.inputValue()
  expect(Number(max)).toBeGreaterThan(1)
  await count.fill('88888')
  await expect(count).toHaveValue(max)
})

test('[C11] a count typed while another is being sent is the one that counts', async ({
  page,
  demo,
}) => {
  const release = await holdAnswers(page, /\/sepet\/satir/)
  const count = countOf(page, demo('addsQuietly').title)
  const sent = page.waitForRequest(/\/sepet\/satir/)
  await count.fill('2')
  await sent
  await count.fill('3')
  release()
  await expectInCart(page, 3)
  await expect(count).toHaveValue('3')
})

test('[C15] a count without a response stays as typed', async ({ page, demo }) => {
  await page.route(/\/sepet\/satir/, (route) => route.abort())
  const count = countOf(page, demo('addsQuietly').title)
  const update = page.getByRole('button', { name: 'Sepeti güncelle' })
  await expect(update).toBeHidden()
  await count.fill('2')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(count).toHaveValue('2')
  await page.unroute(/\/sepet\/satir/)
  await update.click()
  await expectInCart(page, 2)
  await expect(update).toBeHidden()
})

test('[C11] an invalid count is not sent, the others are', async ({ page, demo }) => {
  const [first, second] = [demo('addsQuietly'), demo('showsNotice')]
  await open(page, second.path, true)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 2)
  await open(page, '/sepet', true)
  await countOf(page, first.title).fill('0')
  await countOf(page, second.title).fill('4')
  await page.goto('/')
  await expect(async () => {
    await page.goto('/sepet')
    await expect(countOf(page, second.title)).toHaveValue('4', { timeout: 1000 })
  }).toPass()
  await expect(countOf(page, first.title)).toHaveValue('1')
})

/** Opens a cart of two products; requests of the line buttons are held until they are released. */
async function openTwo(page: Page, [first, second]: [DemoProduct, DemoProduct]) {
  await open(page, second.path, true)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 2)
  await open(page, '/sepet', true)
  const release = await holdAnswers(page, /\/sepet\/satir/)
  const taken = page.waitForRequest(/\/sepet\/satir/)
  return { release, taken, out: page.getByRole('button', { name: `Kaldır: ${first.title}` }) }
}

test('[C11] a count typed while another line is being removed is saved', async ({ page, demo }) => {
  const [first, second] = [demo('addsQuietly'), demo('showsNotice')]
  const { release, taken, out } = await openTwo(page, [first, second])
  await out.click()
  await taken
  await countOf(page, second.title).fill('3')
  release()
  await expect(out).toHaveCount(0)
  await expect(countOf(page, second.title)).toHaveValue('3')
  await expectInCart(page, 3)
})

test('[C11] a count typed just before another line is removed is saved', async ({ page, demo }) => {
  const [first, second] = [demo('addsQuietly'), demo('showsNotice')]
  const { release, taken, out } = await openTwo(page, [first, second])
  await countOf(page, second.title).fill('3')
  await out.click()
  await taken
  release()
  await expect(out).toHaveCount(0)
  await expect(countOf(page, second.title)).toHaveValue('3')
  await expectInCart(page, 3)
})
