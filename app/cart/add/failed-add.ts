import { isUnanswered } from '~/backend/http/backend-error'
import { translatorOf } from '~/i18n/translators'
import { type FailureNotice, noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { respond } from '~/session/respond'
import type { Notice } from '~/session/response-data'
import { noticeMs } from '~/ui/notice-times'
import { withTypedValues } from './typed-values'

/** The message for an add without an answer. Whether it arrived is unknown: the form keeps its key, so a retry cannot add twice. @throws any other error again */
export function failedAdd(context: RequestContext, error: unknown): FailureNotice {
  const failure = noteFailure(context, error)
  if (failure.isPast || context.retryAfter !== undefined) return failure
  const t = translatorOf(context.language)
  const mayBeAdded =
    isUnanswered(error) && error.endpoint === 'CART_ADD' && error.kind !== 'network'
  return { ...failure, text: t(mayBeAdded ? 'lostAdd.unknown' : 'failure.cartOffline') }
}

export const failedNotice = (text: string): Notice => ({ tone: 'bad', text, ms: noticeMs.cart })

/** Answers an add that failed, with what was typed. @throws what `failedAdd` throws */
export function answerFailedAdd(
  context: RequestContext,
  form: FormData,
  back: string,
  error: unknown,
) {
  const { text, isPast } = failedAdd(context, error)
  const notices = withTypedValues([failedNotice(text)], form)
  return respond(context, back, isPast ? { notices } : { notices, unchanged: true })
}
