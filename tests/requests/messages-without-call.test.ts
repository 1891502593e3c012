import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import { pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'
import type { Visitor } from '../support/visitor'

/* A shop has one of two families of calls for messages, and says in its own words which calls it lacks (decision 068). */

const answers = ['404', '405', '410', '501', 'json-path', 'redirect', 'page'] as const

describe.each(answers)('a shop of the older family that lacks calls by %s', (missingCallAnswer) => {
  let shop: PlatformShop
  let member: Visitor
  beforeAll(async () => {
    shop = await openPlatformShop({ mode: 'section7', settings: { missingCallAnswer } })
    shop.platform.setMissing(37, 38)
    member = shop.visitor()
    const { email, password } = shop.platform.accounts.full
    await member.post(siteMap.signIn, { tip: 'eposta', username: email, password })
  })
  afterAll(() => shop.close())

  it('[M02] [Z34] [Z35] a guest writes to a department', async () => {
    const visitor = shop.visitor()
    const page = await pageOf(visitor.get('/iletisim'))
    const [, first] = page.main.field('departmentId').options
    const sent = await visitor.post('/iletisim', {
      ...{ departmentId: first?.value ?? '', subject: 'Boyutu', text: 'Kaç sayfa?' },
      ...{ name: 'Ece', email: 'ece@ornek.test' },
    })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/iletisim'])
    const { messages } = shop.platform.state
    expect(messages.filter(({ subject }) => subject === 'Boyutu')).toHaveLength(1)
  })

  it('[M01] [Z33] [Z36] a member lists, opens and closes conversations', async () => {
    const list = await pageOf(member.get('/uye-mesajlari'))
    const own = list.main.queryAllByRole('link').find(({ href }) => href?.includes('mesaj='))
    const at = own?.href ?? ''
    expect((await member.get(at)).status).toBe(200)
    const id = new URL(at, shop.url).searchParams.get('mesaj') ?? ''
    const closed = await member.post('/uye-mesaji', { mesaj: id, adim: 'kapat' })
    expect(closed.status).toBe(303)
    const { messages } = shop.platform.state
    expect(messages.find((one) => String(one.id) === id)?.isOpen).toBe(false)
  })

  it('[M01] a conversation that is not there is not found', async () => {
    expect((await member.get('/uye-mesaji?mesaj=99999')).status).toBe(404)
  })
})
