import type { RequestContext } from '~/session/request-context'

function namesOf(fullname: string) {
  const words = fullname.trim().split(/\s+/)
  const surname = words.length > 1 ? words.pop() : ''
  return { name: words.join(' '), surname: surname ?? '' }
}

/** What a guest typed for an order in this session; null for nobody. @throws BackendError */
export async function buyerBefore(context: RequestContext) {
  if (!context.session.email) return null
  const chosen = await context.backend.ordering.addresses()
  const byId = (wanted = '') => chosen.addresses.find(({ id }) => id === wanted)
  // A parcel may go to somebody else.
  const address = byId(chosen.invoiceId) ?? byId(chosen.deliveryId) ?? chosen.addresses[0]
  if (!address) return null
  const phone = address.mobilePhone && `+${address.mobilePhone}`
  return { names: namesOf(address.fullname), phone }
}
