import { z } from 'zod'
import { decodePrefix } from '../../app/backend/http/endpoint-address'
import { type EndpointKey, endpointOf, endpoints } from '../../app/backend/http/endpoints'
import type { ShopOrigins } from '../../app/backend/http/shop-origins'
import { isCurrencyCode } from '../../app/i18n/currency-codes'
import { readSealKeys, type SealKey } from '../../app/session/cookies/seal'
import { sha256 } from '../../app/session/cookies/sha256'
import type { PlatformPages } from '../../app/session/hand-over/platform-pages'
import { platformPagesOf, readPlatformPaths, sessionDomainFault } from './platform-pages'
import type { CaptchaSettings } from './request/captcha'

/** The storefront's variables, secrets and bindings; README explains each. */
export type Env = {
  SITE_ORIGIN?: string
  SHOP_ORIGIN?: string
  PICTURE_ORIGIN?: string
  PICTURE_RESIZING?: string
  PAYMENT_ORIGINS?: string
  PLATFORM_PAGES?: string
  SESSION_DOMAIN?: string
  SHOP_PATH_PREFIX?: string
  SHOP_PREFIX_KEYS?: string
  EXPORT_MODE?: string
  DEFAULT_CURRENCY?: string
  FRESH_SECONDS?: string
  READ_DEADLINE_MS?: string
  CAPTCHA_PROVIDER?: string
  CAPTCHA_SITE_KEY?: string
  CAPTCHA_SECRET?: string
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
  platformPages: PlatformPages
  shopFetch: (address: string, init: RequestInit) => Promise<Response>
  prefix: string
  prefixKeys: ReadonlySet<string> | null
  exportMode: boolean
  defaultCurrency: string
  /** How long a catalogue answer is fresh, in ms; a document is for half as long. */
  freshMs: number
  /** How long a page waits for an answer that it reads, in ms. */
  readDeadline: number
  guestToken: string
  captcha: CaptchaSettings | null
  sealKeys: SealKey[]
  /** Of every setting that alters a page or how an answer is read: caches outlive a change of these. */
  digest: string
}

const origin = z.string().refine((value) => {
  try {
    return new URL(value).origin === value && /^https?:/.test(value)
  } catch {
    return false
  }
}, 'must be an origin like "https://www.shop.example", without a path or a slash at its end')

const domain = z
  .string()
  .regex(/^$|^[a-z\d-]+(\.[a-z\d-]+)+$/, 'must be a domain like "shop.example"')
  .default('')

const originOrNone = z.union([z.literal(''), origin]).default('')

/** A setting that a function reads, whose error is the sentence about it. */
const readBy = <T>(read: (setting: string) => T | Promise<T>) =>
  z.string().transform(async (setting, context) => {
    try {
      return await read(setting)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      context.issues.push({ code: 'custom', message, input: setting })
      return z.NEVER
    }
  })

const captchaKey = z
  .string()
  .regex(/^[\w.-]*$/, 'must be a key of letters, digits, "-", "_" and "."')
  .default('')

const shape = z.object({
  SITE_ORIGIN: origin,
  SHOP_ORIGIN: originOrNone,
  PICTURE_ORIGIN: originOrNone,
  PICTURE_RESIZING: z.enum(['', 'cloudflare'], 'must be cloudflare or empty').default(''),
  PAYMENT_ORIGINS: z
    .string()
    .default('')
    .transform((setting) => setting.split(',').map((one) => one.trim()))
    .transform((origins) => origins.filter(Boolean))
    .pipe(z.array(origin)),
  PLATFORM_PAGES: z.string().default('').pipe(readBy(readPlatformPaths)),
  SESSION_DOMAIN: domain,
  SHOP_PATH_PREFIX: z.string().default('').pipe(readBy(decodePrefix)),
  SHOP_PREFIX_KEYS: z.string().default('').pipe(readBy(readPrefixKeys)),
  EXPORT_MODE: z.enum(['', '0', '1'], 'must be 0 or 1').default('0'),
  DEFAULT_CURRENCY: z
    .string()
    .refine(isCurrencyCode, 'must be a currency code like TL, EUR or USD')
    .default('TL'),
  FRESH_SECONDS: z
    .string()
    .regex(/^\d{1,4}$/, 'must be a number of seconds below 10000')
    .default('60'),
  READ_DEADLINE_MS: z
    .string()
    .regex(/^[1-9]\d{2,4}$/, 'must be a number of milliseconds from 100 to 99999')
    .default('1200'),
  SHOP_GUEST_TOKEN: z
    .string()
    .regex(/^$|^[\w.~+/=-]{8,}$/, 'must be a bearer token of at least 8 letters and digits')
    .default(''),
  CAPTCHA_PROVIDER: z
    .enum(['', 'turnstile', 'recaptcha'], 'must be turnstile, recaptcha or empty')
    .default(''),
  CAPTCHA_SITE_KEY: captchaKey,
  CAPTCHA_SECRET: captchaKey,
  SESSION_KEYS: z
    .string('is missing; set it with: wrangler secret put SESSION_KEYS')
    .pipe(readBy(readSealKeys)),
})

type Vars = z.output<typeof shape>

/** The names of all variables and secrets, for the environment of a local start. */
export const settingNames: readonly string[] = Object.keys(shape.shape)

