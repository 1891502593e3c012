import type { CallNote } from '../../app/backend/http/transport'
import type { Language } from '../../app/i18n/languages'
import type { SetPreference } from '../../app/session/cookies/cookies'
import type { RequestContext } from '../../app/session/request-context'
import type { HeaderCart, Notice } from '../../app/session/response-data'
import { formKeyOf } from './body'
import { detectLanguage } from './detect-language'
import { fillDocument } from './fill-document'
import { formatCart } from './format-cart'
import { type EncodedDocument, isolatePlaceholders, type VisitorValues } from './placeholders'
import { backendOf } from './request-backend'
import { newVisitorValues } from './request-id'
import type { Serving } from './serving'

/** The visitor of one request, with what is shown to them alone. */
export type Visitor = {
  /** Id of the browser, else of the submitted form. */
  id: string
  language: Language
  currency: string
  /** Key of the submitted form; empty without one. */
  formKey: string
  values: VisitorValues
  calls: CallNote[]
}

/** What loaders and actions add to the response. */
export type ResponseChanges = {
  preferences: Map<SetPreference, string>
  flash: Notice[]
  /** Whether the previous request's notices were shown. */
  areNoticesRead: boolean
  isShared: boolean
  isPrivate: boolean
  /** The document, when it was rendered whole. */
  document: EncodedDocument | null
}

export type OpenedRequest = Pick<Serving, 'request' | 'url' | 'parsed' | 'settings' | 'waitUntil'>

export type RequestState = { context: RequestContext; visitor: Visitor; changes: ResponseChanges }

async function visitorOf({ request, parsed, settings }: OpenedRequest): Promise<Visitor> {
  const { path, preferences, session, visitorId } = parsed
  const language = await detectLanguage(request, { path, saved: preferences.language })
  const currency = preferences.currency ?? settings.defaultCurrency
  const formKey = await formKeyOf(request)
  const values = { ...newVisitorValues(), ...formatCart(session.cart, language, currency) }
  return { id: visitorId || formKey, language, currency, formKey, values, calls: [...parsed.calls] }
}

/** The visitor's values as the page renders them: placeholders in a document, themselves for script. */
function renderedValues(
  { parsed }: OpenedRequest,
  visitor: Visitor,
): RequestContext['visitorValues'] {
  const { session, enhanced } = parsed
  const values = enhanced ? visitor.values : isolatePlaceholders()
  const { nonce, formKey, requestId } = values
  return {
    nonce,
    formKey,
    requestId,
    store: session.store ?? null,
    get cart() {
      return session.cart ? { count: values.cartCount, total: values.cartTotal } : null
    },
  }
}

/** The functions of the context that change the response. */
function changing(
  { parsed }: OpenedRequest,
  { language, currency, values }: Visitor,
  changes: ResponseChanges,
) {
  const { session } = parsed
  return {
    markShared() {
      changes.isShared = true
    },
    markPrivate() {
      changes.isPrivate = true
    },
    notify(notices: Notice[]) {
      parsed.notices.push(...notices)
    },
    flash(notices: Notice[]) {
      changes.flash.push(...notices)
    },
    setCart(cart: HeaderCart | null) {
      // The session has no room for the lines; the browser stores them.
      const { items: _items, ...summary } = cart ?? { count: 0, total: '' }
      session.cart = summary.count > 0 ? { currency, ...summary, language } : null
      Object.assign(values, formatCart(session.cart, language, currency))
    },
    setPreference(name: SetPreference, value: string) {
      changes.preferences.set(name, value)
    },
  }
}

function contextOf(
  opened: OpenedRequest,
  visitor: Visitor,
  changes: ResponseChanges,
): RequestContext {
  const { parsed, settings, waitUntil } = opened
  const { preferences, session, enhanced } = parsed
  return {
    requestId: visitor.values.requestId,
    visitorId: visitor.id,
    visitorValues: renderedValues(opened, visitor),
    language: visitor.language,
    currency: visitor.currency,
    preferences,
    session,
    backend: backendOf(opened, visitor),
    get notices() {
      changes.areNoticesRead = true
      return parsed.notices
    },
    enhanced,
    siteOrigin: settings.siteOrigin,
    paymentOrigins: settings.paymentOrigins,
    serverData: {},
    document: { maxWait: 0, fill: (html) => fillDocument(html, visitor.values, changes) },
    ...changing(opened, visitor, changes),
    waitUntil,
  }
}

/** Creates the context of loaders and actions, and what the Worker needs to complete the response. */
export async function openRequest(opened: OpenedRequest): Promise<RequestState> {
  const visitor = await visitorOf(opened)
  const changes: ResponseChanges = {
    preferences: new Map(),
    flash: [],
    areNoticesRead: false,
    isShared: false,
    isPrivate: false,
    document: null,
  }
  return { context: contextOf(opened, visitor, changes), visitor, changes }
}

/** Whether a loader declared the page the same for every guest. */
export const isShared = ({ changes }: RequestState): boolean =>
  changes.isShared && !changes.isPrivate
