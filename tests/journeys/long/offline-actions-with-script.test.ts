import { codeRuns, expect, expectInCart, open, test } from '../../support/journey'
import { openCartOf } from '../../support/journey-cart'
import { expectStayed, goOffline, offlineNotice, tagDocument } from '../../support/journey-offline'

test.describe('a cart that has just been hydrated', () => {
  test.beforeEach(async ({ page, demo }) => {
    await open(page, demo('addsQuietly').path, true)
    await page.getByRole('button', { name: 'Sepete ekle' }).click()
    await expectInCart(page, 1)
    await open(page, '/sepet', true)
  })

  for (const key of ['Tab', 'Enter'] as const)
    for (const how of ['without a connection', 'without a response'] as const)
      test(`[C15] a count typed ${how} and left by ${key} reports the missing connection in place and can be sent again`, async ({
        page,
        demo,
      }) => {
        const count = page.getByRole('spinbutton', { name: `${demo('addsQuietly').title}: adet` })
        await tagDocument(page)
        if (how === 'without a connection') await page.context().setOffline(true)
        else await page.route('**/*', (route) => route.abort())
        await count.fill('5')
        await count.press(key)
        await expect(offlineNotice(page)).toBeVisible()
        await expect(count).toHaveValue('5')
        await page.context().setOffline(false)
        await page.unrouteAll()
        // With the connection back it is sent by itself.
        if (how === 'without a response')
          await page.getByRole('button', { name: 'Sepeti güncelle' }).click()
        await expectInCart(page, 5)
        await expectStayed(page)
      })

  test('[C15] opening the cart drawer offline leaves the page as it is', async ({
    page,
    demo,
    isMobile,
  }) => {
    await open(page, demo('noted').path, true)
    await page.getByRole('spinbutton', { name: 'Adet' }).fill('3')
    const cartLink = page.getByRole('banner').getByRole('link', { name: /^Sepet/ })
    if (!isMobile) {
      const code = codeRuns(page, /cart-panel-content/)
      await cartLink.hover()
      await code
      await page.getByRole('contentinfo').hover()
    }
    await goOffline(page)
    if (!isMobile) await cartLink.hover()
    await cartLink.click()
    await expect(offlineNotice(page)).toBeVisible()
    await expect(page.getByRole('spinbutton', { name: 'Adet' })).toHaveValue('3')
    await expectStayed(page)
  })
})

test('[C11] [C15] a count typed offline is sent once the connection is back', async ({
  page,
  context,
  demo,
}) => {
  const product = demo('addsQuietly')
  await openCartOf(page, [product], true)
  await context.setOffline(true)
  const count = page.getByRole('spinbutton', { name: `${product.title}: adet` })
  await count.fill('3')
  await expect(offlineNotice(page).first()).toBeVisible()
  await expect(count).toHaveValue('3')
  await context.setOffline(false)
  await expectInCart(page, 3)
})

for (const name of ['newsletter', 'consent', 'heart', 'add'] as const)
  test(`[C15] the ${name} form reports in place that neither its code nor a response arrives`, async ({
    page,
    demo,
  }) => {
    await open(page, demo('noted').path, true)
    const quantity = page.getByRole('spinbutton', { name: 'Adet' })
    await tagDocument(page)
    await page.route('**/*', (route) => route.abort())
    await quantity.fill('2')
    const email = page.getByRole('contentinfo').getByRole('textbox')
    if (name === 'newsletter') {
      await email.fill('ada@ornek.test')
      await email.press('Enter')
    } else if (name === 'consent') await page.getByRole('button', { name: 'Kabul et' }).click()
    else if (name === 'add') await page.getByRole('button', { name: 'Sepete ekle' }).click()
    else
      await page
        .getByRole('main')
        .getByRole('button', { name: /favori/i })
        .first()
        .click()
    await expect(offlineNotice(page).first()).toBeVisible()
    await expect(quantity).toHaveValue('2')
    await expectStayed(page)
  })
