import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withTime } from '../../app/session/form-time'
import { demoProduct } from '../support/demo'
import { homeAddress } from '../support/home-address'
import { signIn } from '../support/member'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const count = async (table: string) =>
  Number(await shop.db.prepare(`SELECT count(*) AS n FROM ${table}`).first('n'))
async function member(kind: Parameters<typeof signIn>[1]): Promise<Visitor> {
  const visitor = shop.visitor()
  await signIn(visitor, kind)
  return visitor
}
const keyIn = (html: string) => /name="key" value="([\w-]+)"/.exec(html)?.[1] ?? ''
/** A key of a page that was drawn a day ago. */
const oldKey = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Buffer.from(withTime(bytes, Date.now() - 86_400_000)).toString('base64url')
}
const past = 'Bu form bir günden uzun süre açık kalmış.'

describe('a form that is sent a day later', () => {
  it('[trust A67] has the time of its page in its key', async () => {
    const page = await (await shop.visitor().get('/iletisim')).text()
    const drawn = Buffer.from(keyIn(page), 'base64url').readUInt32BE(0) * 1000
    expect(Math.abs(Date.now() - drawn)).toBeLessThan(60_000)
  })

  it('[trust A67] a message, its answer and an address come back as typed, and go once sent again', async () => {
    const visitor = await member('grouped')
    const contact = await (await visitor.get('/iletisim')).text()
    const departmentId = /<option value="(\d+)"/.exec(contact)?.[1] ?? ''
    const messages = await (await visitor.get('/uye-mesajlari')).text()
    const mesaj = /uye-mesaji\?mesaj=(\w+)/.exec(messages)?.[1]
    const forms: [string, string, Record<string, string>, string[]][] = [
      [
        'message',
        '/iletisim',
        { departmentId, subject: 'Dünkü konu', text: 'Dünkü yazı' },
        ['Dünkü konu', 'Dünkü yazı'],
      ],
      ['address', '/adres/kayit', { ...homeAddress }, ['Deniz Sokağı 4 D.2', '3501001']],
    ]
    if (mesaj)
      forms.push([
        'message_line',
        `/uye-mesaji?mesaj=${mesaj}`,
        { mesaj, text: 'Dünkü yanıt' },
        ['Dünkü yanıt'],
      ])
    for (const [table, path, fields, typed] of forms) {
      const before = await count(table)
      const late = await visitor.post(path, { ...fields, key: oldKey() })
      expect([path, late.status]).toEqual([path, 409])
      const html = await late.text()
      for (const text of [past, ...typed]) expect(html, path).toContain(text)
      expect(await count(table), path).toBe(before)
      const again = await visitor.post(path, { ...fields, key: keyIn(html) })
      expect([path, again.status]).toEqual([path, 303])
      expect(await count(table), path).toBe(before + 1)
    }
  })

  it('[trust A67] adds nothing to a cart, and keeps how many', async () => {
    const visitor = shop.visitor()
    const { id, path } = await demoProduct(shop.db, 'addsQuietly')
    const before = await count('cart_line')
    const add = { productId: String(id), quantity: '2', back: path }
    const late = await visitor.post('/sepet/ekle', { ...add, key: oldKey() })
    expect([late.status, late.headers.get('location')]).toEqual([303, path])
    expect(await count('cart_line')).toBe(before)
    const page = await (await visitor.follow(late)).text()
    expect(page).toContain(past)
    expect(page).toMatch(/name="quantity"[^>]*value="2"|value="2"[^>]*name="quantity"/)
    await visitor.post('/sepet/ekle', { ...add, key: keyIn(page) })
    expect(await count('cart_line')).toBe(before + 1)
  })

  it('[trust A67] buys no order again', async () => {
    const visitor = await member('plain')
    const orders = await (await visitor.get('/uye-siparisleri')).text()
    const siparis = /uye-siparisi\?siparis=(\d+)/.exec(orders)?.[1] ?? ''
    const before = await count('cart_line')
    const here = `/uye-siparisi?siparis=${siparis}`
    const late = await visitor.post(here, { siparis, key: oldKey() })
    expect([late.status, late.headers.get('location')]).toEqual([303, here])
    expect(await (await visitor.follow(late)).text()).toContain(past)
    expect(await count('cart_line')).toBe(before)
    await visitor.post(here, { siparis, key: crypto.randomUUID() })
    expect(await count('cart_line')).toBeGreaterThan(before)
  })
})

describe('a thousand favourites at once', () => {
  const ids = (from: number) => Array.from({ length: 1000 }, (_, at) => String(from + at))

  it('[trust A61] a member is told of each that was not kept', async () => {
    const visitor = await member('vendor')
    const before = await count('favourite')
    const answer = await visitor.post('/favorilerim/esitle', { fav: ids(1) })
    const { failed } = (await answer.json()) as { failed: { id: string; text: string }[] }
    const kept = (await count('favourite')) - before
    expect(kept).toBeGreaterThan(0)
    expect(failed).toHaveLength(1000 - kept)
    expect(failed.at(-1)).toEqual({
      id: '1000',
      title: '',
      text: 'Bir seferde en çok 500 ürün değiştirilebilir.',
    })
    await visitor.get('/favorilerim')
    const plain = await visitor.post('/favorilerim/degistir', { fav: ids(1001) })
    expect(plain.status).toBe(303)
    const page = await (await visitor.follow(plain)).text()
    expect(page).toContain('Bazı favoriler değiştirilemedi (1000)')
    expect(page).toContain('Bir seferde en çok 500 ürün değiştirilebilir.')
  })

  it('[trust A61] a guest keeps session and cart, and is told how many wait', async () => {
    const visitor = shop.visitor()
    const { id, path } = await demoProduct(shop.db, 'addsQuietly')
    await visitor.post('/sepet/ekle', { productId: String(id), quantity: '1', back: path })
    const asked = await visitor.post('/favorilerim/degistir', { fav: ids(100_000_000_000) })
    expect(asked.status).toBe(303)
    const page = await (await visitor.follow(asked)).text()
    expect(page).toContain('Bir seferde en çok 50 ürün değiştirilebilir.')
    expect(await (await visitor.get('/sepet')).text()).not.toContain('Sepetiniz boş')
  })
})
