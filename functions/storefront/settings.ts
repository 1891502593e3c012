import { z } from 'zod'
import { decodePrefix } from '../../app/backend/http/endpoint-address'
import { type EndpointKey, endpointOf, endpoints } from '../../app/backend/http/endpoints'
import type { ShopOrigins } from '../../app/backend/http/shop-origins'
import { readSealKeys, type SealKey } from '../../app/session/cookies/seal'

/** The storefront's variables, secrets and bindings; README explains each. */
export type Env = {
  SITE_ORIGIN?: string
  SHOP_ORIGIN?: string
  PICTURE_ORIGIN?: string
  PAYMENT_ORIGINS?: string
  SHOP_PATH_PREFIX?: string
  SHOP_PREFIX_KEYS?: string
  EXPORT_MODE?: string
  DEFAULT_CURRENCY?: string
  FRESH_SECONDS?: string
  SHOP_GUEST_TOKEN?: string
  SESSION_KEYS?: string
  SHOP?: { fetch: typeof fetch }
  ASSETS?: { fetch: (request: Request) => Promise<Response> }
}

export type Settings = {
  siteOrigin: string
  shopOrigin: string
  /** For addresses in the backend's answers. */
  origins: ShopOrigins
  /** Origins of the payment pages that an order may lead to. */
  paymentOrigins: string[]
  shopFetch: (address: string, init: RequestInit) => Promise<Response>
  prefix: string
  prefixKeys: ReadonlySet<string> | null
  exportMode: boolean
  defaultCurrency: string
  /** How long a catalogue answer is fresh, in ms; a document is for half as long. */
  freshMs: number
  guestToken: string
  sealKeys: SealKey[]
}

const origin = z.string().refine((value) => {
  try {
    return new URL(value).origin === value && /^https?:/.test(value)
  } catch {
    return false
  }
}, 'must be an origin like "https://www.shop.example", without a path or a slash at its end')

const shape = z.object({
  SITE_ORIGIN: origin,
  SHOP_ORIGIN: z.union([z.literal(''), origin]).default(''),
  PICTURE_ORIGIN: z.union([z.literal(''), origin]).default(''),
  PAYMENT_ORIGINS: z
    .string()
    .default('')
    .transform((setting) => setting.split(',').map((one) => one.trim()))
    .transform((origins) => origins.filter(Boolean))
    .pipe(z.array(origin)),
  SHOP_PATH_PREFIX: z.string().default(''),
  SHOP_PREFIX_KEYS: z.string().default(''),
  EXPORT_MODE: z.enum(['', '0', '1'], 'must be 0 or 1').default('0'),
  DEFAULT_CURRENCY: z
    .string()
    .regex(/^[A-Z]{2,4}$/, 'must be a currency code like TL')
    .default('TL'),
  FRESH_SECONDS: z
    .string()
    .regex(/^\d{1,4}$/, 'must be a number of seconds below 10000')
    .default('60'),
  SHOP_GUEST_TOKEN: z
    .string('is missing; set it with: wrangler secret put SHOP_GUEST_TOKEN')
    .regex(/^[\w.~+/=-]{8,}$/, 'must be a bearer token of at least 8 letters and digits'),
  SESSION_KEYS: z.string('is missing; set it with: wrangler secret put SESSION_KEYS'),
})

function readPrefixKeys(setting: string): ReadonlySet<string> | null {
  if (setting === '') return null
  const keys = setting.split(',').map((key) => key.trim())
  const unknown = keys.find((key) => !(key in endpoints) || !endpointOf(key as EndpointKey).prefix)
  if (unknown)
    throw new Error(
      `SHOP_PREFIX_KEYS names "${unknown}", which is no catalogue key of app/backend/http/endpoints.ts.`,
    )
  return new Set(keys)
}

/** Validates every setting once, at the start. @throws one sentence that names the wrong setting and the remedy */
export async function readSettings(env: Env): Promise<Settings> {
  const parsed = shape.safeParse(env)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`${issue?.path.join('.')} ${issue?.message}.`)
  }
  const vars = parsed.data
  const binding = env.SHOP
  if (!vars.SHOP_ORIGIN && !binding)
    throw new Error('SHOP is missing: bind the shop Worker as SHOP, or set SHOP_ORIGIN.')
  return {
    siteOrigin: vars.SITE_ORIGIN,
    shopOrigin: vars.SHOP_ORIGIN || 'https://shop.internal',
    origins: {
      shop: vars.SHOP_ORIGIN,
      site: vars.SITE_ORIGIN,
      pictures: vars.PICTURE_ORIGIN || vars.SHOP_ORIGIN,
    },
    paymentOrigins: vars.PAYMENT_ORIGINS,
    shopFetch: (address, init) =>
      vars.SHOP_ORIGIN || !binding ? fetch(address, init) : binding.fetch(address, init),
    prefix: decodePrefix(vars.SHOP_PATH_PREFIX),
    prefixKeys: readPrefixKeys(vars.SHOP_PREFIX_KEYS),
    exportMode: vars.EXPORT_MODE === '1',
    defaultCurrency: vars.DEFAULT_CURRENCY,
    freshMs: Number(vars.FRESH_SECONDS) * 1000,
    guestToken: vars.SHOP_GUEST_TOKEN,
    sealKeys: await readSealKeys(vars.SESSION_KEYS),
  }
}
