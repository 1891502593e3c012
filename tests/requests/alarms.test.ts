import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formKey } from '../support/buyer'
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

async function ask(page: string, email: string, fields: Record<string, string>): Promise<void> {
  const visitor = shop.visitor()
  const answer = await visitor.post(page, { email, ...fields, ...formKey() })
  expect(answer.status).toBe(303)
}

describe('[P14] who waits for a product', () => {
  it('is written to once when it is back, with its link', async () => {
    await ask('/haber-ver/yakamoz-retro-radyo', 'a@ornek.test', { tur: 'stock' })
    await shop.tick()
    expect(await mails('a@ornek.test')).toEqual([])
    await run('UPDATE product SET stock = 4 WHERE id = 25')
    await Promise.all([shop.tick(), shop.tick(), shop.tick()])
    await shop.tick()
    expect(await mails('a@ornek.test')).toEqual([
      { text: 'Yakamoz Retro Radyo yeniden satışta: 899,90\u00a0TL', link: '/yakamoz-retro-radyo' },
    ])
  })

  it('is written to when it costs less, not when it costs more', async () => {
    await ask('/haber-ver/lodos-ahsap-matruska', 'b@ornek.test', { tur: 'price' })
    await run('UPDATE product SET price = 39990 WHERE id = 6')
    await shop.tick()
    expect(await mails('b@ornek.test')).toEqual([])
    await run('UPDATE product SET price = 29990 WHERE id = 6')
    await shop.tick()
    const [mail, ...more] = await mails('b@ornek.test')
    expect(mail?.text).toBe('Lodos Ahşap Matruşka ucuzladı: 299,90\u00a0TL')
    expect(more).toEqual([])
  })

  it('waits for one sold-out variant of a product that is there, in their own language', async () => {
    const gone = await shop.db
      .prepare(
        `SELECT s.id, t.path, t.title FROM sub_product s JOIN product p ON p.id = s.product_id AND p.stock > 0
           AND p.is_active = 1 JOIN product_text t ON t.product_id = p.id AND t.language = 'en'
         WHERE s.stock = 0 ORDER BY s.id LIMIT 1`,
      )
      .first<{ id: number; path: string; title: string }>()
    const visitor = shop.visitor()
    const product = await (await visitor.get(`/${gone!.path}`)).text()
    expect(product).toContain(`href="/haber-ver/${gone!.path}?tur=stock"`)
    const page = await (await visitor.get(`/haber-ver/${gone!.path}?tur=stock`)).text()
    expect(page).toContain(`<option value="${gone!.id}"`)
    await ask(`/haber-ver/${gone!.path}`, 'c@ornek.test', {
      tur: 'stock',
      variant: String(gone!.id),
    })
    await shop.tick()
    expect(await mails('c@ornek.test')).toEqual([])
    await run(`UPDATE sub_product SET stock = 1 WHERE id = ${gone!.id}`)
    await shop.tick()
    const [mail] = await mails('c@ornek.test')
    expect(mail?.text).toContain(gone!.title)
    expect(mail?.text).toContain('is back')
    expect(mail?.link).toBe(`/${gone!.path}?variant=${gone!.id}`)
    expect((await visitor.get(mail!.link)).status).toBe(200)
  })
})
