import { plainPictureSource } from '../../../app/backend/http/shop-origins'
import { siteMap } from '../../../app/site-map'
import { type CaptchaSettings, captchaOrigins } from '../request/captcha'

const formPages = [
  siteMap.signIn,
  siteMap.register,
  siteMap.forgotPassword,
  siteMap.changePassword,
  siteMap.oneTimeCode,
  siteMap.newsletter,
  siteMap.order,
]

/** What a captcha's widget loads on the page at a path; nothing on pages without its forms, or without a provider. */
export function widgetOrigins(captcha: CaptchaSettings | null, path: string): readonly string[] {
  const isFormPage = formPages.some((page) => page === path)
  return captcha && isFormPage ? captchaOrigins(captcha) : []
}

const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types vitrin']

/** The Content-Security-Policy of one document; only scripts with its nonce run. @param widgets origins of a captcha (decision 065) */
export function contentPolicy(nonce: string, widgets: readonly string[] = []): string {
  const others = widgets.map((origin) => ` ${origin}`).join('')
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${others}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' https: data: ${plainPictureSource()}`.trimEnd(),
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${others}`,
    ...(others ? [`frame-src${others}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(others ? [] : trustedTypes),
  ].join('; ')
}

export function documentHeaders(nonce: string, language: string): Headers {
  return new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'content-security-policy': contentPolicy(nonce),
  })
}

const commonHeaders: Record<string, string> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** Sets the headers of every answer; `no-store` by default, because caches would store a response for hours. */
export function withSafeHeaders(headers: Headers, requestId: string): void {
  const referrer = headers.get('referrer-policy')
  for (const [name, value] of Object.entries(commonHeaders)) headers.set(name, value)
  // A page may only be stricter about the referrer.
  if (referrer === 'no-referrer' || referrer === 'same-origin')
    headers.set('referrer-policy', referrer)
  headers.set('x-request-id', requestId)
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
}
