import type { ChosenMethods } from '~/backend/checkout/order-model'
import { BackendError } from '~/backend/http/backend-error'
import { noteFailure, platformLink } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'

/** Whether the shop sends no documents of an order, nor has a page of its own that does (decision 093). */
async function isWithoutDocuments(context: RequestContext): Promise<boolean> {
  try {
    return (await context.backend.ordering.agreements()).length === 0
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    const isNone = error.kind === 'shape' || error.isCallMissing
    if (!isNone) noteFailure(context, error)
    return isNone && !platformLink(context, '/')
  }
}

/** Stores the choices of an order, and whether the last step has documents to confirm. */
export async function chooseMethods(
  context: RequestContext,
  cargo: string,
  payment: string,
): Promise<ChosenMethods> {
  const { session, backend } = context
  const outcome = await backend.ordering.choose(cargo, payment)
  if (!outcome.ok) return outcome
  session.orderPayment = payment
  session.noDocuments = (await isWithoutDocuments(context)) || undefined
  return outcome
}
