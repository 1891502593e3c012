import { openBackend } from '../../app/backend/backend'
import { cataloguePolicy, Memory } from '../../app/backend/http/cache'
import { capacityOf } from '../../app/backend/http/cache-capacities'
import type { CallNote } from '../../app/backend/http/transport'
import { languages } from '../../app/i18n/languages'
import { preferenceCookie, type SetPreference, setCookie } from '../../app/session/cookies/cookies'
import { flashCookie, flashSeconds, writeFlash } from '../../app/session/cookies/flash'
import { closeSession } from '../../app/session/cookies/session-cookies'
import { tooLongNotice } from '../../app/session/cookies/session-too-long'
import type { RequestContext } from '../../app/session/request-context'
import type { Notice } from '../../app/session/response-data'
import { isFresh } from '../../app/session/session'
import { formKeyOf } from './body'
import { detectLanguage } from './detect-language'
import { dropBearer } from './drop-bearer'
import { answerLevel } from './edge-cache'
import { formatCart } from './format-cart'
import type { ParsedRequest } from './parse-request'
import { isolatePlaceholders, type VisitorValues } from './placeholders'
import { createWrittenSessions } from './recent-sessions'
import { newVisitorValues } from './request-id'
import type { Settings } from './settings'

const answerCache = new Memory(capacityOf('answers'))
const writtenSessions = createWrittenSessions(() => Date.now())

export type RequestState = {
  context: RequestContext
  placeholders: VisitorValues
  visitorValues: VisitorValues
  calls: CallNote[]
  /** Whether a loader declared the page the same for every guest. */
  isShared: () => boolean
  cookies: () => Promise<string[]>
}

/** Creates the context of loaders and actions, and what the Worker needs to complete the response. */
export async function openRequest(
  request: Request,
  url: URL,
  parsed: ParsedRequest,
  settings: Settings,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<RequestState> {
  const { preferences, session, enhanced } = parsed
  const { path } = parsed
  const language = await detectLanguage(request, { path, saved: preferences.language })
  const currency = preferences.currency ?? settings.defaultCurrency
  const calls: CallNote[] = [...parsed.calls]
  const placeholders = isolatePlaceholders()
  const visitorValues: VisitorValues = {
    ...newVisitorValues(),
    ...formatCart(session.cart, language, currency),
  }
  const currentValues = enhanced ? visitorValues : placeholders
  const changedPreferences = new Map<SetPreference, string>()
  let flashNotices: Notice[] | null = null
  let noticesUsed = false
  let shared = false
  let isPrivate = false

  const formKey = await formKeyOf(request)
  const rules = {
    language,
    currency,
    prefix: settings.prefix,
    prefixKeys: settings.prefixKeys,
    group: session.member?.group ?? 0,
    exportMode: settings.exportMode,
    searching: url.searchParams.has('q') || url.searchParams.has('price'),
  }
  /** Renders the rest of the page for a guest: with guest prices and without the member's cart. */
  const forget = () => {
    dropBearer(session, settings, waitUntil)
    if (!session.member) rules.group = 0
    Object.assign(visitorValues, formatCart(session.cart, language, currency))
  }
  const backend = openBackend(
    {
      origin: settings.shopOrigin,
      guestToken: settings.guestToken,
      requestId: visitorValues.requestId,
      address: request.headers.get('cf-connecting-ip') ?? '',
      formKey,
      rules,
      identity: {
        get bearer() {
          return session.token?.value ?? null
        },
        forget,
        cookies: session.backendCookies,
        visitorId: parsed.visitorId || formKey,
        get currency() {
          return session.currency
        },
        set currency(code) {
          session.currency = code
        },
      },
      transport: {
        fetch: settings.shopFetch,
        note: (note) => calls.push(note),
        noteLeftOut: (names) => parsed.leftOut.push(...names),
      },
    },
    {
      memory: answerCache,
      rule: cataloguePolicy(settings.freshMs),
      second: answerLevel(),
      now: Date.now,
      waitUntil,
      fallback: { languages: [...languages], currency: settings.defaultCurrency },
    },
  )

  const context: RequestContext = {
    requestId: visitorValues.requestId,
    visitorId: parsed.visitorId || formKey,
    visitorValues: {
      nonce: currentValues.nonce,
      formKey: currentValues.formKey,
      requestId: currentValues.requestId,
      store: session.store ?? null,
      get cart() {
        return session.cart
          ? { count: currentValues.cartCount, total: currentValues.cartTotal }
          : null
      },
    },
    language,
    currency,
    preferences,
    session,
    backend,
    get notices() {
      noticesUsed = true
      return parsed.notices
    },
    enhanced,
    siteOrigin: settings.siteOrigin,
    paymentOrigins: settings.paymentOrigins,
    serverData: {},
    document: { maxWait: 0, body: null },
    markShared: () => {
      shared = true
    },
    markPrivate: () => {
      isPrivate = true
    },
    notify: (notices) => {
      parsed.notices.push(...notices)
    },
    flash: (notices) => {
      flashNotices = [...(flashNotices ?? []), ...notices]
    },
    setCart: (cart) => {
      // The session has no room for the lines; the browser stores them.
      const { items: _items, ...summary } = cart ?? { count: 0, total: '' }
      session.cart = summary.count > 0 ? { currency, ...summary, language } : null
      Object.assign(visitorValues, formatCart(session.cart, language, currency))
    },
    setPreference: (name, value) => {
      changedPreferences.set(name, value)
    },
    waitUntil,
  }

  async function cookies(): Promise<string[]> {
    const lines: string[] = []
    const nothingToSave = !parsed.hadCookie && isFresh(session)
    const { isOld, received } = parsed
    const changed = isOld || JSON.stringify(session) !== JSON.stringify(received.session)
    if (parsed.invalid || (changed && !nothingToSave)) {
      const merged = writtenSessions.merge(received, session)
      const sealed = merged && (await closeSession(merged.session, settings.sealKeys))
      if (merged && sealed) {
        merged.close(sealed.session, sealed.id)
        lines.push(...sealed.lines)
      }
      if (sealed && sealed.dropped.length > 0) {
        context.failure = `session too long: ${sealed.dropped.join(', ')}`
        context.flash([tooLongNotice(language)])
      }
    }
    if (flashNotices && flashNotices.length > 0)
      lines.push(
        setCookie(flashCookie, await writeFlash(flashNotices, settings.sealKeys), flashSeconds),
      )
    else if (parsed.hasFlash && noticesUsed) lines.push(setCookie(flashCookie, '', 0))
    for (const [name, value] of changedPreferences) lines.push(preferenceCookie(name, value))
    return lines
  }

  return {
    context,
    placeholders,
    visitorValues,
    calls,
    isShared: () => shared && !isPrivate,
    cookies,
  }
}
