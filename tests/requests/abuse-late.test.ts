import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withTime } from '../../app/backend/http/form-time'
import { fieldIn } from '../support/buyer'
import { demoProduct } from '../support/demo'
import { homeAddress } from '../support/home-address'
import { account, signIn } from '../support/member'
import { readPage } from '../support/page/page'
import { answerOf } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const count = async (from: string) =>
  Number(await shop.db.prepare(`SELECT count(*) AS n FROM ${from}`).first('n'))
async function member(kind: Parameters<typeof signIn>[1]): Promise<Visitor> {
  const visitor = shop.visitor()
  await signIn(visitor, kind)
  return visitor
}
const keyIn = (html: string) => fieldIn(html, 'key')
const options = (html: string, name: string) =>
  readPage(html)
    .field(name)
    .options.map(({ value }) => value)
/** A form key of a page that was rendered a day ago. */
const oldKey = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Buffer.from(withTime(bytes, Date.now() - 86_400_000)).toString('base64url')
}
const past = 'Bu form bir günden uzun süre açık kalmış.'

type Late = {
  visitor: Visitor
  /** The form's page, if it differs from the form's action. */
  page?: string
  to: string
  fields: Record<string, string>
  /** The expected state of the shop afterwards. */
  done: string
  /** Values that the returned page still contains; none if it is another page with a notice. */
  typed: string[]
}

