import { describe, expect, it } from 'vitest'
import { backend, contextOf, emptyCache } from '../../../tests/support/call-context'
import { openMessagesApi } from './messages-api'

const none = () => new Response('<h1>Yok</h1>', { status: 404 })
const page =
  (status: number, headers: HeadersInit = {}) =>
  () =>
    new Response('<!doctype html><html><body>Sayfa</body></html>', { status, headers })
const departments = () => Response.json({ status: 1, DEPARTMENTS: [{ ID: 1, NAME: 'Satış' }] })
const done = () => Response.json({ status: 1, statusText: 'Alındı' })

const newer = 'public/send-message'
const older = 'profile/send-new-message'

let shops = 0
function shopOf(answers: Parameters<typeof backend>[0]) {
  const { sent, fetch } = backend({
    'public/department': none,
    'get-message-department-list': departments,
    [older]: done,
    ...answers,
  })
  const origin = `https://messages${shops++}.test`
  const api = openMessagesApi({ ...contextOf(fetch), origin }, emptyCache())
  const send = () =>
    api.send({ subject: 'Boyutu', text: 'Kaç sayfa?', departmentId: '1', key: 'k' })
  const changes = () =>
    sent.flatMap(({ path }) => [newer, older].filter((one) => path.includes(one)))
  return { send, changes }
}

describe('[M02] [Z37] a message to a shop with both departments and calls of the newer family', () => {
  it.each([
    ['a page', page(200)],
    ['a redirect', page(302, { location: '/mesaj-gonderildi' })],
    ['504', page(504)],
    ['500', page(500)],
    ['403', page(403)],
    ['429', page(429, { 'retry-after': '9' })],
    ['nothing', () => new Response('')],
  ])('is sent once, whatever comes: %s', async (_, answer) => {
    const list = () => Response.json({ status: false, message: 'Giriş yapın' }, { status: 401 })
    const { send, changes } = shopOf({ [newer]: answer, 'customer/messages': list })
    await send().catch(() => null)
    expect(changes()).toEqual([newer])
  })
})

describe('[M02] [Z35] a message to a shop of the older family', () => {
  it.each([
    ['404', none],
    ['a page', page(200)],
    ['a redirect', page(302, { location: '/404' })],
    ['501', page(501)],
  ])('is sent once, to its call: unknown ones get %s', async (_, lacking) => {
    const { send, changes } = shopOf({ [newer]: lacking, 'customer/messages': lacking })
    expect((await send()).ok).toBe(true)
    expect(changes()).toEqual([older])
  })
})

it('[M01] [T12] a conversation is closed by an answer that is a message alone', async () => {
  const { fetch } = backend({
    'public/department': () => Response.json({ data: [{ id: 1, name: 'Satış' }] }),
    'customer/messages/8': () => Response.json({ message: 'Mesaj kapatıldı' }),
  })
  const api = openMessagesApi({ ...contextOf(fetch), origin: 'https://closes.test' }, emptyCache())
  expect(await api.close('8')).toMatchObject({ ok: true, message: 'Mesaj kapatıldı' })
})
