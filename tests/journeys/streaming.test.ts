import { demoProduct } from '../support/demo'
import { expect, test } from '../support/journey'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
test.beforeAll(async () => {
  shop = await openWorkers({
    vars: { FRESH_SECONDS: '0' },
    backend: async (request, pass) => {
      if (/comments|questions|related/.test(request.url))
        await new Promise((resolve) => setTimeout(resolve, 1200))
      return pass(request)
    },
  })
})
test.afterAll(() => shop.close())

test('[P02] late parts come to be read, with script in their place, without it before the footer', async ({
  page,
  script,
}) => {
  const row = await shop.db
    .prepare(
      "SELECT t.path FROM product p JOIN product_text t ON t.product_id = p.id AND t.language = 'tr' WHERE p.rank5 > 1 AND p.is_active = 1 LIMIT 1",
    )
    .first<{ path: string }>()
  await page.goto(`${shop.url}/${row?.path}`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const review = page.getByRole('img', { name: '5 üzerinden 5 yıldız' }).first()
  await expect(review).toBeVisible()
  await expect(page.getByText('Değerlendirmeler yükleniyor')).toBeHidden()
  const footer = page.getByRole('contentinfo')
  const [late, end] = [await review.boundingBox(), await footer.boundingBox()]
  expect(late?.y ?? 0).toBeLessThan(end?.y ?? 0)
  if (script)
    await expect(
      page.getByRole('main').getByRole('img', { name: '5 üzerinden 5 yıldız' }).first(),
    ).toBeVisible()
})

test('[P02] what decides the purchase can be used before the late parts are there', async ({
  page,
}) => {
  const product = await demoProduct(shop.db, 'addsQuietly')
  await page.goto(shop.url + product.path, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Sepete ekle' }).click({ noWaitAfter: true })
  await expect(page.getByRole('banner').getByRole('link', { name: /^Sepet/ })).toContainText('1')
})
