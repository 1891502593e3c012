import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import { newAddress } from './new-address'

/**
 * The title of a guest's new address, which no guest types; undefined for a member's. A saved one keeps its own.
 * @param form of the address step, where the address may be that of the invoice alone
 */
export function guestTitle(context: RequestContext, id: string, form: FormData) {
  if (context.session.member || id !== '0') return undefined
  const [delivery, invoice] = [form.get('delivery'), form.get('invoice')]
  const isOfInvoice = invoice === newAddress && delivery !== null && delivery !== newAddress
  return translatorOf(context.language)(isOfInvoice ? 'address.ownInvoice' : 'address.own')
}
