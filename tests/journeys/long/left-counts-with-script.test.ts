import type { Page, Request } from '@playwright/test'
import { shop } from '../../support/facts/shop-facts'
import {
  cartLink,
  expect,
  expectInCart,
  holdAnswers,
  hydrate,
  open,
  test,
} from '../../support/journey'
import { addByPage, openCartOf } from '../../support/journey-cart'

const countOf = (page: Page, title: string) =>
  page.getByRole('spinbutton', { name: `${title}: adet` })

/** The counts that the page sends. */
function sentCounts(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/sepet\/(hepsi|satir)/.test(request.url()))
      sent.push(request)
  })
  return sent
}

/** Watches who listens for the page being left. @returns how many do */
async function countListeners(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const held = new Set<unknown>()
    Object.assign(globalThis, { held })
    for (const name of ['addEventListener', 'removeEventListener'] as const) {
      const own = window[name].bind(window) as (...all: unknown[]) => void
      const watched = (...all: unknown[]) => {
        if (all[0] === 'beforeunload')
          name === 'addEventListener' ? held.add(all[1]) : held.delete(all[1])
        own(...all)
      }
      Object.assign(window, { [name]: watched })
    }
  })
  return () => page.evaluate(() => (window as unknown as { held: Set<unknown> }).held.size)
}

test('[C11] a count typed just before a reload is shown after it, ten times out of ten', async ({
  page,
  demo,
}) => {
  const product = demo('addsQuietly')
  await openCartOf(page, [product], true)
  const count = countOf(page, product.title)
  for (let typed = 2; typed <= 11; typed += 1) {
    await count.fill(String(typed))
    await page.reload()
    // The attribute comes from the server; the browser may restore the field's value.
    expect(await count.getAttribute('value')).toBe(String(typed))
    await hydrate(page)
    await expectInCart(page, typed)
  }
})

test('[C11] [C25] a count stepped just before a reload is shown after it', async ({
  page,
  demo,
}) => {
  const product = demo('addsQuietly')
  const listeners = await countListeners(page)
  await openCartOf(page, [product], true)
  const count = countOf(page, product.title)
  for (const [button, stepped] of [
    ['Artır', 2],
    ['Artır', 3],
    ['Azalt', 2],
  ] as const) {
    await page.getByRole('button', { name: `${button}: ${product.title}` }).click()
    expect(await listeners()).toBe(1)
    await page.reload()
    expect(await count.getAttribute('value')).toBe(String(stepped))
    await hydrate(page)
    await expectInCart(page, stepped)
  }
})

test('[C11] a count typed just before a reload is shown, even while the browser is slow to store cookies', async ({
  page,
  demo,
}) => {
  const product = demo('addsQuietly')
  await openCartOf(page, [product], true)
  const count = countOf(page, product.title)
  for (const typed of ['2', '3', '4']) {
    // A cookie waits for those that were written before it.
    await page.evaluate(() => {
      const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!
      const write = (value: string) => own.set!.call(document, value)
      const writeLate = (value: string) => {
        for (let at = 0; at < 400; at += 1) write(`other=${at};max-age=2`)
        write(value)
      }
      Object.defineProperty(document, 'cookie', {
        get: () => own.get!.call(document),
        set: writeLate,
      })
    })
    await count.fill(typed)
    await page.reload()
    expect(await count.getAttribute('value')).toBe(typed)
    await hydrate(page)
  }
})

test('[C11] a count typed just before the cart is loaded again is shown', async ({
  page,
  demo,
}) => {
  const product = demo('addsQuietly')
  await openCartOf(page, [product], true)
  await countOf(page, product.title).fill('4')
  await page.goto('/sepet')
  await expect(countOf(page, product.title)).toHaveAttribute('value', '4')
  await expectInCart(page, 4)
})

test('[C11] a typed count is sent once when the page is left, and nothing is sent without one', async ({
  page,
  demo,
}) => {
  const product = demo('addsQuietly')
  await openCartOf(page, [product], true)
  const sent = sentCounts(page)
  await page.reload()
  await hydrate(page)
  expect(sent).toHaveLength(0)
  await countOf(page, product.title).fill('3')
  await page.reload()
  await expectInCart(page, 3)
  expect(sent).toHaveLength(1)
})

