import type { PlatformOptions } from '../platform/start-platform'
import { openPlatformShop, type PlatformShop } from './platform-shop'

export type ProviderState = 'up' | 'down' | 'refusing'

export type CaptchaShop = PlatformShop & {
  /** What the provider was asked to verify. */
  verified: URLSearchParams[]
  setProvider: (state: ProviderState) => void
}

export const turnstile = {
  CAPTCHA_PROVIDER: 'turnstile',
  CAPTCHA_SITE_KEY: '1x00000000000000000000AA',
  CAPTCHA_SECRET: 'hidden-secret',
}

/**
 * The second backend behind a storefront with Turnstile, whose provider takes each response that begins with `human` once.
 * @param takesOrders whether a shop without our own calls has those of an order all the same
 */
export async function openCaptchaShop(
  options: PlatformOptions,
  takesOrders = false,
): Promise<CaptchaShop> {
  const verified: URLSearchParams[] = []
  const used = new Set<string>()
  let state: ProviderState = 'up'
  const verify = async (request: Request) => {
    const form = new URLSearchParams(await request.text())
    verified.push(form)
    if (state === 'down') return new Response('<h1>503</h1>', { status: 503 })
    const response = form.get('response') ?? ''
    const isHuman = state === 'up' && response.startsWith('human') && !used.has(response)
    used.add(response)
    return Response.json(
      isHuman ? { success: true } : { success: false, 'error-codes': ['timeout-or-duplicate'] },
    )
  }
  const elsewhere = async (request: Request) => {
    if (request.url === 'https://challenges.cloudflare.com/turnstile/v0/siteverify')
      return verify(request)
    if (takesOrders && request.url.includes('/order-v5/'))
      return Response.json({ PAYMENT_LIST: [] })
    const { method, headers } = request
    const body = method === 'GET' ? null : await request.arrayBuffer()
    return fetch(request.url, { method, headers, body, redirect: 'manual' })
  }
  const vars = { ...turnstile, PLATFORM_PAGES: 'none' }
  const shop = await openPlatformShop(options, vars, { elsewhere })
  return {
    ...shop,
    verified,
    setProvider: (next) => {
      state = next
    },
  }
}
