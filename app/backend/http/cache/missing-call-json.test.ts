import { expect, it, vi } from 'vitest'
import { isMissingCallJson, withoutMissingCallJson } from './missing-call-json'

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
  [false, 'a status that misses nothing', srv('/srv/x'), 422],
])('[O01] tells a missing call, %s: %s', (isOne, _, body, status) => {
  expect(isMissingCallJson(wire(body, status), globals, never)).toBe(isOne)
})

it('[O01] takes nothing so at a shop that has its settings', () => {
  expect(isMissingCallJson(never, wire({}, 200), never)).toBe(false)
})

it('[O01] learns the words of calls under /api/ once, and of a shop without settings alone', async () => {
  const ask = vi.fn(async (key) => (key === 'GLOBALS' ? wire({ LANGUAGE: 'tr' }, 200) : never))
  const login = wire(api('/api/v1/authentication/login'))
  const bodyOf = async (origin: string) =>
    (await withoutMissingCallJson('LOGIN', login, origin, ask)).body
  expect(await bodyOf('https://has.test')).toBe(login.body)
  expect(ask.mock.calls).toEqual([['GLOBALS']])
  await withoutMissingCallJson('GLOBALS', globals, 'https://missing.test', ask)
  expect([await bodyOf('https://missing.test'), await bodyOf('https://missing.test')]).toEqual([
    '',
    '',
  ])
  expect(ask.mock.calls).toEqual([['GLOBALS'], ['NO_SUCH_CALL']])
  await withoutMissingCallJson(
    'GLOBALS',
    wire({ LANGUAGE: 'tr' }, 200),
    'https://missing.test',
    ask,
  )
  expect(await bodyOf('https://missing.test')).toBe(login.body)
})

it('[O01] [L02] tells a missing call by the first change of an isolate', async () => {
  const ask = async (key: string) => (key === 'GLOBALS' ? globals : never)
  const login = wire(api('/api/v1/authentication/login'))
  const first = await withoutMissingCallJson('LOGIN', login, 'https://first.test', ask)
  expect(first.body).toBe('')
})
