import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../support/member'
import { type Part, pageOf, readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

/* What a reviewer saw in pictures of the pages around signing in. */

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

async function member(): Promise<Visitor> {
  const visitor = shop.visitor()
  await signIn(visitor, 'plain')
  return visitor
}

const inLanguage = (language: string): Visitor => {
  const visitor = shop.visitor()
  visitor.cookies.set('__Host-language', language)
  return visitor
}

describe('phone fields', () => {
  it('[A10] isolates the country code in Arabic', async () => {
    const { main } = await pageOf(inLanguage('ar').get('/uye-kayit'))
    const options = main.field('mobile_phone_country').options
    expect(options.length).toBeGreaterThan(10)
    for (const option of options) expect(option.rawText).toMatch(/ \(\u200e\+\d+\)$/)
  })

  it('[A10] shows the country code once, in the select beside the national number', async () => {
    const { main } = await pageOf((await member()).get('/uye-kisisel-bilgileri'))
    const field = main.field('mobile_phone')
    expect(field.value).toBe('532 000 00 01')
    expect(field.attribute('data-digits')).toBe('905320000001')
    expect(main.field('mobile_phone_country').value).toBe('TR')
  })
})

describe('signing out and in', () => {
  it('[L11] says on the next page that it worked', async () => {
    const visitor = await member()
    const left = await pageOf(visitor.follow(await visitor.post('/cikis', {})))
    expect(left.notices('status').map(({ text }) => text)).toContain('Çıkış yaptınız.')
  })

  it('[L08] [L12] offers a forgotten password and a code right below the button', async () => {
    const { main } = await pageOf(shop.visitor().get('/uye-girisi-sayfasi'))
    const names = main
      .elements()
      .filter(({ element }) => element.tagName === 'a' || element.tagName === 'button')
      .map(({ name }) => name)
    const at = names.lastIndexOf('Giriş yap')
    expect(names.slice(at + 1, at + 3)).toEqual(['Şifremi unuttum', 'Tek kullanımlık kodla gir'])
  })

  it('[L07] asks for the security code with its picture between the label and the field', async () => {
    const visitor = shop.visitor()
    let html = ''
    for (let time = 0; time < 4; time += 1)
      html = await (await signIn(visitor, 'affiliate', { password: 'yanlış' })).text()
    const all = readPage(html).main.elements()
    const indexOf = (fits: (one: Part) => boolean) => all.findIndex(fits)
    const order = [
      indexOf((one) => one.attribute('for') === 'sign-in-security_code'),
      indexOf(
        (one) => one.attribute('class') === 'security' || one.text === 'Başka bir kod göster',
      ),
      indexOf((one) => one.attribute('name') === 'kod'),
      indexOf((one) => one.attribute('name') === 'security_code'),
    ]
    expect(order).not.toContain(-1)
    expect(order).toEqual(order.toSorted((one, other) => one - other))
  })

  it('[L10] without a waiting profile says in its card that the sign-in failed', async () => {
    const page = await pageOf(shop.visitor().get('/profil-tamamla'))
    expect(page.heading).toBe('Giriş tamamlanamadı')
    const cards = page.main.elements('div').filter((one) => one.attribute('class') === 'form-page')
    expect(cards).toHaveLength(1)
    expect(page.main.alerts).toEqual(['Lütfen baştan deneyin.'])
  })
})

describe('mailed links', () => {
  it.each([
    ['membership', '/uye-kayit'],
    ['address', '/uye-kisisel-bilgileri'],
    ['addressBack', '/iletisim'],
    ['newsletter', '/bulten'],
    ['newsletterEnd', '/iletisim'],
  ])(
    '[R03] [R04] a dead one of the kind %s leads to where a new one comes from',
    async (kind, path) => {
      const fields = { activation: kind, id: '7', token: 'x'.repeat(40) }
      const visitor = kind === 'address' ? await member() : shop.visitor()
      const page = await pageOf(visitor.post('/uye-kayit-onay', fields))
      expect(page.heading).toBe('Bağlantı kullanılamadı')
      expect(page.main.links('/')).toContain(path)
      const bare = await pageOf(shop.visitor().get(`/uye-kayit-onay?activation=${kind}`))
      expect(bare.main.links('/')).toContain(path)
    },
  )

  it('[R03] a dead one offers no registration to who is signed in, and no new link before a sign-in', async () => {
    const fields = { activation: 'membership', id: '7', token: 'x'.repeat(40) }
    const known = await pageOf((await member()).post('/uye-kayit-onay', fields))
    expect(known.main.links('/')).not.toContain('/uye-kayit')
    const change = { ...fields, activation: 'address' }
    const guest = await pageOf(shop.visitor().post('/uye-kayit-onay', change))
    expect(guest.main.links('/')).not.toContain('/uye-kisisel-bilgileri')
    expect(guest.main.links('/uye-girisi-sayfasi')).toHaveLength(1)
  })

  it('[L12] a dead one of a password leads to the forgotten password', async () => {
    const page = await pageOf(shop.visitor().get('/sifre-yenile?token='))
    expect(page.main.links('/')).toContain('/uye-sifre-hatirlat')
  })

  it('[R01] a registration names the address of the mail, and leads back', async () => {
    const visitor = shop.visitor()
    const answer = await visitor.post('/uye-kayit', {
      ...{ name: 'Ece', surname: 'Kaya', mobile_phone: '0533 987 65 40', gender: '1', kvkk: '1' },
      ...{ email: 'ece.yeni@ornek.test', password: 'uzun bir cümle olsun' },
    })
    expect(answer.headers.get('location')).toBe('/uye-kayit-onay')
    const { main } = await pageOf(visitor.follow(answer))
    expect(main.textsOf('bdi')).toContain('ece.yeni@ornek.test')
    expect(main.links('/')).toContain('/uye-kayit')
  })
})
