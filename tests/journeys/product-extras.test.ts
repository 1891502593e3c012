import { shop } from '../support/facts/shop-facts'
import { expect, expectInCart, open, test } from '../support/journey'

test('[P09] [P10] choosing the subscription shows its price, and a note is added with the product', async ({
  page,
  script,
  demo,
}) => {
  await open(page, demo('subscribed').path, script)
  const price = page.getByText(/^Abonelikle birim fiyat: /)
  await expect(price).toBeHidden()
  await page.getByRole('checkbox', { name: /Düzenli gönderimle/ }).check()
  await expect(price).toBeVisible()
  const one = (await price.innerText()).replace('Abonelikle birim fiyat: ', '')
  // On a phone the price is beside the button too.
  const beside = page.locator('.purchase-bar span').filter({ visible: true })
  expect((await beside.allInnerTexts()).every((text) => text === one)).toBe(true)
  await page.getByText('Sipariş notu').click()
  await page.getByRole('textbox', { name: 'Sipariş notu' }).fill('Zili çalmayın')
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 1)
  await page.goto('/sepet')
  await expect(page.getByText('Not: Zili çalmayın')).toBeVisible()
})

test('[P11] a personalized product cannot be added before its text is valid', async ({
  page,
  script,
  demo,
}) => {
  await open(page, demo('personal').path, script)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  const own = page.getByRole('textbox', { name: shop.personalText })
  await expect(own).toBeFocused()
  await expectInCart(page, 0)
  await own.fill('Işıl')
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 1)
})

test('[P12] a companion product that is ticked is added too', async ({ page, script, demo }) => {
  await open(page, demo('accompanied').path, script)
  await page.getByRole('group', { name: 'Yanında alın' }).getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 2)
})

test('[P12] on a phone the price of a companion stands beside its name', async ({ page, demo }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(demo('accompanied').path)
  const labels = page.getByRole('group', { name: 'Yanında alın' }).locator('label')
  await expect(labels.first()).toBeVisible()
  const ofRows = await labels.evaluateAll((all) =>
    all.map((label) => {
      const [name, price] = ['span', 'b'].map((tag) => label.querySelector(tag))
      if (price) price.textContent = '13.219,90 TL'
      return [name?.getBoundingClientRect(), price?.getBoundingClientRect()]
    }),
  )
  for (const [name, price] of ofRows) expect(price?.left).toBeGreaterThanOrEqual(name?.right ?? 999)
})

test('[P15] a link leads to the payment methods: three prices and a table for each card', async ({
  page,
  script,
  demo,
}) => {
  await open(page, demo('plain').path, script)
  await page.getByRole('link', { name: /taksit ve ödeme yolları/ }).click()
  // A page without script, the same page in a dialog with script.
  const part = script
    ? page.getByRole('dialog', { name: 'Taksit ve ödeme yolları' })
    : page.getByRole('main')
  if (!script)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Taksit ve ödeme yolları')
  const prices = part.getByRole('table', { name: 'Ödeme yoluna göre fiyat' })
  await expect(prices.getByRole('rowheader')).toHaveText(shop.paymentNames)
  await expect(part.getByRole('table', { name: 'Bonus' })).toBeVisible()
  if (script) await page.keyboard.press('Escape')
  else
    await part
      .getByRole('link', { name: demo('plain').title })
      .last()
      .click()
  await expect(page.getByRole('button', { name: 'Sepete ekle' })).toBeVisible()
})
