import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fieldIn, formKey } from '../support/buyer'
import { demoProduct } from '../support/demo'
import { account, signIn } from '../support/member'
import { pageOf, readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const run = (sql: string) => shop.db.prepare(sql).run()
const mails = async (to: string) =>
  (
    await shop.db
      .prepare('SELECT text, link FROM outbox WHERE recipient = ?1 ORDER BY id')
      .bind(to)
      .all<{ text: string; link: string }>()
  ).results

async function request(page: string, email: string, fields: Record<string, string>): Promise<void> {
  const visitor = shop.visitor()
  const answer = await visitor.post(page, { email, ...fields, ...formKey() })
  expect(answer.status).toBe(303)
}

describe('[P14] a shopper who set an alarm', () => {
  it('types no e-mail address that the shop knows', async () => {
    const visitor = shop.visitor()
    const typed = async () =>
      (await pageOf(visitor.get('/haber-ver/yakamoz-retro-radyo?tur=stock'))).field('email').value
    expect(await typed()).toBe('')
    await signIn(visitor)
    expect(await typed()).toBe(account('plain').email)
  })

  it('gets one mail with a link when the product is back', async () => {
    await request('/haber-ver/yakamoz-retro-radyo', 'a@ornek.test', { tur: 'stock' })
    await shop.tick()
    expect(await mails('a@ornek.test')).toEqual([])
    await run('UPDATE product SET stock = 4 WHERE id = 25')
    await Promise.all([shop.tick(), shop.tick(), shop.tick()])
    await shop.tick()
    expect(await mails('a@ornek.test')).toEqual([
      { text: 'Yakamoz Retro Radyo yeniden satışta: 899,90\u00a0TL', link: '/yakamoz-retro-radyo' },
    ])
  })

  it('gets a mail when the price falls, not when it rises', async () => {
    await request('/haber-ver/lodos-ahsap-matruska', 'b@ornek.test', { tur: 'price' })
    await run('UPDATE product SET price = 39990 WHERE id = 6')
    await shop.tick()
    expect(await mails('b@ornek.test')).toEqual([])
    await run('UPDATE product SET price = 29990 WHERE id = 6')
    await shop.tick()
    const [mail, ...more] = await mails('b@ornek.test')
    expect(mail?.text).toBe('Lodos Ahşap Matruşka ucuzladı: 299,90\u00a0TL')
    expect(more).toEqual([])
  })

  it.each([
    ['price', 'EUR', 'UPDATE product SET price = price - 1000 WHERE id = 6'],
    ['stock', 'USD', 'UPDATE product SET stock = 4 WHERE id = 6'],
  ])('reads the %s in the currency that they shop in, %s', async (type, currency, change) => {
    await run(`UPDATE product SET stock = ${type === 'stock' ? 0 : 4} WHERE id = 6`)
    const visitor = shop.visitor()
    await visitor.post('/para-birimi', { currency, back: '/' })
    const email = `${currency}@ornek.test`
    const page = '/haber-ver/lodos-ahsap-matruska'
    const answer = await visitor.post(page, { email, tur: type, ...formKey() })
    expect(answer.status).toBe(303)
    await run(change)
    await shop.tick()
    const cents = await shop.db
      .prepare(
        'SELECT round(p.price / c.rate) AS cents FROM product p, currency c WHERE p.id = 6 AND c.code = ?1',
      )
      .bind(currency)
      .first<number>('cents')
    const amount = ((cents ?? 0) / 100).toFixed(2).replace('.', ',')
    const [mail] = await mails(email)
    expect(mail?.text).toMatch(
      new RegExp(`: ${amount}\u00a0${{ EUR: '€', USD: '\\$' }[currency]}$`),
    )
  })

  it('can wait for a sold-out variant of an available product, and gets a mail in their language', async () => {
    const removed = await shop.db
      .prepare(
        `SELECT s.id, t.path, t.title FROM sub_product s JOIN product p ON p.id = s.product_id AND p.stock > 0
           AND p.is_active = 1 JOIN product_text t ON t.product_id = p.id AND t.language = 'en'
         WHERE s.stock = 0 ORDER BY s.id LIMIT 1`,
      )
      .first<{ id: number; path: string; title: string }>()
    const visitor = shop.visitor()
    const product = await (await visitor.get(`/${removed!.path}`)).text()
    expect(product).toContain(`href="/haber-ver/${removed!.path}?tur=stock&amp;variant=`)
    const page = await (await visitor.get(`/haber-ver/${removed!.path}?tur=stock`)).text()
    expect(
      readPage(page)
        .field('variant')
        .options.map(({ value }) => value),
    ).toContain(`${removed!.id}`)
    await request(`/haber-ver/${removed!.path}`, 'c@ornek.test', {
      tur: 'stock',
      variant: String(removed!.id),
    })
    await shop.tick()
    expect(await mails('c@ornek.test')).toEqual([])
    await run(`UPDATE sub_product SET stock = 1 WHERE id = ${removed!.id}`)
    await shop.tick()
    const [mail] = await mails('c@ornek.test')
    expect(mail?.text).toContain(removed!.title)
    expect(mail?.text).toContain('is back')
    expect(mail?.link).toBe(`/${removed!.path}?variant=${removed!.id}`)
    expect((await visitor.get(mail!.link)).status).toBe(200)
  })
})

describe('[P14] the price of a variant', () => {
  const setAll = (id: number, price: number) =>
    run(
      `UPDATE sub_product SET stock = 5, price = ${price}, old_price = 0 WHERE product_id = ${id}`,
    )

  /** A product with its variants in the order of their options, one price for all. */
  async function variantsAt(price: number) {
    const { id, path } = await demoProduct(shop.db, 'oneGroup')
    const { results } = await shop.db
      .prepare(
        `SELECT s.id FROM sub_product s JOIN variant_option o ON o.id = s.option1_id
         WHERE s.product_id = ?1 ORDER BY o.position, s.id`,
      )
      .bind(id)
      .all<{ id: number }>()
    await setAll(id, price)
    const [first = 0, second = 0] = results.map((one) => one.id)
    return { id, path, first, second }
  }

  /** Follows a link of a product's page and sends the form there, as a browser without script does. */
  async function follow(page: string, email: string): Promise<string> {
    const visitor = shop.visitor()
    const product = await pageOf(visitor.get(page))
    const link = product.links('/haber-ver').find((href) => href.includes('tur=price')) ?? ''
    const forms = (await pageOf(visitor.get(link))).elements('form')
    const actions = forms.map((one) => one.attribute('action') ?? '')
    const action = actions.find((one) => one.startsWith('/haber-ver')) ?? ''
    const wrong = await visitor.post(action, { email: 'x', tur: 'price', ...formKey() })
    const second = await wrong.text()
    const variant = fieldIn(second, 'variant')
    await request(action, email, { tur: 'price', ...(variant ? { variant } : {}) })
    return variant
  }

  it('falls: a mail with its link goes to whoever set the alarm on that variant', async () => {
    const { path, second } = await variantsAt(30000)
    expect(await follow(`${path}?variant=${second}`, 'd@ornek.test')).toBe(String(second))
    await run(`UPDATE sub_product SET price = 25000 WHERE id = ${second}`)
    await shop.tick()
    const [mail, ...more] = await mails('d@ornek.test')
    expect(mail?.link).toBe(`${path}?variant=${second}`)
    expect(more).toEqual([])
  })

  it.each(['', 'named'])(
    'is not lower because the expensive variant that opens sells out (%s)',
    async (option) => {
      const { path, first } = await variantsAt(20000)
      await run(`UPDATE sub_product SET price = 30000 WHERE id = ${first}`)
      const email = `e${option}@ornek.test`
      await follow(option ? `${path}?variant=${first}` : path, email)
      await run(`UPDATE sub_product SET stock = 0 WHERE id = ${first}`)
      await shop.tick()
      expect(await mails(email)).toEqual([])
      await run(`UPDATE sub_product SET price = 19000 WHERE id = ${first}`)
      await shop.tick()
      expect(await mails(email)).toHaveLength(1)
    },
  )

  it('counts where the call names no variant', async () => {
    const { id, path, first } = await variantsAt(20000)
    await run(`UPDATE sub_product SET price = 30000 WHERE id = ${first}`)
    await request(`/haber-ver${path}`, 'f@ornek.test', { tur: 'price' })
    const row = await shop.db
      .prepare("SELECT variant_id FROM alarm WHERE email = 'f@ornek.test' AND product_id = ?1")
      .bind(id)
      .first()
    expect(row).toEqual({ variant_id: first })
  })
})

describe('[P14] an alarm for stock that names no variant', () => {
  it('applies to any of them: a mail is sent when one is back', async () => {
    const { id, path } = await demoProduct(shop.db, 'oneGroup')
    await run(`UPDATE sub_product SET stock = 0 WHERE product_id = ${id}`)
    await run(
      `INSERT INTO alarm (kind, product_id, variant_id, email, language, price, created_at)
       VALUES ('stock', ${id}, 0, 'g@ornek.test', 'tr', 30000, 0)`,
    )
    await shop.tick()
    expect(await mails('g@ornek.test')).toEqual([])
    await run(
      `UPDATE sub_product SET stock = 1 WHERE id = (SELECT max(id) FROM sub_product WHERE product_id = ${id})`,
    )
    await shop.tick()
    const [mail, ...more] = await mails('g@ornek.test')
    expect(mail?.text).toContain('yeniden satışta')
    expect(mail?.link).toBe(path)
    expect(more).toEqual([])
  })
})
