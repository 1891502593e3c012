import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browse } from './browse'
import { faultKinds } from './faults/faults'
import { type StartedPlatform, startPlatform } from './start-platform'

describe('section7', () => {
  let platform: StartedPlatform
  beforeAll(async () => {
    platform = await startPlatform({ mode: 'section7' })
  })
  afterAll(() => platform.close())

  it('knows no call but those of the specification', async () => {
    const visitor = browse(platform.origin)
    for (const path of ['/srv/service/cart/load', '/srv/service/site/get-page?link=', '/api/yok']) {
      const response = await visitor.get(path)
      expect(response.status, path).toBe(404)
      expect(response.headers.get('content-type')).toContain('text/html')
    }
  })

  it('shows the faults that are set', async () => {
    platform.fault(6, 'error')
    const at = `${platform.origin}/srv/service/category/get/0`
    expect((await fetch(at)).status).toBe(500)
    platform.clearFaults()
    expect((await fetch(at)).status).toBe(200)
  })

  it('signs in by the session alone', async () => {
    const visitor = browse(platform.origin)
    const { email, password } = platform.accounts.plain
    const answer = await visitor.json('/api/v1/authentication/login/', {
      username: email,
      password,
      type: 'email',
    })
    expect(answer).not.toHaveProperty('data')
    const { data } = await visitor.json<{ data: { account: { customerInfo: object } }[] }>(
      '/api/v1/block/customer-register/?type=update',
    )
    expect(data[0]?.account.customerInfo).toMatchObject({ name: 'Zeynep' })
    expect((await visitor.get('/uye-siparisleri')).status).toBe(200)
  })

  it('has fragments as HTML, whatever is asked for', async () => {
    const visitor = browse(platform.origin)
    await visitor.json('/srv/service/cart/add-to-cart', { productId: '1001', quantity: '1' })
    for (const path of [
      '/srv/service/content-v5/sub-folder/30/1054/header-cart',
      '/srv/service/content-v5/product-loader/12/1003?link=bahce&pg=2',
    ]) {
      const response = await visitor.get(path, { accept: 'application/json' })
      expect(await response.text()).toMatch(
        /^<.*header-cart-item|^<.*product-item|^<.*productItem/s,
      )
    }
  })
})

describe('nonsense', () => {
  let platform: StartedPlatform
  const path = '/srv/service/category/get'
  beforeAll(async () => {
    platform = await startPlatform({ mode: 'nonsense', times: { hangMs: 40, dripMs: 5 } })
  })
  afterAll(() => platform.close())

  it('answers as full until a fault is set, and once it is removed', async () => {
    platform.fault(6, 'error')
    expect((await fetch(platform.origin + path)).status).toBe(500)
    platform.fault(6, null)
    expect((await fetch(platform.origin + path)).status).toBe(200)
  })

  it.each(faultKinds)('shows %s', async (kind) => {
    platform.fault('/srv/service/category', kind)
    const began = performance.now()
    const response = await fetch(platform.origin + path, { redirect: 'manual' }).catch(() => null)
    const reader = kind === 'drip' ? response?.body?.getReader() : undefined
    const first = await reader?.read()
    await reader?.cancel()
    const text = reader || !response ? '' : await response.text()
    const seen: Record<typeof kind, () => boolean> = {
      html: () => response?.status === 200 && text.startsWith('<!doctype'),
      error: () => response?.status === 500,
      empty: () => text === '',
      truncated: () => text.startsWith('[') && !text.endsWith(']'),
      'wrong-types': () => text.startsWith('{"0":'),
      hang: () => performance.now() - began > 35 && text.startsWith('['),
      drip: () => first?.value?.length === 1,
      reset: () => response === null,
      'too-many': () => response?.status === 429 && response.headers.get('retry-after') === '7',
      'redirect-loop': () => response?.headers.get('location') === path,
    }
    expect(seen[kind]()).toBe(true)
    platform.clearFaults()
  })
})
