import { isUnanswered } from '~/backend/http/backend-error'
import { translatorOf } from '~/i18n/translators'
import { type FailureNotice, noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'

/**
 * The message for an add without an answer. Whether it arrived is unknown: the form keeps its key, so a retry
 * cannot add twice. @throws any other error again
 */
export function failedAdd(context: RequestContext, error: unknown): FailureNotice {
  const failure = noteFailure(context, error)
  if (failure.isPast || context.retryAfter !== undefined) return failure
  const t = translatorOf(context.language)
  const mayBeAdded =
    isUnanswered(error) && error.endpoint === 'CART_ADD' && error.kind !== 'network'
  return { ...failure, text: t(mayBeAdded ? 'lostAdd.unknown' : 'cart.offline') }
}
