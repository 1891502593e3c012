import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hrefOf } from '../../app/site-map'
import { formKey } from '../support/buyer'
import { account, signIn } from '../support/member'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

/* The shop signs a member in and says that the password must be changed. */

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const answer = await pass(request)
      if (!new URL(request.url).pathname.startsWith('/api/v1/authentication/login')) return answer
      const body = (await answer.json()) as { data?: object[] }
      const data = body.data?.map((one) => ({ ...one, password_change: 1 }))
      return Response.json({ ...body, data }, answer)
    },
  })
})
afterAll(() => shop.close())

const leadsTo = async (visitor: Visitor, path: string) =>
  (await visitor.get(path)).headers.get('location')
const change = (back: string) => `/sifre-degistir?donus=${encodeURIComponent(back)}`

describe('[L05] a member whose password has expired', () => {
  it('[T96] stays led to the change, whatever other sign-in is begun meanwhile', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'plain')
    const begun = [hrefOf('socialSignIn', 'tr', { platform: 'google' }), '/sosyal-giris?code=x']
    for (const path of begun) {
      await visitor.get(path)
      expect(await leadsTo(visitor, '/hesabim'), path).toBe(change('/hesabim'))
    }
    const phone = '0533 111 22 33'
    await visitor.post('/tek-kullanimlik-kod', { adim: 'phone', phone, country_code: '90' })
    await visitor.post('/uye-kayit-onay', {})
    expect(await leadsTo(visitor, '/hesabim')).toBe(change('/hesabim'))
  })

  it('is led to the change by the pages of the account and of the order, and shops meanwhile', async () => {
    const visitor = shop.visitor()
    const answer = await signIn(visitor, 'plain')
    expect(answer.headers.get('location')).toBe('/sifre-degistir')
    for (const path of ['/hesabim', '/adres', '/uye-siparisleri', '/favorilerim', '/order'])
      expect(await leadsTo(visitor, path), path).toBe(change(path))
    for (const path of ['/order/adres', '/order/onay'])
      expect(await leadsTo(visitor, path), path).toBe(change('/order'))
    for (const path of ['/', '/sepet', '/kuzey-noktali-defter', '/arama?q=defter'])
      expect((await visitor.get(path)).status, path).toBe(200)
    const sent = await visitor.post('/order/onay', { agreement: '1', ...formKey() })
    expect(sent.headers.get('location')).toBe(change('/order'))
    const next = 'yepyeni bir şifre 7'
    const done = await visitor.post('/sifre-degistir', {
      password_old: account('plain').password,
      password_new: next,
      password_new_again: next,
    })
    expect(done.status).toBe(303)
    expect((await visitor.get('/hesabim')).status).toBe(200)
  })
})
