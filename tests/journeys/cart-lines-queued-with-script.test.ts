import type { Page } from '@playwright/test'
import type { DemoProduct } from '../support/demo'
import { expect, expectInCart, holdAnswers, test } from '../support/journey'
import { openCartOf } from '../support/journey-cart'
import { demoOf } from '../support/journey-demo'

const goods = () => [demoOf('addsQuietly'), demoOf('opensCart'), demoOf('showsNotice')] as const

const changedElsewhere = (page: Page) => page.getByText('Sepetiniz bu arada değişti')

const linkOf = (page: Page, { title }: DemoProduct) =>
  page.locator('#cart-form').getByRole('link', { name: title })

/** A cart of three lines, of which the first is being removed until `release`. */
async function removeFirst(page: Page) {
  const [first, second, third] = goods()
  await openCartOf(page, [first, second, third], true)
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  const release = await holdAnswers(page, /sepet\/(satir|hepsi)/)
  await page.getByRole('button', { name: `Kaldır: ${first.title}` }).click()
  await expect(linkOf(page, first)).toBeHidden()
  return { first, second, third, posts, release }
}

for (const action of ['Kaldır', 'Sonra al', 'Favorilere taşı'])
  test(`[C11] a line leaves while the one above it is being removed: ${action}`, async ({
    page,
  }) => {
    const { second, third, posts, release } = await removeFirst(page)
    await page.getByRole('button', { name: `${action}: ${second.title}` }).click()
    await expect(linkOf(page, second)).toBeHidden()
    release()
    await expectInCart(page, 1)
    await expect(page.locator('#cart-form').getByRole('listitem')).toHaveCount(1)
    await expect(linkOf(page, third)).toBeVisible()
    await expect(changedElsewhere(page)).toHaveCount(0)
    expect(posts).toHaveLength(2)
  })

test('[C11] a button that is pressed twice while another waits is one change', async ({ page }) => {
  const { second, third, posts, release } = await removeFirst(page)
  const later = page.getByRole('button', { name: `Kaldır: ${third.title}` })
  await page
    .getByRole('button', { name: `Kaldır: ${second.title}` })
    .evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
  await later.click()
  release()
  await expect(page.getByText('Sepetiniz boş')).toBeVisible()
  await expect(changedElsewhere(page)).toHaveCount(0)
  expect(posts).toHaveLength(3)
})

test('[C11] a count is changed, and its line’s neighbour leaves, while the first is being removed', async ({
  page,
}) => {
  const { second, third, release } = await removeFirst(page)
  const count = page.getByRole('spinbutton', { name: `${third.title}: adet` })
  await count.fill('3')
  await page.getByRole('button', { name: `Kaldır: ${second.title}` }).click()
  await expect(linkOf(page, second)).toBeHidden()
  release()
  await expectInCart(page, 3)
  await expect(count).toHaveValue('3')
  await expect(changedElsewhere(page)).toHaveCount(0)
})

test('[C11] all counts are set by Enter while a line is being removed', async ({ page }) => {
  const { third, release } = await removeFirst(page)
  const count = page.getByRole('spinbutton', { name: `${third.title}: adet` })
  await count.fill('3')
  await count.press('Enter')
  release()
  await expectInCart(page, 4)
  await expect(count).toHaveValue('3')
  await expect(changedElsewhere(page)).toHaveCount(0)
})

test('[C11] a saved line is put back while another is being removed', async ({ page }) => {
  const [first, second] = goods()
  await openCartOf(page, [first, second], true)
  await page.getByRole('button', { name: `Sonra al: ${second.title}` }).click()
  await expectInCart(page, 1)
  const release = await holdAnswers(page, /sepet\/satir/)
  await page.getByRole('button', { name: `Kaldır: ${first.title}` }).click()
  const back = page.getByRole('button', { name: `Sepete taşı: ${second.title}` })
  await back.click()
  await expect(back).toBeDisabled()
  release()
  await expectInCart(page, 1)
  await expect(linkOf(page, second)).toBeVisible()
  await expect(changedElsewhere(page)).toHaveCount(0)
})