const forms: Record<string, () => Promise<Late>> = {
  message: async () => {
    const visitor = await member('grouped')
    const html = await (await visitor.get('/iletisim')).text()
    const departmentId = options(html, 'departmentId').find(Boolean) ?? ''
    const fields = { departmentId, subject: 'Dünkü konu', text: 'Dünkü yazı' }
    return {
      visitor,
      to: '/iletisim',
      fields,
      done: 'message',
      typed: ['Dünkü konu', 'Dünkü yazı'],
    }
  },
  reply: async () => {
    const visitor = await member('plain')
    const list = await (await visitor.get('/uye-mesajlari')).text()
    const mesaj = readPage(list).idsOfLinks('/uye-mesaji', 'mesaj')[0] ?? ''
    const fields = { mesaj, text: 'Dünkü yanıt' }
    const to = `/uye-mesaji?mesaj=${mesaj}`
    return { visitor, to, fields, done: 'message_line', typed: ['Dünkü yanıt'] }
  },
  address: async () => ({
    visitor: await member('grouped'),
    to: '/adres/kayit',
    fields: { ...homeAddress },
    done: 'address',
    typed: ['Deniz Sokağı 4 D.2', '3501001'],
  }),
  review: async () => {
    const { path } = await demoProduct(shop.db, 'showsNotice')
    const fields = { rate: '4', title: 'Dünkü başlık', text: 'Dünkü yorum, uzunca' }
    const typed = ['Dünkü başlık', 'Dünkü yorum, uzunca']
    const to = `/yorum-yaz${path}`
    return { visitor: await member('plain'), to, fields, done: 'review', typed }
  },
  question: async () => {
    const { path } = await demoProduct(shop.db, 'showsNotice')
    const fields = { name: 'Ece', question: 'Dünkü sorum nedir?' }
    const typed = ['value="Ece"', 'Dünkü sorum nedir?']
    return { visitor: shop.visitor(), to: `/sorular${path}`, fields, done: 'question', typed }
  },
  alarm: async () => {
    const { path } = await demoProduct(shop.db, 'showsNotice')
    const fields = { email: 'ece@ornek.test', tur: 'price' }
    const to = `/haber-ver${path}`
    return { visitor: shop.visitor(), to, fields, done: 'alarm', typed: ['value="ece@ornek.test"'] }
  },
  newsletter: async () => ({
    visitor: shop.visitor(),
    to: '/bulten',
    fields: { email: 'okur@ornek.test' },
    done: 'newsletter',
    typed: ['value="okur@ornek.test"'],
  }),
  registration: async () => ({
    visitor: shop.visitor(),
    to: '/uye-kayit',
    fields: {
      name: 'Şükrü',
      surname: 'Iğdır-Öz',
      email: 'dunku@ornek.test',
      mobile_phone: '0533 111 20 20',
      gender: '1',
      password: 'uzun bir cümle olsun',
      kvkk: '1',
    },
    done: 'member',
    typed: ['value="Şükrü"', 'value="Iğdır-Öz"', 'value="dunku@ornek.test"'],
  }),
  'forgotten password': async () => {
    const visitor = shop.visitor()
    const to = '/uye-sifre-hatirlat'
    const security_code = answerOf(await (await visitor.get(to)).text())
    const { email } = account('plain')
    const done = `outbox WHERE recipient = '${email}'`
    return {
      visitor,
      to,
      fields: { name: email, security_code },
      done,
      typed: [`value="${email}"`],
    }
  },
  return: async () => {
    const number = await shop.db
      .prepare('SELECT number FROM shop_order WHERE status_id = 8 ORDER BY id DESC')
      .first<string>('number')
    const fields = { siparis: number ?? '', reason: 'Dünkü neden', satir: '0' }
    const to = `/siparis-iadesi?siparis=${number}`
    return {
      visitor: await member('plain'),
      to,
      fields,
      done: 'order_return',
      typed: ['Dünkü neden'],
    }
  },
  order: async () => {
    const visitor = await member('plain')
    await visitor.post('/adres/kayit', { ...homeAddress, key: crypto.randomUUID() })
    const list = await (await visitor.get('/adres')).text()
    const delivery = readPage(list).idsOfLinks('/adres/kayit', 'id')[0] ?? ''
    const { id } = await demoProduct(shop.db, 'addsQuietly')
    await visitor.post('/sepet/ekle', { productId: String(id), quantity: '1', back: '/' })
    await visitor.post('/order/adres', { delivery, ayni: '1' })
    await visitor.post('/order/odeme', { cargo: '2', payment: '-3' })
    const to = '/order/onay'
    const confirm = await (await visitor.get(to)).text()
    const digest = fieldIn(confirm, 'mark')
    return {
      visitor,
      to,
      fields: { mark: digest, agreement: '1' },
      done: 'shop_order',
      typed: [`value="${digest}"`],
    }
  },
  'add to cart': async () => {
    const { id, path } = await demoProduct(shop.db, 'addsQuietly')
    const fields = { productId: String(id), quantity: '2', back: path }
    return {
      visitor: shop.visitor(),
      page: path,
      to: '/sepet/ekle',
      fields,
      done: 'cart_line',
      typed: [],
    }
  },
  'add to cart of a store': async () => {
    const { id, path } = await demoProduct(shop.db, 'needsStore')
    const page = `/magaza-sec?urun=${id}&adet=1&donus=${encodeURIComponent(path)}`
    const visitor = shop.visitor()
    const storeId = fieldIn(await (await visitor.get(page)).text(), 'storeId')
    const fields = { productId: String(id), quantity: '1', storeId, back: path }
    return { visitor, page, to: '/magaza-sec', fields, done: 'cart_line', typed: [] }
  },
  'buy again': async () => {
    const visitor = await member('plain')
    await visitor.post('/sepet/hepsi', { intent: 'clear' })
    const list = await (await visitor.get('/uye-siparisleri')).text()
    const orderNumber = readPage(list).idsOfLinks('/uye-siparisi', 'siparis')[0] ?? ''
    const page = `/uye-siparisi?siparis=${orderNumber}`
    return {
      visitor,
      page,
      to: page,
      fields: { siparis: orderNumber, adim: 'tekrar' },
      done: 'cart_line',
      typed: [],
    }
  },
  'paying by a saved card': async () => {
    await shop.db.batch([
      shop.db.prepare(
        `INSERT INTO shop_order (number, owner, member_id, session_id, email, status_id, payment_id, payment, cargo_id,
           currency, language, goods, cargo, service, total, delivery, invoice, agreements, created_at)
         VALUES ('770077', 'm:1', 1, '', 'uye@sercehan.test', 1, -2, 'waiting', 1, 'TL', 'tr', 100, 0, 0, 100, '{}', '{}', '{}', unixepoch())`,
      ),
      shop.db.prepare(
        `INSERT INTO card (id, member_id, token, brand, last4, expiry, holder, is_valid, created_at)
         VALUES (77, 1, 'dunku', 'Visa', '1111', '2039-12', 'Ayla Yurt', 1, 1)`,
      ),
    ])
    const fields = { kart: '77', siparis: '770077' }
    const done = "shop_order WHERE payment = 'paid'"
    const page = '/order/sonuc?siparis=770077'
    return {
      visitor: await member('plain'),
      page,
      to: '/order/kartla-ode',
      fields,
      done,
      typed: [],
    }
  },
}

