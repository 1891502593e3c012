import { shop } from '../support/facts/shop-facts'
import {
  cartLink,
  expect,
  expectInCart,
  holdAnswers,
  hydrate,
  open,
  openChoices,
  test,
} from '../support/journey'
import { layoutShifts, watchShifts } from '../support/shifts'

/** Pages that every shopper sees; the product is the demo shop's plain one. */
const paths = (product: string) => [
  '/',
  '/kategoriler',
  product,
  `/arama?q=${encodeURIComponent(shop.words.usual)}`,
  '/sepet',
  ...(shop.takesOrders ? ['/order'] : []),
  `/${shop.otherLanguage.code}`,
  '/yok-boyle',
]

test('the layout does not shift while a page loads and hydrates, however late its style sheet', async ({
  page,
  demo,
}) => {
  await page.addInitScript(watchShifts, 0.002)
  let firstPaint = Promise.resolve()
  await page.route(/\.css$/, async (route) => {
    await firstPaint
    await route.continue()
  })
  for (const path of paths(demo('twoGroups').path)) {
    let painted = () => {}
    firstPaint = new Promise((resolve) => {
      painted = resolve
    })
    const opened = page.goto(path)
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
    painted()
    await opened
    await hydrate(page)
    await page.evaluate(() => document.fonts.ready)
    expect(await layoutShifts(page), path).toEqual([])
  }
})

test('[U14] [C16] a button is disabled while its form is being sent, and enabled again after', async ({
  page,
  demo,
}) => {
  await open(page, demo('addsQuietly').path, true)
  const button = page.getByRole('button', { name: 'Sepete ekle' })
  const release = await holdAnswers(page, '**/sepet/ekle.data*')
  await button.click()
  await expect(button).toBeDisabled()
  release()
  await expect(button).toBeEnabled()
})

test('[U14] the button of a form that leads to another page is disabled until the response arrives', async ({
  page,
}) => {
  await open(page, '/siparis-takip', true)
  const main = page.getByRole('main')
  await main.getByLabel('E-posta', { exact: true }).fill('yok@ornek.test')
  await main.getByLabel('Sipariş no').fill('123')
  const button = main.getByRole('button', { name: 'Siparişi bul' })
  const release = await holdAnswers(page, /\/siparis-takip$/)
  await button.click()
  await expect(button).toBeDisabled()
  release()
  await expect(page.getByText('Sipariş bulunamadı').first()).toBeVisible()
  await expect(button).toBeEnabled()
})

test('[U14] a response shown in place does not violate the page’s content security policy', async ({
  page,
}) => {
  const breaches: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) breaches.push(message.text())
  })
  await open(page, '/siparis-takip', true)
  const main = page.getByRole('main')
  await main.getByLabel('E-posta', { exact: true }).fill('yok@ornek.test')
  await main.getByLabel('Sipariş no').fill('123')
  await main.getByRole('button', { name: 'Siparişi bul' }).click()
  await expect(page.getByText('Sipariş bulunamadı').first()).toBeVisible()
  await page.getByRole('link', { name: 'Ürün karşılaştırma' }).click()
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
  expect(breaches).toEqual([])
})

test('[C15] a lost connection is reported and the form stays, and trying again adds once', async ({
  page,
  demo,
}) => {
  await open(page, demo('addsQuietly').path, true)
  const add = page.getByRole('button', { name: 'Sepete ekle' })
  await add.click()
  await expectInCart(page, 1)
  const keys: (string | null)[] = []
  await page.route('**/sepet/ekle.data*', async (route) => {
    keys.push(new URLSearchParams(route.request().postData() ?? '').get('key'))
    if (keys.length > 1) return route.continue()
    // The shop adds the product; only the answer is lost.
    expect((await route.fetch()).ok()).toBe(true)
    await route.abort()
  })
  const quantity = page.getByRole('spinbutton', { name: 'Adet' })
  await quantity.fill('2')
  await add.click()
  await expect(page.getByText('Bağlantı kurulamadı')).toBeVisible()
  await expect(quantity).toHaveValue('2')
  await expectInCart(page, 1)
  await add.click()
  await expectInCart(page, 3)
  expect(keys).toEqual([keys[0], keys[0]])
  await page.goto('/sepet')
  await expectInCart(page, 3)
})

test('[C11] an unsent count does not bring back a line that is being removed', async ({
  page,
  demo,
}) => {
  const { path, title } = demo('addsQuietly')
  await open(page, path, true)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 1)
  await page.clock.install()
  await open(page, '/sepet', true)
  const release = await holdAnswers(page, '**/sepet/satir.data*')
  await page.getByRole('spinbutton', { name: `${title}: adet` }).fill('3')
  const remove = page.getByRole('button', { name: `Kaldır: ${title}` })
  await remove.click()
  await expect(remove).toBeHidden()
  await page.clock.runFor(1000)
  release()
  await expect(page.getByText('Sepetiniz boş')).toBeVisible()
})

