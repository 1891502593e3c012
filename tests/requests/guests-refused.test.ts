import { describe, expect, it } from 'vitest'
import { type Fault, failingShop } from '../support/broken-backend'
import { demoProduct } from '../support/demo'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'

const shop = failingShop()

/** What the shop answers to whom it takes for a guest; the reads of its pages pass. */
const guestsOnly: Fault = async (request, pass) =>
  request.method === 'POST' ? Response.json({ status: 0, statusText: 'NO_MEMBER_SESSION' }) : pass()

const email = 'konuk@ornek.test'
const forms: [string, (path: string) => string, Record<string, string>][] = [
  ['a question', (path) => `/sorular${path}`, { name: 'Ece', question: 'Bu ürün kaç kilo gelir?' }],
  ['an alarm', (path) => `/haber-ver${path}`, { email, tur: 'price' }],
  [
    'a message',
    () => '/iletisim',
    { departmentId: '2', name: 'Ece', email, subject: 'Konu başlığı', text: 'Uzun bir metin' },
  ],
  ['a vote', (path) => `/yorumlar${path}`, { review: '1', vote: '1' }],
]

describe('[L04] what only members may do leads a guest to sign in', () => {
  it.each(forms)('%s', async (_, at, fields) => {
    const visitor = shop.visitor()
    const { path } = await demoProduct(shop.db, 'plain')
    shop.fault = guestsOnly
    const sent = await visitor.post(at(path), { ...fields, security_code: '1' })
    const page = await pageOf(sent.status === 303 ? visitor.follow(sent) : sent)
    expect(page.text).not.toContain('NO_MEMBER_SESSION')
    expect(page.text).toContain('Bunun için giriş yapmalısınız.')
    const links = page.queryAllByRole('link', 'Giriş yap')
    const back = at(path) === '/iletisim' ? '' : `?donus=${encodeURIComponent(path)}`
    expect(links.map((link) => link.attribute('href'))).toContain(`/uye-girisi-sayfasi${back}`)
  })

  it('and a member whose session has ended, from a page of theirs', async () => {
    const visitor = shop.visitor()
    const { path } = await demoProduct(shop.db, 'plain')
    await signIn(visitor)
    const form = `/yorum-yaz${path}`
    shop.fault = guestsOnly
    const fields = { rate: '5', title: 'Güzel', text: 'Çok beğendim, sağlam.', security_code: '1' }
    const sent = await visitor.post(form, fields)
    expect(sent.headers.get('location')).toBe(
      `/uye-girisi-sayfasi?donus=${encodeURIComponent(form)}`,
    )
  })
})
