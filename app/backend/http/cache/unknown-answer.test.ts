import { expect, it, vi } from 'vitest'
import { isUnknownAnswer, withoutUnknownAnswer } from './unknown-answer'

const sentence = (path: string, at: string) =>
  `The route ${path} could not be found (${at}, req 7f3a).`
const srv = (path: string) => ({ status: 404, statusText: sentence(path, '10:20:30') })
const api = (path: string) => ({ status: false, message: sentence(path, '11:21:31'), data: [] })
const wire = (body: unknown, status = 404) => ({ status, body, setCookies: [] })

const globals = wire(srv('/srv/service/site/get-globals'))
const never = wire(api('/api/v1/site/no-such-call'))

it.each<[isOne: boolean, what: string, body: unknown, status?: number]>([
  [true, 'another path', srv('/srv/service/cart/load')],
  [true, 'the other envelope', api('/api/v1/authentication/login')],
  [false, 'what is not found', { status: 404, statusText: 'Sipariş bulunamadı.' }],
  [false, 'another status', { ...srv('/srv/x'), status: 0 }],
  [false, 'more than a sentence', { ...srv('/srv/x'), data: [1] }],
  [false, 'a status that lacks nothing', srv('/srv/x'), 422],
])('[O01] tells an unknown call, %s: %s', (isOne, _, body, status) => {
  expect(isUnknownAnswer(wire(body, status), globals, never)).toBe(isOne)
})

it('[O01] takes nothing so at a shop that has its settings', () => {
  expect(isUnknownAnswer(never, wire({}, 200), never)).toBe(false)
})

it('[O01] learns the words of calls under /api/ once, and of a shop without settings alone', async () => {
  const ask = vi.fn(async (key) => (key === 'GLOBALS' ? wire({ LANGUAGE: 'tr' }, 200) : never))
  const login = wire(api('/api/v1/authentication/login'))
  const bodyOf = async (origin: string) =>
    (await withoutUnknownAnswer('LOGIN', login, origin, ask)).body
  expect(await bodyOf('https://has.test')).toBe(login.body)
  expect(ask.mock.calls).toEqual([['GLOBALS']])
  await withoutUnknownAnswer('GLOBALS', globals, 'https://lacks.test', ask)
  expect([await bodyOf('https://lacks.test'), await bodyOf('https://lacks.test')]).toEqual(['', ''])
  expect(ask.mock.calls).toEqual([['GLOBALS'], ['UNKNOWN']])
  await withoutUnknownAnswer('GLOBALS', wire({ LANGUAGE: 'tr' }, 200), 'https://lacks.test', ask)
  expect(await bodyOf('https://lacks.test')).toBe(login.body)
})

it('[O01] [L02] tells an unknown call by the first change of an isolate', async () => {
  const ask = async (key: string) => (key === 'GLOBALS' ? globals : never)
  const login = wire(api('/api/v1/authentication/login'))
  const first = await withoutUnknownAnswer('LOGIN', login, 'https://first.test', ask)
  expect(first.body).toBe('')
})
