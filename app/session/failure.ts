import { data } from '@remix-run/cloudflare'
import { BackendError } from '~/backend/http/backend-error'
import { translatorOf } from '~/i18n/translators'
import { hrefOf } from '~/site-map'
import { handOverMissingCall, handOverTo } from './hand-over/hand-over'
import type { RequestContext } from './request-context'

/** Data of a thrown response, for the error page in root.tsx. */
export type Failure = { kind: 'down' | 'notFound' | 'function'; word?: string }

/** Message and status for a failed call; `isPast` when the form was too old to be sent, `isElsewhere` when the shop lacks the call. */
export type FailureNotice = {
  text: string
  status: 403 | 409 | 429 | 501 | 503
  isPast: boolean
  isElsewhere: boolean
}

/** A link to a page of the shop itself; undefined where nothing is handed over to it (decision 068). */
export function platformLink(
  { platformPages, language }: Pick<RequestContext, 'platformPages' | 'language'>,
  path: string,
  label: 'error.ownSite' | 'productPart.buyAtShop' = 'error.ownSite',
): { href: string; text: string } | undefined {
  const { order } = platformPages.addresses
  const page = order && URL.parse(path, order)
  return page ? { href: page.href, text: translatorOf(language)(label) } : undefined
}

function whenFree(seconds: number): [string, Record<string, number>] {
  const isLong = seconds > 90
  return isLong
    ? ['error.busyMinutes', { minutes: Math.ceil(seconds / 60) }]
    : ['error.busy', { seconds: Math.max(2, seconds) }]
}

/** For a call that only members may send. @param back where the visitor goes on @throws the redirect of `requireMember` on a page of members */
function noteGuest(context: RequestContext, back: string): FailureNotice {
  context.checkAccess?.()
  const t = translatorOf(context.language)
  const href = hrefOf('signIn', context.language, { donus: back === '/' ? null : back })
  context.platformLink = { href, text: t('auth.signIn') }
  return { text: t('error.membersOnly'), status: 403, isPast: false, isElsewhere: false }
}

/**
 * Records a failed call for the log line; a repeat of the submitted form is the same request. Other errors are thrown again.
 * @param path of the shop's own page where the same can be done, for a call that it lacks
 */
export function noteFailure(context: RequestContext, error: unknown, path = '/'): FailureNotice {
  if (!(error instanceof BackendError)) throw error
  context.failure = `${error.kind} ${error.endpoint}`
  if (error.retryAfter !== undefined) {
    context.retryAfter = error.retryAfter
    context.busyStatus = error.status === 429 ? 429 : 503
  }
  const isPast = error.kind === 'past'
  if (!isPast) context.reuseFormKey()
  if (error.kind === 'guest') return noteGuest(context, path)
  const t = translatorOf(context.language)
  const link = error.isCallMissing ? platformLink(context, path) : undefined
  if (!link) {
    const general = error.retryAfter ? t(...whenFree(error.retryAfter)) : t('error.general')
    const text = isPast ? t('formAnswer.expired') : general
    const failed = error.status === 429 ? 429 : 503
    return { text, status: isPast ? 409 : failed, isPast, isElsewhere: false }
  }
  context.platformLink = link
  const { host } = new URL(link.href)
  return { text: t('error.elsewhere', { host }), status: 501, isPast, isElsewhere: true }
}

/** Records a failed call. @returns its reason, where more than a failure is known; else `general` */
export function failureText(context: RequestContext, error: unknown, general: string): string {
  const { text, isPast, isElsewhere, status } = noteFailure(context, error)
  const isKnown = isPast || isElsewhere || status === 403 || context.retryAfter !== undefined
  return isKnown ? text : general
}

/** A shop under maintenance answers every call by a redirect or a page. */
const answersOthers = ({ backend }: RequestContext): Promise<boolean> =>
  backend.categories().then(
    (all) => all.length > 0,
    () => false,
  )

/** A failure throws the 503 page; for a call that the shop lacks, the hand-over or the 501 page; the redirect of `requireMember` if the visitor's access has ended meanwhile. */
export async function needed<T>(context: RequestContext, work: Promise<T>): Promise<T> {
  const found = await work.catch(async (error) => {
    noteFailure(context, error)
    context.checkAccess?.()
    handOverMissingCall(context, error)
    const { platformLink: link } = context
    const isUnavailable = link && (error.status === 404 || (await answersOthers(context)))
    if (isUnavailable) context.serverData.unavailable = { link }
    throw data({ kind: 'down' } satisfies Failure, { status: isUnavailable ? 501 : 503 })
  })
  context.checkAccess?.()
  return found
}

/** Hands the order over to a shop without a checkout, at the first page that a shopper sees of it; without such a page it throws the 501 page. */
export async function needCheckout(context: RequestContext): Promise<void> {
  if (await context.backend.hasCheckout()) return
  handOverTo(context, 'order')
  context.serverData.unavailable = {}
  throw data({ kind: 'down' } satisfies Failure, { status: 501 })
}

/** Throws the 404 page. @param word suggestion for its search form */
export function notFound(word = ''): never {
  throw data({ kind: 'notFound', word } satisfies Failure, { status: 404 })
}

/** Parts that a page shows when they come. One that fails is recorded, so that the page without it is not cached. */
export function startLate(context: RequestContext, parts: (Promise<unknown> | undefined)[]): void {
  for (const part of parts)
    part?.catch((error: unknown) => {
      const reason = error instanceof BackendError ? `${error.kind} ${error.endpoint}` : 'error'
      context.failure ??= `late ${reason}`
    })
}