test('[C11] a count that the shop refuses as the page is left is reported on a later page', async ({
  page,
  demo,
}) => {
  const product = demo('addsQuietly')
  await openCartOf(page, [product], true)
  await countOf(page, product.title).fill('90000')
  await page.goto(shop.list.path)
  await expect(async () => {
    await page.goto(shop.otherList)
    const refusal = page.getByRole('alert').filter({ hasText: product.title })
    await expect(refusal).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('[C11] Back shows the cart as it was left, with its counts sent', async ({ page, demo }) => {
  const product = demo('addsQuietly')
  const listeners = await countListeners(page)
  await openCartOf(page, [product], true)
  expect(await listeners()).toBe(0)
  const count = countOf(page, product.title)
  await count.fill('2')
  expect(await listeners()).toBe(1)
  await expectInCart(page, 2)
  await expect.poll(listeners).toBe(0)
  await count.fill('5')
  await count.fill('2')
  expect(await listeners()).toBe(0)
})

test('[C11] [U14] the checkout button sends the counts once, and is disabled meanwhile', async ({
  page,
  demo,
}) => {
  const product = demo('addsQuietly')
  await openCartOf(page, [product], true)
  const sent = sentCounts(page)
  const release = await holdAnswers(page, /\/sepet\/hepsi/)
  await countOf(page, product.title).fill('3')
  const order = page.getByRole('button', { name: 'Siparişi tamamla' })
  await order.click()
  await expect(order).toBeDisabled()
  release()
  await expect(page).toHaveURL(/\/order$/)
  await expectInCart(page, 3)
  expect(sent).toHaveLength(1)
})

test('[C11] [U14] the checkout button can be pressed again after an invalid count', async ({
  page,
  demo,
}) => {
  const product = demo('addsQuietly')
  await openCartOf(page, [product], true)
  await countOf(page, product.title).fill('90000')
  const order = page.getByRole('button', { name: 'Siparişi tamamla' })
  await order.click()
  await expect(page.getByRole('alert').filter({ hasText: product.title })).toBeVisible()
  await expect(order).toBeEnabled()
  await expect(cartLink(page)).toHaveText(/ \d{2,} /)
  await order.click()
  await expect(page).toHaveURL(/\/order$/)
})

test('[C11] a count that failed to send with the checkout is sent later', async ({
  page,
  demo,
}) => {
  const product = demo('addsQuietly')
  await openCartOf(page, [product], true)
  await page.route(/\/sepet\/hepsi/, (route) => route.abort())
  await countOf(page, product.title).fill('3')
  await page.getByRole('button', { name: 'Siparişi tamamla' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute(/\/sepet\/hepsi/)
  await page.reload()
  await expectInCart(page, 3)
  await open(page, '/sepet', true)
  await expect(countOf(page, product.title)).toHaveValue('3')
})

test('[C11] [C13] a count typed just before a client navigation is in the header of the next page', async ({
  page,
  demo,
}) => {
  const product = demo('addsQuietly')
  await openCartOf(page, [product], true)
  await countOf(page, product.title).fill('7')
  await page.getByRole('link', { name: 'Alışverişe devam et' }).click()
  await expect(page).toHaveURL('/')
  await expectInCart(page, 7)
})

test('[C11] [C13] a count typed just before a full page load is in the header of the next page', async ({
  page,
  demo,
}) => {
  const product = demo('addsQuietly')
  await openCartOf(page, [product], true)
  await countOf(page, product.title).fill('6')
  await page.goto(shop.list.path)
  // Text of the document itself: nothing has been hydrated.
  await expectInCart(page, 6)
})

test('[C11] [C13] a count typed just before a search is in the header of its results', async ({
  page,
  demo,
}) => {
  const product = demo('addsQuietly')
  await openCartOf(page, [product], true)
  const field = page.getByRole('banner').locator('[name="q"]')
  await field.focus()
  // Its code has loaded: the search is a client navigation.
  await expect(field).toHaveRole('combobox')
  await countOf(page, product.title).fill('6')
  await field.fill(shop.words.usual)
  await field.press('Enter')
  await expect(page).toHaveURL(/arama/)
  await expectInCart(page, 6)
})

for (const to of ['another document', 'a page in place'] as const)
  test(`[C11] [C12] Back to ${to} shows a count that was typed just before`, async ({
    page,
    demo,
    isMobile,
  }) => {
    const product = demo('addsQuietly')
    await addByPage(page, product.path, true)
    if (to === 'another document') await open(page, '/sepet', true)
    else {
      await cartLink(page).click()
      if (isMobile) await page.getByRole('dialog').getByRole('link', { name: 'Sepete git' }).click()
    }
    await expect(page).toHaveURL('/sepet')
    await countOf(page, product.title).fill('6')
    await page.goBack()
    await expect(page).toHaveURL(product.path)
    await hydrate(page)
    await expectInCart(page, 6)
  })
