import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startTestShop, type TestShop, type Visitor } from '../seed/demo/test-shop'
import { mailFaults } from './mail-settings'

type Posted = {
  bearer: string | undefined
  key: string | string[] | undefined
  path: string | undefined
  body: Record<string, string>
}
const posted: Posted[] = []
let status = 200
let location = ''
const service = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = JSON.parse(Buffer.concat(chunks).toString())
  const { authorization: bearer, 'idempotency-key': key } = request.headers
  posted.push({ bearer, key, path: request.url, body })
  response.writeHead(status, location ? { location } : {}).end()
})

let shop: TestShop
let guest: Visitor
beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  shop = await startTestShop(120, {
    MAIL_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/send`,
    MAIL_TOKEN: 'a token of the tests',
    SITE_ORIGIN: 'https://www.sercehan.test',
  })
  guest = shop.visitor()
}, 60_000)
afterAll(async () => {
  await shop.stop()
  service.close()
})

const subscribe = (email: string) => guest.post('/srv/service/guest/subscribeNewsletter', { email })
const to = (email: string) => posted.filter(({ body }) => body.to === email)
const row = (email: string) =>
  shop.db
    .prepare('SELECT tries, try_at, delivered_at FROM outbox WHERE recipient = ?1')
    .bind(email)
    .first<{ tries: number; try_at: number | null; delivered_at: number | null }>()
const minutesToWait = async (email: string) => {
  const { try_at: at } = (await row(email)) ?? { try_at: null }
  return Math.round((Number(at) - Date.now() / 1000) / 60)
}
const due = () => shop.db.prepare('UPDATE outbox SET try_at = 0 WHERE try_at IS NOT NULL').run()
const settles = (email: string, expected: object) =>
  vi.waitFor(async () => expect(await row(email)).toMatchObject(expected), { timeout: 10_000 })

it('[R04] a mail is posted after the answer, once, and marked as sent', async () => {
  const email = 'ada@ornek.test'
  await subscribe(email)
  await settles(email, { tries: 1, try_at: null, delivered_at: expect.any(Number) })
  await Promise.all(['bir', 'iki', 'üç'].map((name) => subscribe(`${name}@ornek.test`)))
  await settles('iki@ornek.test', { delivered_at: expect.any(Number) })
  const [mail, ...others] = to(email)
  expect(others).toEqual([])
  expect(mail?.bearer).toBe('Bearer a token of the tests')
  expect(mail?.body).toEqual({
    from: 'merhaba@sercehan.test',
    to: email,
    subject: expect.stringMatching(/./),
    text: expect.stringMatching(/\n\nhttps:\/\/www\.sercehan\.test\/\S+token=\w+/),
  })
})

it('[R04] a mail that fails is tried again after 1, 5, 25 and 125 minutes, with the same key', async () => {
  const email = 'sonra@ornek.test'
  status = 503
  await subscribe(email)
  await settles(email, { tries: 1, try_at: expect.any(Number), delivered_at: null })
  expect(await minutesToWait(email)).toBe(1)
  await due()
  status = 200
  await subscribe('dort@ornek.test')
  await settles(email, { tries: 2, try_at: null, delivered_at: expect.any(Number) })
  const [first, second] = to(email).map(({ key }) => key)
  expect(to(email).length).toBe(2)
  expect(first).toMatch(/^https:\/\/www\.sercehan\.test\/outbox\/\d+$/)
  expect(second).toBe(first)

  const never = 'hic@ornek.test'
  status = 422
  await subscribe(never)
  for (let tries = 1; tries < 5; tries += 1) {
    await settles(never, { tries, try_at: expect.any(Number) })
    expect(await minutesToWait(never)).toBe(5 ** (tries - 1))
    await due()
    await subscribe(`deneme${tries}@ornek.test`)
  }
  await settles(never, { tries: 5, try_at: null, delivered_at: null })
})

it('[R04] a mail of yesterday is left, and no redirect is followed', async () => {
  status = 503
  const [old, elsewhere] = ['dun@ornek.test', 'baska@ornek.test']
  await subscribe(old)
  await settles(old, { tries: 1, try_at: expect.any(Number) })
  await shop.db
    .prepare('UPDATE outbox SET sent_at = sent_at - 86500 WHERE recipient = ?1')
    .bind(old)
    .run()
  await due()
  status = 307
  location = '/elsewhere'
  await subscribe(elsewhere)
  await settles(elsewhere, { tries: 1, try_at: expect.any(Number), delivered_at: null })
  expect(to(elsewhere).map(({ path }) => path)).toEqual(['/send'])
  expect(to(old).length).toBe(1)
})

it('[T75] names what is wrong with the settings of mails', () => {
  expect(mailFaults({})).toEqual([])
  expect(mailFaults({ MAIL_TOKEN: 'x' })).toEqual([expect.stringMatching(/^MAIL_TOKEN/)])
  const all = mailFaults({ MAIL_URL: 'http://mail.test/send' })
  expect(all.map((line) => line.split(' ')[0])).toEqual(['MAIL_URL', 'MAIL_TOKEN', 'SITE_ORIGIN'])
})
