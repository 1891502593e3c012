import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorkers, type Shop } from '../support/two-workers'

describe('[U16] the referrer of a visitor', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openWorkers()
  })
  afterAll(() => shop.close())

  const request = (path: string, cookie: string, referer: string) =>
    shop.fetch(path, { headers: { accept: 'text/html', cookie, referer } })
  const record = (response: Response) =>
    response.headers.getSetCookie().find((line) => line.startsWith('__Host-referrer='))

  it('is saved for 30 days after consent to analytics, on rendered and cached pages', async () => {
    const agreed = '__Host-consent=analytics; CookieLaw=1'
    for (let turn = 0; turn < 2; turn++) {
      const line = record(await request('/kategoriler', agreed, 'https://arama.test/s?q=gizli'))
      expect(line).toMatch(/Max-Age=2592000/i)
      expect(line).toMatch(/HttpOnly/i)
      const value = decodeURIComponent(/=([^;]*)/.exec(line ?? '')?.[1] ?? '')
      expect(JSON.parse(value)).toMatchObject({
        items: [{ uri: 'https://arama.test/s', page: '/kategoriler' }],
      })
      expect(value).not.toContain('gizli')
    }
  })

  it('is not saved without consent, nor for links within the shop', async () => {
    expect(
      record(await request('/kategoriler', 'CookieLaw=1', 'https://arama.test/')),
    ).toBeUndefined()
    const agreed = '__Host-consent=analytics; CookieLaw=1'
    expect(record(await request('/kategoriler', agreed, `${shop.url}/`))).toBeUndefined()
  })
})
