import { expect, it } from 'vitest'
import { refuse } from './guard'

function refusal(
  method: string,
  headers: Record<string, string> = {},
  address = 'https://shop.test/sepet/ekle',
) {
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '3' }
  const body = method === 'GET' || method === 'HEAD' ? null : 'a=1'
  const request = new Request(address, { method: body ? 'POST' : method, body })
  const all = new Headers(body ? { ...form, ...headers } : headers)
  return refuse(
    { method, url: request.url, headers: all } as unknown as Request,
    new URL(request.url),
  )
}

it('[T89] lets a form of this site through, also of a browser without Origin', () => {
  expect(refusal('POST', { 'sec-fetch-site': 'same-origin' })).toBeNull()
  expect(refusal('POST', { origin: 'https://shop.test' })).toBeNull()
  expect(refusal('POST')).toBeNull()
})

it('[T29] refuses a form of another site, a subdomain and a sandboxed frame', () => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://shop.test' },
    { origin: 'https://evil.test' },
    { origin: 'null' },
  ]
  for (const headers of foreign) expect(refusal('POST', headers)?.status).toBe(403)
})

it('[T30] refuses methods that no page uses', () => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])
    expect(refusal(method)?.status).toBe(405)
  expect(refusal('GET')).toBeNull()
})

it('[T31] refuses other kinds of body, bodies without a length and large ones', () => {
  expect(refusal('POST', { 'content-type': 'application/json' })?.status).toBe(415)
  expect(refusal('POST', { 'content-type': 'text/plain' })?.status).toBe(415)
  expect(refusal('POST', { 'content-length': '70000' })?.status).toBe(413)
})

it('[T32] refuses an address that is too long', () => {
  expect(refusal('GET', {}, `https://shop.test/?q=${'a'.repeat(9000)}`)?.status).toBe(414)
})

it.each(['/defter%00', '/defter%00.data', '/%', '/%C5'])(
  '[T48] %s is refused: no path holds a NUL or bytes that are no text',
  (path) => {
    const refused = { status: 400, reason: 'malformed_path' }
    expect(refusal('GET', {}, `https://shop.test${path}`)).toEqual(refused)
  },
)

it('[T48] a path of letters beyond ASCII or with an encoded percent sign passes', () => {
  for (const path of ['/%C5%9Fapka', '/%25', '/%2500'])
    expect(refusal('GET', {}, `https://shop.test${path}`)).toBeNull()
})
