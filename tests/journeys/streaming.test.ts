import { demoProduct } from '../support/demo'
import { expect, expectInCart, test } from '../support/journey'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
/** Releases the backend's late responses, which are held until then. */
let release: () => void
let held: Promise<void>

test.beforeAll(async () => {
  shop = await openWorkers({
    pictures: true,
    vars: { FRESH_SECONDS: '0' },
    backend: async (request, pass) => {
      if (/comments|questions|related/.test(request.url)) await held
      return pass(request)
    },
  })
})
test.beforeEach(() => {
  held = new Promise((resolve) => {
    release = resolve
  })
})
test.afterEach(() => release())
test.afterAll(() => shop.close())

test('[P02] late parts of a page appear: with script in their place, without it before the footer', async ({
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
  const at = script ? page.getByRole('main') : page
  const review = at.getByRole('img', { name: '5 üzerinden 5 yıldız' }).first()
  await expect(review).toBeHidden()
  release()
  await expect(review).toBeVisible()
  await page.waitForLoadState('load')
  await expect(page.getByText('Değerlendirmeler yükleniyor')).toBeHidden()
  const [late, end, title] = [
    await review.boundingBox(),
    await page.getByRole('contentinfo').boundingBox(),
    await page.getByRole('heading', { name: 'Değerlendirmeler' }).boundingBox(),
  ]
  expect(late?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(end?.y ?? 0)
  // In the column of the page, not at the window's edge, and right below its own heading.
  const stars = await page
    .getByText(/puan, [\d.]+ değerlendirme$/)
    .last()
    .boundingBox()
  expect(stars?.x).toBeCloseTo(title?.x ?? 0, 0)
  const headings = page.getByRole('heading', { level: 2 })
  const above = headings.filter({ hasText: /^(Değerlendirmeler|Sorular|Benzer ürünler)$/ })
  const tops = await above.evaluateAll((all) =>
    all.map((one) => [one.textContent, one.getBoundingClientRect().top] as const),
  )
  const nearest = tops.filter(([, top]) => top <= (late?.y ?? 0)).sort(([, a], [, b]) => b - a)
  expect(nearest[0]?.[0]).toBe('Değerlendirmeler')
})

test('[P02] price, options and the add button work before the late parts arrive', async ({
  page,
}) => {
  const product = await demoProduct(shop.db, 'addsQuietly')
  await page.goto(shop.url + product.path, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Sepete ekle' }).click({ noWaitAfter: true })
  release()
  await expectInCart(page, 1)
})