test('[C12] a second tab shows the product that the first one added', async ({
  page,
  context,
  demo,
  isMobile,
}) => {
  const other = await context.newPage()
  await other.goto('/')
  await hydrate(other)
  await open(page, demo('addsQuietly').path, true)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(other, 1)
  const remembered = () =>
    other.evaluate(() => JSON.parse(localStorage.getItem('Cart') ?? '{}')?.value as unknown)
  const { id, title, path } = demo('addsQuietly')
  expect(await remembered()).toMatchObject({
    summary: { count: '1', total: expect.stringMatching(/TL$/) },
    items: [{ productId: String(id), title, path, count: 1 }],
  })
  await other.goto('/')
  await hydrate(other)
  // Until the cart has loaded, its saved lines are shown.
  const release = await holdAnswers(other, '**/sepet.data*')
  await (isMobile ? cartLink(other).click() : cartLink(other).hover())
  const drawer = isMobile ? other.getByRole('dialog') : other.getByRole('banner')
  await expect(drawer.getByRole('listitem').filter({ hasText: title })).toContainText(
    `1 × ${title}`,
  )
  release()
  await expect(drawer.getByRole('link', { name: 'Sepete git' })).toBeVisible()
})

test('[C12] [C16] after Back the header shows the current cart, and sending again adds nothing', async ({
  page,
  demo,
}) => {
  await open(page, demo('addsQuietly').path, true)
  const add = page.getByRole('main').getByRole('button', { name: 'Sepete ekle' })
  await add.click()
  await expectInCart(page, 1)
  await page.goto('/sepet')
  await page.goBack()
  await hydrate(page)
  await expectInCart(page, 1)
  const answered = page.waitForResponse(/sepet\/ekle\.data/)
  await add.click()
  await answered
  await expectInCart(page, 1)
})

test('[C12] a page from the back/forward cache shows the current cart without interaction', async ({
  page,
  demo,
}) => {
  const { path } = demo('addsQuietly')
  // On such a connection only interaction hydrates a page.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto(path)
  await hydrate(page)
  await page.getByRole('main').getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 1)
  await page.goto('/sepet')
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expectInCart(page, 1)
})

test('[U17] a notice disappears by itself, but not while it has focus', async ({ page, demo }) => {
  await page.clock.install()
  await open(page, demo('showsNotice').path, true)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'Sepete git' })
  await expect(notice).toBeVisible()
  await notice.getByRole('link').focus()
  await page.clock.runFor(8000)
  await expect(notice).toBeVisible()
  await notice.hover()
  await page.mouse.move(0, 0)
  await page.clock.runFor(8000)
  await expect(notice).toBeVisible()
  await page.getByRole('main').focus()
  await page.clock.runFor(5100)
  await expect(notice).toBeHidden()
})

test('[U02] above 768 px the cart opens on hover, below that it is a drawer', async ({
  page,
  demo,
  isMobile,
}) => {
  await open(page, demo('addsQuietly').path, true)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 1)
  if (isMobile) {
    await cartLink(page).click()
    await expect(page.getByRole('dialog', { name: 'Sepetim' })).toBeVisible()
  } else {
    await cartLink(page).hover()
    await expect(
      page.getByRole('banner').getByRole('link', { name: demo('addsQuietly').title }),
    ).toBeVisible()
    await page.setViewportSize({ width: 768, height: 800 })
    await page.mouse.move(300, 600)
    await cartLink(page).hover()
    await expect(
      page.getByRole('banner').getByRole('link', { name: demo('addsQuietly').title }),
    ).toBeHidden()
  }
})

test('[U17] [C06] a refusal of the cart stays for 2.4 s, longer while it is pointed at', async ({
  page,
  demo,
}) => {
  await page.clock.install()
  await open(page, demo('addsQuietly').path, true)
  await page.route('**/sepet/ekle*', (route) => route.abort())
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  const notice = page.getByRole('alert')
  await expect(notice).toBeVisible()
  await notice.hover()
  await page.clock.runFor(6000)
  await expect(notice).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await page.clock.runFor(2500)
  await expect(notice).toBeHidden()
})

test('[G05] [G06] a language chosen in another tab applies to the whole next page', async ({
  page,
  context,
  demo,
}) => {
  await open(page, demo('plain').path, true)
  const other = await context.newPage()
  await open(other, '/', true)
  await openChoices(other)
  await other.getByRole('button', { name: 'English' }).click()
  await expect(other.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sipariş takibi' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1, name: 'Track an order' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText('Bülten')).toHaveCount(0)
})