describe('[T35] a form that is sent a day later', () => {
  it('carries the time of its page in its key', async () => {
    const visitor = shop.visitor()
    const pageTime = async () => {
      const key = keyIn(await (await visitor.get('/iletisim')).text())
      return Buffer.from(key, 'base64url').readUInt32BE(0)
    }
    const before = await pageTime()
    const at = Number(await shop.db.prepare('SELECT unixepoch() AS at').first('at'))
    const after = await pageTime()
    expect([before, at, after]).toEqual([before, at, after].sort((a, b) => a - b))
  })

  it.each(Object.keys(forms))(
    'does nothing and loses nothing, and succeeds when sent again: %s',
    async (name) => {
      const late = await (forms[name] as () => Promise<Late>)()
      const { visitor, to, page = to, fields, done, typed } = late
      expect(keyIn(await (await visitor.get(page)).text())).toHaveLength(22)
      const before = await count(done)
      const refused = await visitor.post(to, { ...fields, key: oldKey() })
      expect(refused.status).toBe(typed.length > 0 ? 409 : 303)
      const html = await (refused.status === 409 ? refused : await visitor.follow(refused)).text()
      for (const text of [past, ...typed]) expect(html).toContain(text)
      expect(await count(done)).toBe(before)
      const code: Record<string, string> = fields.security_code
        ? { security_code: answerOf(html) }
        : {}
      const second = await visitor.post(to, { ...fields, ...code, key: keyIn(html) })
      expect(second.status).toBeLessThan(400)
      expect(await count(done)).toBeGreaterThan(before)
    },
  )

  it('[C10] keeps the typed quantity', async () => {
    const visitor = shop.visitor()
    const { id, path } = await demoProduct(shop.db, 'addsQuietly')
    const add = { productId: String(id), quantity: '2', back: path, key: oldKey() }
    const page = await (await visitor.follow(await visitor.post('/sepet/ekle', add))).text()
    expect(fieldIn(page, 'quantity')).toBe('2')
  })

  it('is accepted where repeating it does no harm', async () => {
    const visitor = shop.visitor()
    const { email, password } = account('vendor')
    const form = { tip: 'eposta', username: email, password, key: oldKey() }
    const signedIn = await visitor.post('/uye-girisi-sayfasi', form)
    expect(signedIn.status).toBe(303)
    const { id, path } = await demoProduct(shop.db, 'addsQuietly')
    const before = await count('favourite')
    await visitor.post('/favorilerim/degistir', { fav: String(id), key: oldKey() })
    expect(await count('favourite')).toBe(before + 1)
    await visitor.post('/sepet/ekle', { productId: String(id), quantity: '1', back: path })
    const cart = await (await visitor.get('/sepet')).text()
    const index = fieldIn(cart, 'index')
    const one = { index, line: fieldIn(cart, 'line'), count: '1' }
    const line = { intent: 'delete', ...one, key: oldKey() }
    await visitor.post('/sepet/satir', line)
    expect(await (await visitor.get('/sepet')).text()).toContain('Sepetiniz boş')
  })

  it('[M01] signs in from yesterday’s page, and sends the pending answer', async () => {
    const visitor = shop.visitor()
    const text = 'Girişten sonra gitsin'
    await visitor.post('/uye-mesaji', { mesaj: '1', text, key: crypto.randomUUID() })
    const { email, password } = account('plain')
    const form = { tip: 'eposta', username: email, password, key: oldKey() }
    const signedIn = await visitor.post('/uye-girisi-sayfasi', form)
    expect(signedIn.status).toBe(303)
    expect(await count(`message_line WHERE text = '${text}'`)).toBe(1)
  })
})
