import { shop } from '../support/facts/shop-facts'
import { expect, open, test } from '../support/journey'
import { signInAs } from '../support/journey-member'
import { chooseOther, siblingSelect } from '../support/other-sibling'

test('[P13] reviews are counted, sorted and searched, with dotted and dotless i alike', async ({
  page,
  script,
  demo,
}) => {
  await open(page, demo('sibling').path, script)
  const reviews = page.locator('#reviews')
  await expect(reviews.getByText(/5 üzerinden .+ puan/)).toBeVisible()
  await reviews.getByRole('link', { name: /^Tüm değerlendirmeler/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Değerlendirmeler')
  await page.getByRole('combobox', { name: 'Sıralama' }).selectOption('En düşük puan')
  if (!script) await page.getByRole('button', { name: 'Göster' }).click()
  await expect(page).toHaveURL(/sort=rate-asc/)
  await page.getByRole('searchbox', { name: 'Değerlendirmelerde ara' }).fill('YOKBÖYLE')
  await page.getByRole('button', { name: 'Göster' }).click()
  await expect(page.getByText('"YOKBÖYLE" geçen bir değerlendirme yok.')).toBeVisible()
})

test('[P13] a vote is counted and confirmed', async ({ page, script, demo }) => {
  await open(page, `/yorumlar${demo('sibling').path}`, script)
  await page
    .getByRole('button', { name: /^Faydalı \(/ })
    .first()
    .click()
  await expect(page.getByRole('status').filter({ hasText: 'Oyunuz alındı' })).toBeVisible()
})

test('[P13] a guest who wants to write a review is sent to the sign-in page', async ({
  page,
  script,
  demo,
}) => {
  await open(page, demo('sibling').path, script)
  await page.getByRole('link', { name: 'Değerlendirme yaz' }).click()
  if (script)
    await expect(
      page.getByRole('dialog', { name: 'Üye girişi' }).getByLabel('E-posta'),
    ).toBeVisible()
  else await expect(page).toHaveURL(/\/uye-girisi-sayfasi\?donus=.*yorum-yaz/)
})

test('[P13] [X03] a member writes a review; errors are shown and nothing typed is lost', async ({
  page,
  script,
  isMobile,
  demo,
}) => {
  // One review per member: each project has its own member.
  const members = isMobile ? (['grouped', 'admin'] as const) : (['vendor', 'affiliate'] as const)
  await signInAs(page, members[script ? 0 : 1])
  await open(page, demo('sibling').path, script)
  await page.getByRole('link', { name: 'Değerlendirme yaz' }).click()
  const part = script
    ? page.getByRole('dialog', { name: 'Değerlendirme yaz' })
    : page.getByRole('main')
  const text = part.getByRole('textbox', { name: 'Değerlendirmeniz' })
  await text.fill('Kısa')
  await part.getByRole('button', { name: 'Gönder' }).click()
  await expect(part.getByText('Kaç yıldız verdiğinizi seçin')).toBeVisible()
  await expect(part.getByText('En az 10 karakter yazın')).toBeVisible()
  await expect(part.getByRole('radio', { name: /1/ })).toBeFocused()
  await expect(text).toHaveValue('Kısa')
  await part.getByRole('radio', { name: /4/ }).check()
  await text.fill('Kâğıdı kalın, dolma kalem arkaya geçmiyor.')
  await part.getByRole('button', { name: 'Gönder' }).click()
  await expect(page.getByRole('status').filter({ hasText: shop.messages.review })).toBeVisible()
})

test('[P13] [X03] a question that is too short keeps its text; a valid one is accepted', async ({
  page,
  script,
  demo,
}) => {
  await open(page, demo('sibling').path, script)
  await page.getByRole('link', { name: 'Soru sor' }).click()
  await page.getByRole('textbox', { name: 'Adınız' }).fill('Işık')
  await page.getByRole('textbox', { name: 'Sorunuz' }).fill('Ne?')
  await page.getByRole('button', { name: 'Soruyu gönder' }).click()
  await expect(page.getByText('En az 5 karakter yazın')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Sorunuz' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Adınız' })).toHaveValue('Işık')
  await page.getByRole('textbox', { name: 'Sorunuz' }).fill('Kutusu hediye paketine sığar mı?')
  await page.getByRole('button', { name: 'Soruyu gönder' }).click()
  await expect(page.getByText(shop.messages.question)).toBeVisible()
})

test('[P12] a link leads to related products of all four kinds', async ({ page, script, demo }) => {
  await open(page, demo('relatedInAllKinds').path, script)
  await page.getByRole('link', { name: 'Tamamlayıcı ve alternatif ürünler' }).click()
  for (const name of [
    'Benzer ürünler',
    'Yerine alınabilecekler',
    'Aksesuarlar',
    'Tamamlayıcı ürünler',
  ]) {
    const heading = page.getByRole('heading', { level: 2, name })
    const section = page.getByRole('main').locator('section').filter({ has: heading })
    await expect(section.getByRole('article').first()).toBeVisible()
  }
})

test('[P12] a link leads to those kinds of related products that there are', async ({
  page,
  script,
  demo,
}) => {
  await open(page, demo('sibling').path, script)
  await page.getByRole('link', { name: 'Tamamlayıcı ve alternatif ürünler' }).click()
  await expect(page).toHaveURL(/\/benzerleri\//)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2, name: 'Benzer ürünler' })).toBeVisible()
  await expect(main.getByText('Yükleniyor')).toHaveCount(0)
  const withoutGoods = main.locator('section').filter({ hasNot: page.getByRole('article') })
  await expect(withoutGoods).toHaveCount(0)
})

test('an alarm is set by e-mail; an invalid address stays typed and is reported', async ({
  page,
  script,
  demo,
}) => {
  await open(page, demo('soldOut').path, script)
  await page.getByRole('link', { name: 'Gelince haber ver' }).click()
  await page.getByRole('textbox', { name: /E-posta/ }).fill('ada')
  await page.getByRole('button', { name: 'Bana haber ver' }).click()
  await expect(page.getByText('Email formatına uygun değil')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /E-posta/ })).toBeFocused()
  await expect(page.getByRole('textbox', { name: /E-posta/ })).toHaveValue('ada')
  await page.getByRole('textbox', { name: /E-posta/ }).fill('ada@ornek.test')
  await page.getByRole('button', { name: 'Bana haber ver' }).click()
  await expect(page.getByText(shop.messages.alarm)).toBeVisible()
})

