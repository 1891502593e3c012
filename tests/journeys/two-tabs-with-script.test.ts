import {
  delayAnswer,
  expect,
  expectInCart,
  holdAnswers,
  hydrate,
  hydrating,
  test,
} from '../support/journey'

test('[C12] an open cart shows what another tab has added, and the other tab what was removed', async ({
  page,
  context,
  demo,
}) => {
  const [first, second] = [demo('addsQuietly'), demo('plain')]
  await page.goto('/sepet')
  await hydrate(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sepetiniz boş')
  const other = await context.newPage()
  for (const [at, { path }] of [first, second].entries()) {
    await other.goto(path)
    await hydrate(other)
    await other.getByRole('main').getByRole('button', { name: 'Sepete ekle' }).first().click()
    await expectInCart(other, at + 1)
  }
  await expect(page.getByRole('button', { name: /^Kaldır: / })).toHaveCount(2)
  await expectInCart(page, 2)
  await page.getByRole('button', { name: `Kaldır: ${first.title}` }).click()
  await expectInCart(page, 1)
  await expectInCart(other, 1)
})

test('[C12] a drawer that loads slowly does not bring back what another tab has removed', async ({
  page,
  context,
  demo,
}) => {
  const [first, second] = [demo('addsQuietly'), demo('plain')]
  await page.goto(first.path)
  await hydrate(page)
  await page.getByRole('main').getByRole('button', { name: 'Sepete ekle' }).first().click()
  await expectInCart(page, 1)
  await page.goto('/sepet')
  await hydrate(page)
  const other = await context.newPage()
  await other.goto(second.path)
  await hydrate(other)
  const drawer = await delayAnswer(other, /\/sepet\.data\?.*panel/)
  await other.getByRole('main').getByRole('button', { name: 'Sepete ekle' }).first().click()
  await drawer.answered
  await expectInCart(page, 2)
  await page.getByRole('button', { name: `Kaldır: ${first.title}` }).click()
  await expectInCart(page, 1)
  drawer.release()
  await expect(other.getByRole('dialog').getByRole('button', { name: /^Kaldır: / })).toHaveCount(1)
  await expectInCart(other, 1)
  await expectInCart(page, 1)
})

test('[C12] [U22] a page that is hydrated late does not take what was added meanwhile out of the other tab’s header', async ({
  page,
  context,
  demo,
}) => {
  const { id, path } = demo('addsQuietly')
  const release = await holdAnswers(page, hydrating)
  await page.goto(path)
  const { origin } = new URL(page.url())
  await page.request.post('/sepet/ekle', {
    form: { productId: `${id}`, intent: 'add', back: path, quantity: '1' },
    headers: { origin, 'sec-fetch-site': 'same-origin' },
  })
  const other = await context.newPage()
  await other.goto(path)
  await expectInCart(other, 1)
  release()
  await hydrate(page)
  await hydrate(other)
  await expectInCart(other, 1)
  await expectInCart(page, 1)
})

test('[B23] an emptied cart offers what is bought often at once', async ({ page, demo }) => {
  await page.goto(demo('addsQuietly').path)
  await hydrate(page)
  await page.getByRole('main').getByRole('button', { name: 'Sepete ekle' }).first().click()
  await expectInCart(page, 1)
  await page.goto('/sepet')
  await hydrate(page)
  await page.getByRole('button', { name: /^Kaldır: / }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sepetiniz boş')
  await expect(page.getByRole('heading', { name: 'Çok satanlar' })).toBeVisible()
})
