import type { RequestContext } from '~/session/request-context'

/** Whether a member may go from the cart to the last step at once: with a saved address, to a payment page that may be opened, at a shop that takes orders here. */
export async function mayOrderAtOnce(context: RequestContext): Promise<boolean> {
  const { session, paymentOrigins, backend } = context
  if (!session.member || paymentOrigins.length === 0) return false
  const { addresses } = await backend.ordering.addresses().catch(() => ({ addresses: [] }))
  return addresses.length > 0 && backend.hasCheckout()
}
