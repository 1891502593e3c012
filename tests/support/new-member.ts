import { messageTo } from './back-office'
import { account, shop } from './facts/shop-facts'
import type { Hands } from './hands'
import { expect } from './journey'

/** A person who is new to the shop. */
export type Person = { name: string; surname: string; email: string; phone: string; secret: string }

const projects = ['desktop-js', 'desktop-nojs', 'phone-js', 'phone-nojs']

/** A person for one project; `digit` distinguishes walks of the same project. */
export function newPerson(project: string, digit: number): Person {
  return {
    name: 'Çiğdem',
    surname: 'Öz-Işık',
    email: `cigdem-${digit}-${project}@ornek.test`,
    phone: `54${digit}70000${projects.indexOf(project)}0`,
    secret: 'kısa olmayan bir cümle',
  }
}

/** Types a phone number; for another country than Türkiye it is chosen first. */
async function writePhone(hands: Hands, label: string, number: string, abroad = '') {
  const { page, script } = hands
  const field = page.getByLabel(label, { exact: true })
  if (abroad && script) {
    await hands.enter(field)
    await hands.press(page.getByRole('button', { name: /^Ülke:/ }))
    await hands.write(page.getByRole('combobox', { name: 'Ülke ara' }), abroad)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: `Ülke: ${abroad} +1` })).toBeVisible()
  } else if (abroad) await hands.choose(page.getByLabel('Ülke kodu'), `${abroad} (+1)`)
  await hands.write(field, number)
}

