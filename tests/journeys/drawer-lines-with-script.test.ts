import type { Page } from '@playwright/test'
import type { DemoProduct } from '../support/demo'
import { shop } from '../support/facts/shop-facts'
import { cartLink, expect, expectInCart, holdAnswers, open, test } from '../support/journey'
import { addByPage } from '../support/journey-cart'

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Sepetim' })

/** Adds one of a product and opens the drawer, unless the add does. */
async function openDrawerWith(page: Page, { path, title }: DemoProduct, isOpened = false) {
  await page.setViewportSize({ width: 600, height: 800 })
  await open(page, path, true)
  await page.getByRole('button', { name: 'Sepete ekle', exact: true }).first().click()
  await expectInCart(page, 1)
  if (!isOpened) await cartLink(page).click()
  const drawer = drawerOf(page)
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
  return { drawer, count: drawer.getByRole('spinbutton', { name: `${title}: adet` }) }
}

for (const kind of ['addsQuietly', 'opensCart', 'showsNotice'] as const)
  test(`[C22] [U09] a line removed in the drawer is taken back there: ${kind}`, async ({
    page,
    demo,
  }) => {
    const product = demo(kind)
    await openDrawerWith(page, product, kind === 'opensCart')
    const drawer = drawerOf(page)
    await drawer.getByRole('button', { name: `Kaldır: ${product.title}` }).click()
    await expect(drawer.getByText('Sepetiniz boş')).toBeVisible()
    const notice = page.getByText(`“${product.title}” sepetten çıkarıldı.`)
    await expect(notice).toHaveCount(1)
    await expect(drawer.getByRole('status').filter({ has: notice })).toBeVisible()
    const undo = drawer.getByRole('button', { name: 'Geri al' })
    await expect(undo).toBeFocused()
    await page.keyboard.press('Enter')
    const line = drawer.getByRole('link', { name: product.title })
    await expect(line).toBeVisible()
    await expect(notice).toHaveCount(0)
    await expect(line).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expectInCart(page, 1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(({ pathname }) => decodeURI(pathname) === decodeURI(product.path))
  })

test('[C22] a removed line is taken back on the page after the drawer is closed', async ({
  page,
  demo,
}) => {
  const { drawer } = await openDrawerWith(page, demo('addsQuietly'))
  await drawer.getByRole('button', { name: /kaldır/i }).click()
  await expect(drawer.getByText('Sepetiniz boş')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectInCart(page, 0)
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expectInCart(page, 1)
  await expect(page.getByText('sepetten çıkarıldı')).toHaveCount(0)
})

test('[C22] [C11] a count is changed in the drawer, and total and header follow', async ({
  page,
  demo,
}) => {
  const { drawer, count } = await openDrawerWith(page, demo('addsQuietly'))
  const sum = drawer.getByRole('paragraph').filter({ hasText: /^Ürünler/ })
  const before = await sum.innerText()
  await count.fill('3')
  await expectInCart(page, 3)
  await expect(count).toHaveValue('3')
  await expect(sum).not.toHaveText(before)
  await count.fill('2')
  await count.press('Enter')
  await expectInCart(page, 2)
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
})

test('[C22] [C11] a count above the stock is cut to it, with the reason in the drawer', async ({
  page,
  demo,
}) => {
  const { drawer, count } = await openDrawerWith(page, demo('addsQuietly'))
  await count.fill('5000')
  await expect(count).not.toHaveValue('5000')
  const left = await count.inputValue()
  await expect(drawer.getByRole('alert')).toHaveText(`En fazla ${left} adet alınabilir.`)
  await expectInCart(page, Number(left))
  expect(Number(left)).toBeGreaterThan(1)
  await count.fill('0')
  await expect(drawer.getByRole('alert').getByText('En az 1 adet alınabilir.')).toBeVisible()
})

const endings = {
  'the cart is opened': async (page: Page) => {
    await drawerOf(page).getByRole('link', { name: 'Sepete git' }).click()
    await expect(page).toHaveURL('/sepet')
  },
  'the drawer is closed': async (page: Page) => {
    await page.keyboard.press('Escape')
    await expectInCart(page, 3)
  },
  'another document is opened': async (page: Page) => void (await page.goto('/')),
}

for (const [ending, end] of Object.entries(endings))
  test(`[C22] [C11] a count typed in the drawer just before ${ending} is saved`, async ({
    page,
    demo,
  }) => {
    const { count } = await openDrawerWith(page, demo('addsQuietly'))
    await count.fill('3')
    await end(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(async () => {
      await open(page, '/sepet', true)
      await expectInCart(page, 3)
    }).toPass({ timeout: 20_000 })
  })

test('[C22] [C11] more than there is in stock becomes what there is, and the reason stays', async ({
  page,
}) => {
  const title = await page
    .goto(shop.fewInStock.path)
    .then(() => page.getByRole('heading', { level: 1 }).innerText())
  const product = { path: shop.fewInStock.path, title } as DemoProduct
  const { drawer, count } = await openDrawerWith(page, product, true)
  const more = drawer.getByRole('button', { name: /^Artır/ })
  for (let at = 1; at < Number(shop.fewInStock.tooMany); at += 1) await more.click()
  await expect(count).toHaveValue(shop.fewInStock.tooMany)
  await expect(count).not.toHaveValue(shop.fewInStock.tooMany)
  const left = await count.inputValue()
  expect(Number(left)).toBeGreaterThan(1)
  await expectInCart(page, Number(left))
  const reason = drawer.getByText(`En fazla ${left} adet alınabilir.`)
  await expect(drawer.getByText(/^Stokta yalnızca \d+ adet var$/)).toHaveCount(0)
  await expect(reason).toBeVisible()
  await expect(count).toHaveValue(left)
})

/** Two lines in the drawer, of which the first is being removed until `release`. */
async function removeFirst(page: Page, [first, second]: [DemoProduct, DemoProduct]) {
  await addByPage(page, first.path, true)
  await addByPage(page, second.path, true, 2)
  await page.setViewportSize({ width: 600, height: 800 })
  await cartLink(page).click()
  const drawer = drawerOf(page)
  await expect(drawer.getByRole('listitem')).toHaveCount(2)
  const release = await holdAnswers(page, /sepet\/satir/)
  await drawer.getByRole('button', { name: `Kaldır: ${first.title}` }).click()
  await expect(drawer.getByRole('link', { name: first.title })).toBeHidden()
  return { drawer, release }
}

const changedElsewhere = 'Sepetiniz bu arada değişti'

test('[C22] [C11] a line is removed in the drawer while the one above it is being removed', async ({
  page,
  demo,
}) => {
  const second = demo('addsQuietly')
  const { drawer, release } = await removeFirst(page, [demo('showsNotice'), second])
  const button = drawer.getByRole('button', { name: `Kaldır: ${second.title}` })
  await button.click()
  await expect(button).toBeDisabled()
  release()
  await expect(drawer.getByText('Sepetiniz boş')).toBeVisible()
  await expectInCart(page, 0)
  await expect(page.getByText(changedElsewhere)).toHaveCount(0)
})

test('[C22] [C11] a count is changed in the drawer while the line above is being removed', async ({
  page,
  demo,
}) => {
  const second = demo('addsQuietly')
  const { drawer, release } = await removeFirst(page, [demo('showsNotice'), second])
  const count = drawer.getByRole('spinbutton', { name: `${second.title}: adet` })
  await count.fill('3')
  await count.press('Enter')
  release()
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
  await expectInCart(page, 3)
  await expect(count).toHaveValue('3')
  await expect(page.getByText(changedElsewhere)).toHaveCount(0)
})