test('[P06] choosing an attribute opens the sibling product and its URL', async ({
  page,
  script,
  demo,
}) => {
  const { path } = demo('sibling')
  await open(page, path, script)
  await chooseOther(siblingSelect(page))
  if (!script) await page.getByRole('button', { name: 'Göster' }).first().click()
  await expect(page).not.toHaveURL(new RegExp(`${path}$`))
  await expect(page.getByRole('button', { name: 'Sepete ekle' })).toBeVisible()
})

test('[U07] plain links share the page', async ({ page, script, demo }) => {
  const { path } = demo('plain')
  await open(page, path, script)
  const links = page.getByRole('navigation', { name: 'Paylaş' }).getByRole('link')
  await expect(links).toHaveText(['Facebook', 'Twitter', 'Pinterest', 'WhatsApp', 'LinkedIn'])
  for (const link of await links.all())
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(
      new URL(path, page.url()).pathname,
    )
})

test('[U08] [U09] a picture opens large: as a page, and with script as a dialog', async ({
  page,
  script,
  demo,
}) => {
  await open(page, demo('plain').path, script)
  await page.getByRole('link', { name: '1. görseli büyük aç' }).click()
  if (!script) return expect(page).toHaveURL(shop.largePicture)
  const dialog = page.getByRole('dialog', { name: 'Ürün görseli, büyük' })
  const image = dialog.getByRole('img')
  await expect(image).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-dialog-open', '')
  const scale = () => image.evaluate((each) => new DOMMatrix(getComputedStyle(each).transform).a)
  await dialog.getByRole('button', { name: 'Yakınlaştır' }).click()
  expect(await scale()).toBeCloseTo(1.5)
  await page.keyboard.press('+')
  expect(await scale()).toBeCloseTo(2.25)
  await page.keyboard.press('0')
  expect(await scale()).toBe(1)
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('status')).toHaveText(/^2 \/ /)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('html')).not.toHaveAttribute('data-dialog-open')
})
