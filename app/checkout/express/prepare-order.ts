import type { OrderAddresses, OrderMethods } from '~/backend/checkout/order-model'
import { saveAddresses } from '~/checkout/address/save-addresses'
import { preselectedCargo } from '~/checkout/cheapest-cargo'
import { isPayable, paymentIds } from '~/checkout/payment-rules'
import { chooseMethods } from '~/checkout/placing/order-documents'
import { chooseCard } from '~/checkout/saved-card'
import { refusedStep } from '~/checkout/steps/refused-step'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { noteFailure } from '~/session/failure'
import { handOverMissingCall } from '~/session/hand-over/hand-over'
import type { RequestContext } from '~/session/request-context'
import type { Notice } from '~/session/response-data'
import type { PageName } from '~/site-map'

/** The step where an order goes on, and why not at the last one; no notices where it does. */
export type NextStep = { page: PageName; notices: Notice[] }

/** The addresses of the order, else the member's first one. */
function addressesOf({ addresses, deliveryId, invoiceId }: OrderAddresses) {
  const saved = (wanted: string) => addresses.find(({ id }) => id === wanted)?.id
  const delivery = saved(deliveryId) ?? addresses[0]?.id
  return delivery ? { delivery, invoice: saved(invoiceId) ?? delivery } : null
}

async function prepareAddresses(context: RequestContext): Promise<string> {
  const t = translatorOf(context.language)
  const ofOrder = await context.backend.ordering.addresses()
  const addresses = addressesOf(ofOrder)
  if (!addresses) return t('order.noAddress')
  const isChosen =
    addresses.delivery === ofOrder.deliveryId && addresses.invoice === ofOrder.invoiceId
  const refused = isChosen ? null : await saveAddresses(context, addresses)
  return refused ? refused.message || t('error.general') : ''
}

/** The card, or the one method where there is no choice: gift cards that cover all leave nothing to pay. */
const paymentOf = ({ methods }: OrderMethods) =>
  methods.length === 1 ? methods[0] : methods.find(({ id }) => id === paymentIds.card)

async function prepareMethods(context: RequestContext): Promise<NextStep> {
  const t = translatorOf(context.language)
  const { ordering } = context.backend
  const mend = (reason: string): NextStep => ({
    page: 'orderMethods',
    notices: errorNotices(reason),
  })
  const cargo = preselectedCargo(await ordering.cargo())
  if (!cargo) return mend(t('order.chooseCargo'))
  const payment = paymentOf(await ordering.payments(cargo))
  if (!payment || !isPayable(payment.id, context.paymentOrigins))
    return mend(t('order.choosePayment'))
  // Typed on the payment page: one that was chosen earlier is not charged by this button.
  chooseCard(context, null)
  const outcome = await chooseMethods(context, cargo, payment.id)
  if (!outcome.ok) return refusedStep(context, outcome)
  return { page: 'orderConfirm', notices: [] }
}

/** Makes the choices of an order's steps for a member: the saved address, the cheapest delivery, a card. Nothing is ordered: the last step shows all of it. */
export async function prepareOrder(context: RequestContext): Promise<NextStep> {
  let page: PageName = 'orderAddress'
  try {
    const reason = await prepareAddresses(context)
    if (reason) return { page, notices: errorNotices(reason) }
    page = 'orderMethods'
    return await prepareMethods(context)
  } catch (error) {
    handOverMissingCall(context, error)
    return { page, notices: errorNotices(noteFailure(context, error).text) }
  }
}
