import { bag, expect, expectInCart, open, test, wake } from '../support/journey'

/** Pages that every shopper meets; the product is the demo shop's plain one. */
const paths = (product: string) => [
  '/',
  '/kategoriler',
  product,
  '/arama?q=kalem',
  '/sepet',
  '/order',
  '/ar',
  '/yok-boyle',
]

test('nothing moves while a page loads and wakes', async ({ page, demo }) => {
  await page.addInitScript(() => {
    const held = window as unknown as { shifts: number }
    held.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number
        hadRecentInput: boolean
      }[])
        if (!entry.hadRecentInput) held.shifts += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of paths(demo('twoGroups').path)) {
    await open(page, path, true)
    await page.evaluate(() => document.fonts.ready)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number }).shifts)
    expect(shifts, path).toBeLessThan(0.002)
  }
})

test('[U14] [C16] a button is off while its form is being sent, and on again after', async ({
  page,
  demo,
}) => {
  await open(page, demo('addsQuietly').path, true)
  const button = page.getByRole('button', { name: 'Sepete ekle' })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/sepet/ekle.data*', async (route) => {
    await held
    await route.continue()
  })
  await button.click()
  await expect(button).toBeDisabled()
  release()
  await expect(button).toBeEnabled()
})

test('[C15] a lost connection says so and keeps the form, and trying again adds once', async ({
  page,
  demo,
}) => {
  await open(page, demo('addsQuietly').path, true)
  await page.route('**/sepet/ekle.data*', (route) => route.abort(), { times: 1 })
  const quantity = page.getByRole('spinbutton', { name: 'Adet' })
  await quantity.fill('2')
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expect(page.getByText('Bağlantı kurulamadı')).toBeVisible()
  await expect(quantity).toHaveValue('2')
  await expectInCart(page, 0)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 2)
})

test('[C11] a count still resting does not call back a line that is being taken out', async ({
  page,
  demo,
}) => {
  const { path, title } = demo('addsQuietly')
  await open(page, path, true)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 1)
  await page.clock.install()
  await open(page, '/sepet', true)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/sepet/satir.data*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('spinbutton', { name: `${title}: adet` }).fill('3')
  const remove = page.getByRole('button', { name: `Kaldır: ${title}` })
  await remove.click()
  await expect(remove).toBeDisabled()
  await page.clock.runFor(1000)
  release()
  await expect(page.getByText('Sepetiniz boş')).toBeVisible()
})

test('[C12] a second tab sees what the first one added', async ({ page, context, demo }) => {
  const other = await context.newPage()
  await other.goto('/')
  await wake(other)
  await open(page, demo('addsQuietly').path, true)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(other, 1)
})

test('[U17] a notice goes by itself, and waits while somebody is in it', async ({ page, demo }) => {
  await page.clock.install()
  await open(page, demo('tells').path, true)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'Sepete git' })
  await expect(notice).toBeVisible()
  await notice.getByRole('link').focus()
  await page.clock.runFor(8000)
  await expect(notice).toBeVisible()
  await page.getByRole('main').focus()
  await page.clock.runFor(5100)
  await expect(notice).toBeHidden()
})

test('[U02] above 768 px the cart drops down on hover, up to it it is a drawer', async ({
  page,
  demo,
  isMobile,
}) => {
  await open(page, demo('addsQuietly').path, true)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 1)
  if (isMobile) {
    await bag(page).click()
    await expect(page.getByRole('dialog', { name: 'Sepetim' })).toBeVisible()
  } else {
    await bag(page).hover()
    await expect(
      page.getByRole('banner').getByRole('link', { name: demo('addsQuietly').title }),
    ).toBeVisible()
    await page.setViewportSize({ width: 768, height: 800 })
    await page.mouse.move(300, 600)
    await bag(page).hover()
    await expect(
      page.getByRole('banner').getByRole('link', { name: demo('addsQuietly').title }),
    ).toBeHidden()
  }
})
