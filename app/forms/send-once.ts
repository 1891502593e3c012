import { timeoutError } from '~/backend/http/backend-error'
import { keyOfForm } from '~/session/idempotency-key'
import type { RequestContext } from '~/session/request-context'
import { onceByForm } from './once-by-form'

type Sent = {
  form: FormData
  /** What the form asks for; all that it holds unless given. */
  payload?: unknown
}

type Sender = Pick<RequestContext, 'session' | 'waitUntil' | 'visitorId'>

/**
 * Sends a form once to a shop whose call uses something up: a link, a code, a former password. The second of two presses
 * is answered as the first was; another browser's form has another key.
 * @param call the name of the call, for an answer that does not come
 */
export function sendOnce<T extends { ok: boolean }>(call: string, holdMs = 10_000) {
  const once = onceByForm<T>(holdMs, ({ ok }) => ok)
  return async (
    context: Sender,
    { form, payload = [...form] }: Sent,
    send: () => Promise<T>,
  ): Promise<T> => {
    const answer = await once(context, await keyOfForm(context, form, payload), send)
    if (!answer) throw timeoutError(call)
    return answer
  }
}