/** The keys of catalogue calls that get the path prefix; null for all. @throws one sentence that names an unknown one */
export function readPrefixKeys(setting: string): ReadonlySet<string> | null {
  if (setting === '') return null
  const keys = setting.split(',').map((key) => key.trim())
  const unknown = keys.find((key) => !(key in endpoints) || !endpointOf(key as EndpointKey).prefix)
  if (unknown)
    throw new Error(
      `SHOP_PREFIX_KEYS names "${unknown}", which is no catalogue key of app/backend/http/endpoints.ts.`,
    )
  return new Set(keys)
}

function sentenceOf({ path, message }: z.core.$ZodIssue): string {
  const name = String(path[0])
  const sentence = message.startsWith(name) ? message : `${name} ${message}`
  return sentence.endsWith('.') ? sentence : `${sentence}.`
}

function missingForReferenceShop({ SHOP_ORIGIN, SHOP_GUEST_TOKEN, SHOP }: Env): string[] {
  if (SHOP_ORIGIN) return []
  return [
    ...(SHOP ? [] : ['SHOP is missing: bind the shop Worker as SHOP, or set SHOP_ORIGIN.']),
    ...(SHOP_GUEST_TOKEN
      ? []
      : ['SHOP_GUEST_TOKEN is missing; set it with: wrangler secret put SHOP_GUEST_TOKEN.']),
  ]
}

function sameOriginFault({ SITE_ORIGIN, SHOP_ORIGIN }: Env): string[] {
  if (!SHOP_ORIGIN || SHOP_ORIGIN !== SITE_ORIGIN) return []
  return [
    'SHOP_ORIGIN is the same as SITE_ORIGIN, so the storefront would ask itself: the shop needs a host of its own.',
  ]
}

function missingForCaptcha({ CAPTCHA_PROVIDER, CAPTCHA_SITE_KEY, CAPTCHA_SECRET }: Env): string[] {
  if (!CAPTCHA_PROVIDER) return []
  return [
    ...(CAPTCHA_SITE_KEY
      ? []
      : ['CAPTCHA_SITE_KEY is missing: the provider gives one for this site.']),
    ...(CAPTCHA_SECRET
      ? []
      : ['CAPTCHA_SECRET is missing; set it with: wrangler secret put CAPTCHA_SECRET.']),
  ]
}

/** What works less well than the operator may expect; said once, when the Worker or the local shop starts. */
export function warningsOf({ origins, paymentOrigins, platformPages }: Settings): string[] {
  if (!origins.shop) return []
  const warnings = {
    'PAYMENT_ORIGINS is empty: no order can be paid by card, as no payment page may be opened.':
      paymentOrigins.length === 0,
    'SESSION_DOMAIN is empty: what the shop’s own pages take over starts without the cart.':
      platformPages.addresses.order !== undefined && platformPages.cookieDomain === null,
  }
  return Object.entries(warnings).flatMap(([warning, applies]) => (applies ? [warning] : []))
}

/** Validates every setting once, at the start. @throws one sentence for each wrong setting, with the remedy */
export async function readSettings(env: Env): Promise<Settings> {
  const parsed = await shape.safeParseAsync(env)
  const faults = [
    ...(parsed.error?.issues ?? []).map(sentenceOf),
    ...missingForReferenceShop(env),
    ...sameOriginFault(env),
    ...missingForCaptcha(env),
    ...sessionDomainFault(env),
  ]
  if (!parsed.success || faults.length > 0) throw new Error([...new Set(faults)].join('\n'))
  return { ...settingsOf(parsed.data, env.SHOP), digest: await digestOf(env) }
}

const ofNoPage = new Set([
  ...['SESSION_KEYS', 'SHOP_GUEST_TOKEN', 'CAPTCHA_SECRET', 'PAYMENT_ORIGINS'],
  ...['FRESH_SECONDS', 'READ_DEADLINE_MS'],
])

async function digestOf(env: Env): Promise<string> {
  const vars = new Map<string, unknown>(Object.entries(env))
  const seen = settingNames.filter((name) => !ofNoPage.has(name))
  const digest = await sha256(JSON.stringify(seen.map((name) => vars.get(name) || '')))
  return digest.slice(0, 16)
}

function captchaOf(vars: Vars): CaptchaSettings | null {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret } = vars
  return provider === '' ? null : { provider, siteKey, secret }
}

function settingsOf(vars: Vars, binding: Env['SHOP']): Omit<Settings, 'digest'> {
  return {
    siteOrigin: vars.SITE_ORIGIN,
    shopOrigin: vars.SHOP_ORIGIN || 'https://shop.internal',
    origins: {
      shop: vars.SHOP_ORIGIN,
      site: vars.SITE_ORIGIN,
      pictures: vars.PICTURE_ORIGIN || vars.SHOP_ORIGIN,
      // Cloudflare answers `/cdn-cgi/image/`; nothing does on this machine.
      resizes: vars.PICTURE_RESIZING === 'cloudflare' && vars.SITE_ORIGIN.startsWith('https:'),
    },
    paymentOrigins: vars.PAYMENT_ORIGINS,
    platformPages: platformPagesOf(vars),
    shopFetch: (address, init) =>
      vars.SHOP_ORIGIN || !binding ? fetch(address, init) : binding.fetch(address, init),
    prefix: vars.SHOP_PATH_PREFIX,
    prefixKeys: vars.SHOP_PREFIX_KEYS,
    exportMode: vars.EXPORT_MODE === '1',
    defaultCurrency: vars.DEFAULT_CURRENCY,
    freshMs: Number(vars.FRESH_SECONDS) * 1000,
    readDeadline: Number(vars.READ_DEADLINE_MS),
    guestToken: vars.SHOP_GUEST_TOKEN,
    captcha: captchaOf(vars),
    sealKeys: vars.SESSION_KEYS,
  }
}
