import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, signIn } from '../support/member'
import { pageOf, readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
/** Whether the backend lacks the newer group of calls. */
let isOld = false
let isDown = false
const requested: string[] = []
beforeAll(async () => {
  shop = await openWorkers({
    backend: (request, pass) => {
      const { pathname } = new URL(request.url)
      const talks = /message|department/.test(pathname)
      if (talks) requested.push(`${request.method} ${pathname}`)
      if (talks && isDown) return Promise.resolve(new Response('', { status: 500 }))
      if (isOld && talks && pathname.startsWith('/api/'))
        return Promise.resolve(new Response('{}', { status: 404 }))
      return pass(request)
    },
  })
})
afterAll(() => shop.close())

async function member(kind: Parameters<typeof signIn>[1] = 'plain'): Promise<Visitor> {
  const visitor = shop.visitor()
  await signIn(visitor, kind)
  return visitor
}
const linesOf = async (subject: string) =>
  (
    await shop.db
      .prepare(
        `SELECT l.text FROM message_line l JOIN message m ON m.id = l.message_id
         WHERE m.subject = ?1 AND l.is_admin = 0 ORDER BY l.id`,
      )
      .bind(subject)
      .all<{ text: string }>()
  ).results.map(({ text }) => text)

describe.each([
  ['the newer calls', false],
  ['the older calls', true],
])('messages by %s', (_name, old) => {
  beforeAll(() => {
    isOld = old
    requested.length = 0
  })

  it('[M01] [Z33] [Z38] a member lists and opens their own conversations', async () => {
    const visitor = await member()
    const html = await (await visitor.get('/uye-mesajlari')).text()
    expect(html).toContain('Kargom nerede?')
    expect(html).toContain('Fatura adresi')
    expect(html).not.toContain('Değişim')
    const opened = await visitor.get('/uye-mesaji?mesaj=1')
    const text = await opened.text()
    expect(text).toContain('Siparişim ne zaman yola çıkar?')
    expect(text).toContain('yarın elinizde olur')
    expect(opened.headers.get('cache-control')).toContain('no-store')
    const family = old
      ? 'GET /srv/service/profile/get-message-list/1'
      : 'GET /api/v1/customer/messages/1'
    expect(requested).toContain(family)
  })

  it('[M01] [Z35] [Z37] [Z34] a member writes to a department, answers and closes', async () => {
    const subject = `İade ${old}`
    const visitor = await member()
    const form = await (await visitor.get('/iletisim')).text()
    expect(
      readPage(form)
        .field('departmentId')
        .options.map(({ text }) => text),
    ).toContain('İade ve değişim')
    expect(form).not.toContain('id="contact-email"')
    const sent = await visitor.post('/iletisim', {
      departmentId: '2',
      subject,
      text: 'Çantayı geri göndermek istiyorum.',
    })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/uye-mesajlari'])
    const list = await pageOf(visitor.follow(sent))
    expect(list.notices('status').map(({ text }) => text)).toEqual(['Mesajınız gönderildi.'])
    const links = list.main.queryAllByRole('link').filter(({ text }) => text.startsWith(subject))
    const id = new URL(links[0]?.href ?? '', shop.url).searchParams.get('mesaj') ?? ''
    const fields = { mesaj: id, text: 'Fişi ekte.' }
    expect((await visitor.post('/uye-mesaji', fields)).headers.get('location')).toBe(
      `/uye-mesaji?mesaj=${id}`,
    )
    expect(await linesOf(subject)).toEqual(['Çantayı geri göndermek istiyorum.', 'Fişi ekte.'])
    requested.length = 0
    const closed = await visitor.post('/uye-mesaji', { mesaj: id, adim: 'kapat' })
    expect(closed.status).toBe(303)
    expect(requested).toContain(
      old ? `POST /srv/service/profile/close-message/${id}` : `PUT /api/v1/customer/messages/${id}`,
    )
    const html = await (await visitor.follow(closed)).text()
    expect(html).toContain('Görüşme kapatıldı.')
    expect(html).not.toContain('name="text"')
    const late = await visitor.post('/uye-mesaji', fields)
    expect(late.status).toBe(422)
    expect(await linesOf(subject)).toHaveLength(2)
  })

  it('[M01] [Z36] [T60] another member’s conversation is not found, nor answered, nor closed', async () => {
    const visitor = await member()
    expect((await visitor.get('/uye-mesaji?mesaj=3')).status).toBe(404)
    await visitor.post('/uye-mesaji', { mesaj: '3', text: 'Merhaba' })
    await visitor.post('/uye-mesaji', { mesaj: '3', adim: 'kapat' })
    expect(await linesOf('Değişim')).toHaveLength(1)
    const row = await shop.db.prepare('SELECT status FROM message WHERE id = 3').first('status')
    expect(row).toBe(1)
  })
})

describe('the contact page', () => {
  beforeAll(() => {
    isOld = false
  })

  it('[M02] [U20] accepts a guest’s message, with name and e-mail', async () => {
    const visitor = shop.visitor()
    const page = await visitor.get('/iletisim')
    expect(page.status).toBe(200)
    expect(readPage(await page.text()).heading).toBe('Bize yazın')
    const fields = {
      departmentId: '4',
      subject: 'Boyutu',
      text: 'Kaç sayfa?',
      name: 'Ece',
      email: 'ece@ornek.test',
    }
    const sent = await visitor.post('/iletisim', fields)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/iletisim'])
    expect(await (await visitor.follow(sent)).text()).toContain('Mesajınız gönderildi.')
    const row = await shop.db
      .prepare("SELECT member_id, name, email, department_id FROM message WHERE subject = 'Boyutu'")
      .first()
    expect(row).toEqual({ member_id: 0, name: 'Ece', email: 'ece@ornek.test', department_id: 4 })
  })

  it('[M02] [X01] shows what is missing under each field and keeps the rest', async () => {
    const answer = await shop
      .visitor()
      .post('/iletisim', { text: 'Bir şey', email: 'ece', name: '' })
    expect(answer.status).toBe(422)
    const { main } = await pageOf(answer)
    const errorOf = (name: string) => {
      const id = main.field(name).attribute('aria-describedby')
      return main.queryAllByRole('alert').find((one) => one.attribute('id') === id)?.text
    }
    for (const name of ['name', 'departmentId', 'subject'])
      expect(errorOf(name), name).toBe('Bu alan boş bırakılamaz')
    expect(errorOf('email')).toBe('Email formatına uygun değil')
    expect(main.field('text').value).toBe('Bir şey')
  })

  it('[M02] keeps every field when the backend fails', async () => {
    const fields = {
      departmentId: '1',
      subject: 'Konu',
      text: 'Uzun metin',
      name: 'Ece',
      email: 'ece@ornek.test',
    }
    const visitor = shop.visitor()
    await visitor.get('/iletisim')
    isDown = true
    const answer = await visitor.post('/iletisim', fields)
    isDown = false
    expect(answer.status).toBe(503)
    const html = await answer.text()
    expect(html).toContain('value="Konu"')
    expect(html).toContain('Uzun metin</textarea>')
    expect(html).toContain('value="ece@ornek.test"')
  })

  it('[M01] an answer written while signed out is sent after signing in', async () => {
    const visitor = shop.visitor()
    const requestsOf = await visitor.post('/uye-mesaji', {
      mesaj: '1',
      text: 'Teşekkürler, geldi.',
    })
    const signInPage = requestsOf.headers.get('location') ?? ''
    expect(signInPage).toBe('/uye-girisi-sayfasi?donus=%2Fuye-mesaji%3Fmesaj%3D1')
    const { email, password } = account('plain')
    const back = await visitor.post('/uye-girisi-sayfasi', {
      tip: 'eposta',
      username: email,
      password,
      donus: '/uye-mesaji?mesaj=1',
    })
    expect(back.headers.get('location')).toBe('/uye-mesaji?mesaj=1')
    expect(await (await visitor.follow(back)).text()).toContain('Teşekkürler, geldi.')
    expect(await linesOf('Kargom nerede?')).toContain('Teşekkürler, geldi.')
  })

  it('[M01] a guest is sent to the sign-in page, and back', async () => {
    expect((await shop.visitor().get('/uye-mesajlari')).headers.get('location')).toBe(
      '/uye-girisi-sayfasi?donus=%2Fuye-mesajlari',
    )
  })
})

/** The time in Istanbul, computed by hand: three hours ahead of UTC all year. */
function inIstanbul(seconds: number): string {
  const [day, time] = new Date((seconds + 3 * 3600) * 1000).toISOString().split('T')
  const [year, month, date] = (day ?? '').split('-').map(Number)
  const months = 'Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara'.split(' ')
  return `${date} ${months[(month ?? 1) - 1]} ${year} ${time?.slice(0, 5)}`
}

it('[M01] [G07] shows the time of each line in Istanbul, past midnight too', async () => {
  isOld = false
  const late = Date.UTC(2026, 11, 31, 21, 30) / 1000
  await shop.db
    .prepare('UPDATE message_line SET written_at = ?1 WHERE message_id = 1 AND is_admin = 0')
    .bind(late)
    .run()
  const { results } = await shop.db
    .prepare('SELECT text, written_at FROM message_line WHERE message_id = 1 ORDER BY id')
    .all<{ text: string; written_at: number }>()
  expect(results.length).toBeGreaterThan(1)
  const { main } = await pageOf((await member()).get('/uye-mesaji?mesaj=1'))
  const entries = main.queryAllByRole('listitem')
  for (const { text, written_at } of results) {
    const entry = entries.find((one) => one.text.includes(text))
    expect(entry?.tags('time')[0]?.text, text).toBe(inIstanbul(written_at))
  }
  expect(inIstanbul(late)).toBe('1 Oca 2027 00:30')
})
