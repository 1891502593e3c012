import type { Language } from './i18n/languages'
import type { Shown } from './server-visit'
import type { AnswerCart, Notice } from './session/answer-types'
import type { Preferences, SetPreference } from './session/cookies'
import type { Session } from './session/session'
import type { Shop } from './shop/shop'

/**
 * One request's visitor and what serves them; the Worker makes it, loaders and actions use it as
 * `context.visit`. Cookies are written from it once, at the edge.
 */
export type Visit = {
  /** Shown on error pages, in the header and in the log line. */
  requestId: string
  /** Name of the browser, else of the form that it sent. */
  visitorId: string
  language: Language
  currency: string
  preferences: Preferences
  session: Session
  shop: Shop
  /** Notices of the step before; reading them uses them up. */
  notices: Notice[]
  /** Whether script asked (a `.data` request) rather than a document. */
  enhanced: boolean
  /** Origin for canonical and other absolute addresses; from configuration, never from a header. */
  siteOrigin: string
  /** Origins of the payment pages that an order may lead to. */
  paymentOrigins: string[]
  /** What the page shows of this visit alone. */
  shown: Shown
  /** Data of still parts, for the server's drawing alone (app/server-visit.ts). */
  drawn: Record<string, unknown>
  /** How long the document waits for its late parts, in ms, and whether it then was whole. */
  document: {
    patience: number
    /** The rendered document: all of it, or what comes of it. */
    body: string | ReadableStream<string | Uint8Array> | null
  }
  /** Pattern of the route that served, and what failed, for the log line. */
  route?: string
  failure?: string
  /** Says that the page is the same for every guest of its language, currency and layout: it may be kept. */
  share: () => void
  /** Says that the page lacks something that everybody's has: it may not be kept, whoever shares it. */
  keepPrivate: () => void
  /** Says it on the page that this very request draws. */
  say: (notices: Notice[]) => void
  /** Keeps the notices for the next document. */
  flash: (notices: Notice[]) => void
  setCart: (cart: AnswerCart | null) => void
  setPreference: (name: SetPreference, value: string) => void
  /** Work that may end after the answer. */
  waitUntil: (work: Promise<unknown>) => void
}

declare module '@remix-run/cloudflare' {
  interface AppLoadContext {
    visit: Visit
  }
  interface Future {
    v3_singleFetch: true
  }
}
