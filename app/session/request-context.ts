import type { Backend } from '~/backend/backend'
import type { Language } from '~/i18n/languages'
import type { NumberFormat } from '~/i18n/money'
import type { Preferences, SetPreference } from '~/session/cookies/cookies'
import type { PlatformPages } from './hand-over/platform-pages'
import type { HeaderCart, Notice } from './response-data'
import type { Session } from './session'

/** Per-visitor values of a page: placeholders in a document (decision 004), the values themselves for script. */
export type VisitorValues = {
  nonce: string
  formKey: string
  requestId: string
  cart: { count: string; total: string } | null
  store: string | null
}

export type HumanVerdict = 'human' | 'refused' | 'unreachable'

/** A provider's captcha, whose responses the server verifies. */
export type HumanCheck = {
  provider: 'turnstile' | 'recaptcha'
  siteKey: string
  verify: (response: string) => Promise<HumanVerdict>
}

/** What only the server needs for rendering, by name. Each area adds its entries where it sets them. */
// biome-ignore lint/suspicious/noEmptyInterface: the areas add to it
export interface ServerOnlyData {}

/** The context of one request, for loaders and actions. The Worker creates it and writes its cookies once. */
export type RequestContext = {
  /** Shown on error pages, in a header and in the log. */
  requestId: string
  /** Id of the browser, else of the submitted form. */
  visitorId: string
  language: Language
  currency: string
  preferences: Preferences
  session: Session
  backend: Backend
  notices: Notice[]
  /** Whether script sent the request (`.data`) rather than a document navigation. */
  enhanced: boolean
  /** Origin for absolute URLs; from configuration, never from a header. */
  siteOrigin: string
  paymentOrigins: string[]
  captcha: HumanCheck | null
  platformPages: PlatformPages
  visitorValues: VisitorValues
  /** Data of server-only components (app/rendering/server-data.ts). */
  serverData: ServerOnlyData
  /** How long the document waits for late parts, in ms, and what puts this visitor's values into it. */
  document: {
    maxWait: number
    fill: (html: string | ReadableStream<string | Uint8Array>) => BodyInit
  }
  /** Set by a page for members (require-member.ts). @throws a redirect when the session has no access to it */
  checkAccess?: () => void
  route?: string
  pageKind?: string
  failure?: string
  /** Seconds that the backend asked to wait, for the `Retry-After` of an answer with `busyStatus`. */
  retryAfter?: number
  busyStatus?: 429 | 503
  /** Where the shop itself does what cannot be done here; notices of what failed link to it. */
  platformLink?: NonNullable<Notice['link']>
  /** Marks the page as equal for all guests with the same language, currency and layout, so that it may be cached. */
  allowCaching: () => void
  preventCaching: () => void
  /** In this response; `flash`: on the next page. */
  notify: (notices: Notice[]) => void
  flash: (notices: Notice[]) => void
  setCart: (cart: HeaderCart | null) => void
  /** How the shop writes prices, and so the header its cart. */
  setNumberFormat: (format: NumberFormat) => void
  /** The forms of this page, or of the next after a redirect, get the submitted form's key: its effect is unknown. */
  reuseFormKey: () => void
  /** Gives the backend's cookies to the browser, for the platform's own pages (decision 068). */
  shareSession: () => void
  setPreference: (name: SetPreference, value: string) => void
  waitUntil: (work: Promise<unknown>) => void
}

declare module '@remix-run/cloudflare' {
  interface AppLoadContext extends RequestContext {}
  interface Future {
    v3_singleFetch: true
  }
}
