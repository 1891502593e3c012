import type { Call } from '../server/call'
import { html, redirect } from '../server/reply'

/** The provider's page of an order or of a new card; it is served by the shop itself. */
export function paymentPage(call: Call): Response | undefined {
  if (call.path !== '/odeme') return undefined
  const order = call.platform.orders.find(({ token }) => token === call.query.get('token'))
  if (!order) return redirect('/404')
  return html('<!doctype html><title>Ödeme</title>')
}
