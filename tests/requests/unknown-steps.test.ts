import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { account, signIn } from '../support/member'
import { type Page, pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const codePage = '/tek-kullanimlik-kod'
const verifyPage = '/telefon-dogrula'

/** The errors of a page, above the content or in it. */
const errorsOn = (page: Page) => [
  ...page.notices('alert').map(({ text }) => text),
  ...page.main.alerts,
]

/** The error summary links only to existing elements. */
function expectLinkedFields(page: Page) {
  const links = page.main.queryAllByRole('alert').flatMap((one) => one.links('#'))
  for (const link of links) expect(page.byId.has(link.slice(1)), link).toBe(true)
}

async function withCode(ip: string, kind: 'plain' | 'vendor' = 'plain'): Promise<Visitor> {
  const visitor = shop.visitor({ 'cf-connecting-ip': ip })
  const { phone } = account(kind)
  expect((await visitor.post(codePage, { adim: 'iste', phone })).status).toBe(303)
  return visitor
}

describe('a step that is not on the page', () => {
  const steps: Record<string, string>[] = [
    { adim: 'bilinmez', phone: '' },
    { adim: 'iste', phone: '' },
    { phone: '' },
    { adim: 'iste', phone: '12' },
    {},
  ]
  it('[T77] shows the phone field again while a code is pending, with the error', async () => {
    const visitor = await withCode('198.51.101.1')
    for (const fields of steps) {
      const answer = await visitor.post(codePage, { ...fields, otp: '987654' })
      expect(answer.status, JSON.stringify(fields)).toBe(422)
      const html = await answer.text()
      expect(html).not.toContain('987654')
      const page = await pageOf(new Response(html))
      expect(page.main.fields('otp')).toEqual([])
      expect(page.main.field('phone').attribute('aria-invalid')).toBe('true')
      expect(errorsOn(page).join()).toMatch(/telefon/i)
      expectLinkedFields(page)
    }
    const { main } = await pageOf(visitor.get(codePage))
    expect(main.fields('otp')).toHaveLength(1)
  })

  it('[T77] keeps a number that cannot get a code in its form, while another number has a code', async () => {
    const visitor = await withCode('198.51.101.2', 'vendor')
    const answer = await visitor.post(codePage, { adim: 'iste', phone: '+8816123456789' })
    expect(answer.status).toBe(422)
    const page = await pageOf(answer)
    expect(page.main.field('phone').value).toContain('881')
    expect(errorsOn(page)).not.toEqual([])
    expectLinkedFields(page)
  })

  it.each([
    [codePage, 'dogrula'],
    [codePage, 'yeniden'],
    [verifyPage, 'dogrula'],
  ])('[T77] says at %s that no code is pending when "%s" comes too late', async (path, step) => {
    const visitor = path === codePage ? shop.visitor() : await memberVisitor()
    const answer = await visitor.post(path, { adim: step, otp: '123456' })
    expect(answer.status).toBe(422)
    const page = await pageOf(answer)
    expect(errorsOn(page).join()).toContain('Kodun süresi doldu')
    expectLinkedFields(page)
  })

  it('[T77] shows at the code why no other one is sent to a member', async () => {
    const visitor = await memberVisitor()
    await visitor.post(verifyPage, { adim: 'iste' })
    const requestAnother = () => visitor.post(verifyPage, { adim: 'yeniden' })
    for (let time = 0; time < 2; time += 1) {
      await endCodes()
      expect((await requestAnother()).status).toBe(303)
    }
    await endCodes()
    const answer = await requestAnother()
    expect(answer.status).toBe(422)
    const page = await pageOf(answer)
    expect(page.main.fields('otp')).toHaveLength(1)
    expect(errorsOn(page)).not.toEqual([])
    expectLinkedFields(page)
  })
})

const endCodes = () =>
  shop.db.prepare('UPDATE one_time_code SET expires_at = unixepoch() - 1').run()

async function memberVisitor() {
  const visitor = shop.visitor()
  await signIn(visitor, 'grouped')
  return visitor
}

describe('a form that is no longer on its page', () => {
  it('[T77] a reply to a closed conversation is shown again with the reason', async () => {
    const visitor = shop.visitor()
    await signIn(visitor)
    await shop.db.prepare('UPDATE message SET status = 0 WHERE id = 1').run()
    for (const text of ['Yanıt metnim', '']) {
      const answer = await visitor.post('/uye-mesaji?mesaj=1', { mesaj: '1', text })
      expect(answer.status).toBe(422)
      const page = await pageOf(answer)
      expect(errorsOn(page)).not.toEqual([])
      expect(page.main.field('text').value).toBe(text)
      expectLinkedFields(page)
    }
    expect((await pageOf(visitor.get('/uye-mesaji?mesaj=1'))).main.fields('text')).toEqual([])
  })

  it('[T77] a return that is no longer possible leads to the order, which says why', async () => {
    const visitor = shop.visitor()
    await signIn(visitor)
    await shop.db
      .prepare("INSERT INTO shipment_step VALUES ('SK2600102877', 'delivered', 100)")
      .run()
    for (const satir of ['0', '']) {
      const answer = await visitor.post('/siparis-iadesi?siparis=2600102877', {
        siparis: '2600102877',
        satir,
        reason: 'Rengi uymadı',
      })
      expect(answer.status).toBe(303)
      expect(errorsOn(await pageOf(visitor.follow(answer)))).not.toEqual([])
    }
  })

  it('[T77] a failed sign-in during the checkout shows a member the reason', async () => {
    const visitor = shop.visitor()
    await signIn(visitor)
    await add(visitor)
    for (const password of ['yanlis-sifre', '']) {
      const { email: username } = account('vendor')
      const answer = await visitor.post('/order', { adim: 'uye', email: username, password })
      expect(answer.status).toBeGreaterThanOrEqual(403)
      expect(errorsOn(await pageOf(answer))).not.toEqual([])
    }
  })

  it('[T77] a new password without its link is refused with the reason', async () => {
    const answer = await shop.visitor().post('/sifre-yenile', { password_new: 'x' })
    expect(answer.status).toBe(422)
    expect(errorsOn(await pageOf(answer))).not.toEqual([])
    const opened = await pageOf(shop.visitor().get('/sifre-yenile'))
    expect(opened.heading).toBe('Şifre değiştir')
    expect(opened.main.text).toContain('Bu bağlantı geçersiz ya da süresi dolmuş.')
  })
})

async function add(visitor: Visitor) {
  const { id } = await demoProduct(shop.db, 'addsQuietly')
  await visitor.post('/sepet/ekle', { productId: String(id), quantity: '1', back: '/' })
}