/** Registers, and presses the button on the page of the mail's link. */
export async function registers(hands: Hands, person: Person) {
  const { page } = hands
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await hands.open('/uye-kayit')
  await hands.write(field('Ad'), person.name)
  await hands.write(field('Soyad'), person.surname)
  await hands.write(field('E-posta'), person.email)
  await writePhone(hands, 'Cep telefonu', person.phone)
  await hands.write(field('Şifre'), person.secret)
  await hands.tick(page.getByRole('radio', { name: 'Kadın' }))
  await hands.tick(page.getByRole('checkbox', { name: /KVKK/ }))
  await hands.press(page.getByRole('button', { name: 'Üyeliğimi oluştur' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Üyeliğiniz oluşturuldu.')
  const { link } = await messageTo(person.email)
  await hands.open(link)
  await hands.press(page.getByRole('button', { name: 'Onayla' }))
  await expect(page.getByRole('status').filter({ hasText: 'aktifleştirilmiştir' })).toBeVisible()
  await hands.press(page.getByRole('main').getByRole('link', { name: 'Giriş yap' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Üye girişi')
}

/** Signs in by a tab of the sign-in page; ends on the home page. */
export async function signsIn(hands: Hands, tab: string, name: string, secret: string) {
  const { page } = hands
  await hands.open('/uye-girisi-sayfasi')
  const tabs = page.getByRole('navigation', { name: 'Giriş yolu' })
  if (tab !== 'E-posta') await hands.press(tabs.getByRole('link', { name: tab }))
  await hands.write(page.getByRole('textbox', { name: tab, exact: true }), name)
  await hands.write(page.getByLabel('Şifre', { exact: true }), secret)
  await hands.press(page.getByRole('button', { name: 'Giriş yap', exact: true }))
  await expect(page).toHaveURL('/')
}

async function signsOut(hands: Hands, hello: string) {
  const { page } = hands
  await hands.open('/hesabim')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Merhaba ${hello}`)
  await hands.press(page.getByRole('button', { name: 'Çıkış yap' }))
  await expect(page.getByText('Çıkış yaptınız.')).toBeVisible()
}

/** All three tabs of the sign-in, and a one-time code. Vendor codes are issued by the shop: this one is the demo's. */
export async function signsInByEachTab(hands: Hands, person: Person) {
  const { page } = hands
  const vendor = account('vendor')
  const own = `${person.name} ${person.surname}`
  await signsIn(hands, 'E-posta', person.email, person.secret)
  await signsOut(hands, own)
  await signsIn(hands, 'Telefon', person.phone, person.secret)
  await signsOut(hands, own)
  await signsIn(hands, 'Bayi kodu', vendor.vendorCode, vendor.password)
  await signsOut(hands, `${vendor.name} ${vendor.surname}`)
  await hands.open('/uye-girisi-sayfasi')
  await hands.press(page.getByRole('link', { name: 'Tek kullanımlık kodla gir' }))
  // With script in a window.
  await expect(page.getByRole('heading', { name: 'Tek kullanımlık kodla giriş' })).toBeVisible()
  await writePhone(hands, 'Telefon', person.phone)
  await hands.press(page.getByRole('button', { name: 'Kod gönder' }))
  await expect(page.getByText(`Sonu ${person.phone.slice(-4)} olan telefona`)).toBeVisible()
  const { text } = await messageTo(`90${person.phone}`)
  await hands.write(page.getByLabel('Kod', { exact: true }), /\d{6}$/.exec(text)?.[0] ?? '')
  await hands.press(page.getByRole('button', { name: 'Onayla' }))
  await expect(page).toHaveURL('/')
  await signsOut(hands, own)
}

/** Chooses a region; without script a button loads the next list. */
async function chooseRegion(hands: Hands, label: string, option?: string) {
  const list = hands.page.getByRole('combobox', { name: label, exact: true })
  const title = option ?? (await list.locator('option').nth(1).textContent()) ?? ''
  await hands.choose(list, title)
  if (!hands.script) await hands.press(hands.page.getByRole('button', { name: 'Seçimi uygula' }))
}

/** One address in Türkiye and one in the United States. */
export async function addsAddresses(hands: Hands) {
  const { page } = hands
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const save = async (title: string) => {
    await hands.press(page.getByRole('button', { name: 'Adresi kaydet' }))
    await expect(page.getByText('Adresiniz kaydedildi.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  }
  await hands.open('/adres')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adreslerim')
  await hands.press(page.getByRole('link', { name: 'Yeni adres ekle' }))
  await hands.write(field('Adres başlığı'), 'Ev')
  await writePhone(hands, 'Cep telefonu', '532 111 22 33')
  await chooseRegion(hands, 'İl', shop.region.city)
  await chooseRegion(hands, 'İlçe', shop.region.town)
  await chooseRegion(hands, 'Mahalle')
  await expect(page.getByLabel(/^Posta kodu/)).toHaveValue(/^35\d{3}$/)
  await hands.write(field('Adres'), 'Deniz Sokağı 4')
  await save('Ev')

  await hands.press(page.getByRole('link', { name: 'Yeni adres ekle' }))
  await hands.write(field('Adres başlığı'), 'New York')
  await writePhone(hands, 'Cep telefonu', '2125550100', 'Amerika Birleşik Devletleri')
  await chooseRegion(hands, 'Ülke', 'Amerika Birleşik Devletleri')
  await chooseRegion(hands, 'Eyalet', 'New York')
  await chooseRegion(hands, 'İl')
  await hands.write(page.getByRole('textbox', { name: /^İlçe/ }), 'Manhattan')
  await hands.write(field('Adres'), '12 Main Street')
  await save('New York')
  const card = page.getByRole('listitem').filter({ hasText: '12 Main Street' })
  await expect(card).toContainText('Amerika Birleşik Devletleri')
  await expect(card).toContainText('+12125550100')
}

/** Places an order and finds it among the orders. @returns its number */
export async function orders(hands: Hands, product: string): Promise<string> {
  const { page } = hands
  const goOn = () => hands.press(page.getByRole('button', { name: 'Devam et' }))
  await hands.open(product)
  await hands.press(page.getByRole('button', { name: 'Hemen al' }))
  await hands.press(page.getByRole('button', { name: 'Siparişi tamamla' }))
  const addresses = page.getByRole('group', { name: 'Teslimat adresi' })
  await hands.tick(addresses.getByRole('radio', { name: /Deniz Sokağı/ }))
  await goOn()
  await hands.tick(page.getByRole('radio', { name: shop.cargo }))
  await hands.tick(page.getByRole('radio', { name: shop.card }))
  await goOn()
  await hands.tick(page.getByRole('checkbox', { name: /mesafeli satış sözleşmesini/ }))
  await hands.press(page.getByRole('button', { name: 'Siparişi onayla' }))
  await hands.press(page.getByRole(shop.bank.role, { name: shop.bank.approve, exact: true }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Siparişiniz alındı, teşekkürler',
  )
  const message = await page.getByRole('status').filter({ hasText: 'numaralı' }).textContent()
  const number = /\d{6,}/.exec(message ?? '')?.[0] ?? ''
  await hands.press(page.getByRole('main').getByRole('link', { name: 'Siparişi izle' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Sipariş ${number}`)
  await hands.open('/uye-siparisleri')
  await hands.press(page.getByRole('link', { name: `Sipariş ${number}` }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Sipariş ${number}`)
  await expect(page.getByText('Deniz Sokağı 4').first()).toBeVisible()
  return number
}

/** Writes to a department and reads it in the conversation. */
export async function writesMessage(hands: Hands) {
  const { page } = hands
  await hands.open('/uye-mesajlari')
  await hands.press(page.getByRole('link', { name: 'Yeni mesaj' }))
  await hands.choose(page.getByLabel('Bölüm'), shop.department)
  await hands.write(page.getByLabel('Konu'), 'Paketim nerede')
  await hands.write(page.getByLabel('Mesajınız'), 'Ne zaman gelir?')
  await hands.press(page.getByRole('button', { name: 'Gönder' }))
  await hands.press(page.getByRole('link', { name: 'Paketim nerede' }))
  await expect(page.getByText('Ne zaman gelir?')).toBeVisible()
}

/** Requests the return of an order. */
export async function returnsOrder(hands: Hands, number: string) {
  const { page } = hands
  await hands.open('/uye-siparisleri')
  await hands.press(page.getByRole('link', { name: `Sipariş ${number}` }))
  await hands.press(page.getByRole('link', { name: 'İade ve cayma talebi' }))
  await hands.tick(page.getByRole('checkbox').first())
  await hands.write(page.getByLabel('İade nedeni'), 'Rengi uymadı')
  await hands.press(page.getByRole('button', { name: 'Talebi gönder' }))
  await expect(page.getByText('İadesi istendi')).toBeVisible()
}
