import type { NumberFormat } from '../../../app/i18n/money'
import type { SetPreference } from '../../../app/session/cookies/cookies'
import { endedNotice } from '../../../app/session/cookies/session-notices'
import { isFormKey } from '../../../app/session/idempotency-key'
import type { RequestContext } from '../../../app/session/request-context'
import type { HeaderCart, Notice } from '../../../app/session/response-data'
import { fillDocument } from '../cache/fill-document'
import { formatCart } from '../cache/format-cart'
import { choicesOf } from '../cache/own-choices'
import { type EncodedDocument, isolatePlaceholders } from '../cache/placeholders'
import { numbersKnown, type OpenedRequest, type Visitor, visitorOf } from '../session/visitor'
import { membershipEnded } from '../session/visitor-cookie'
import { humanCheckOf } from './captcha'
import { backendOf } from './request-backend'

export type ResponseChanges = {
  preferences: Map<SetPreference, string>
  flash: Notice[]
  /** Key of the submitted form, which the next page's forms use too; '' for a new one. */
  reusedFormKey: string
  areNoticesRead: boolean
  isShared: boolean
  isPrivate: boolean
  sharesSession: boolean
  /** The document, when it was rendered whole. */
  document: EncodedDocument | null
}

export type RequestState = { context: RequestContext; visitor: Visitor; changes: ResponseChanges }

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
      return session.cart?.count ? { count: values.cartCount, total: values.cartTotal } : null
    },
  }
}

function changingCart({ parsed: { session } }: OpenedRequest, visitor: Visitor) {
  const { language, currency, values } = visitor
  const write = () => Object.assign(values, formatCart(session.cart, visitor))
  return {
    setNumberFormat({ decimals, decimalSeparator, thousandsSeparator }: NumberFormat) {
      visitor.numbers = { decimals, decimalSeparator, thousandsSeparator }
      numbersKnown.set(language, visitor.numbers)
      write()
    },
    setCart(cart: HeaderCart | null) {
      // The browser stores the items.
      const { items: _items, ...summary } = cart ?? { count: 0, total: '' }
      const isKnown = summary.count > 0 || cart?.lines !== undefined
      session.cart = isKnown ? { currency, ...summary, language } : null
      write()
    },
  }
}

function changing(
  { parsed }: OpenedRequest,
  { formKey, values }: Visitor,
  changes: ResponseChanges,
) {
  const { session } = parsed
  return {
    allowCaching() {
      changes.isShared = true
    },
    preventCaching() {
      changes.isPrivate = true
    },
    notify(notices: Notice[]) {
      parsed.notices.push(...notices)
    },
    flash(notices: Notice[]) {
      changes.flash.push(...notices)
    },
    reuseFormKey() {
      if (!isFormKey(formKey)) return
      values.formKey = formKey
      changes.reusedFormKey = formKey
    },
    shareSession() {
      changes.sharesSession = true
      session.hasSharedCookies = true
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
    captcha: humanCheckOf(settings.captcha, opened.request.headers.get('cf-connecting-ip') ?? ''),
    platformPages: settings.platformPages,
    serverData: visitor.typed.length > 0 ? { typed: visitor.typed } : {},
    document: {
      maxWait: 0,
      fill: (html) => fillDocument(html, visitor.values, changes, choicesOf(parsed)),
    },
    ...changingCart(opened, visitor),
    ...changing(opened, visitor, changes),
    waitUntil,
  }
}

/** Creates the context of loaders and actions, and what the Worker needs to complete the response. */
export async function openRequest(opened: OpenedRequest): Promise<RequestState> {
  const visitor = await visitorOf(opened)
  if (membershipEnded(opened.parsed)) opened.parsed.notices.push(endedNotice(visitor.language))
  const changes: ResponseChanges = {
    preferences: new Map(),
    flash: [],
    reusedFormKey: '',
    areNoticesRead: false,
    isShared: false,
    isPrivate: false,
    sharesSession: false,
    document: null,
  }
  return { context: contextOf(opened, visitor, changes), visitor, changes }
}

/** Whether a loader declared the page the same for every guest. */
export const isShared = ({ changes }: RequestState): boolean =>
  changes.isShared && !changes.isPrivate
