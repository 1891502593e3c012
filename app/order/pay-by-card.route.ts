import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { noticeMs } from '~/cart/rules'
import { missing, noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { hrefOf } from '~/site-map'

/** Pays an order that waits for its payment by a card that the member keeps (row W01). */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'pay by card'
  const t = translatorOf(visit.language)
  const form = await request.formData()
  const [card, number] = ['kart', 'siparis'].map((name) => String(form.get(name) ?? ''))
  if (!card || !number || !/^[\w-]{1,64}$/.test(card) || !/^\w{4,24}$/.test(number)) missing()
  try {
    const outcome = await visit.shop.wallet.purchase(card, number)
    const text = outcome.message || t('error.general')
    if (!outcome.ok) visit.flash([{ tone: 'bad', text, ms: noticeMs.error }])
  } catch (error) {
    const { text } = noteFailure(visit, error)
    visit.flash([{ tone: 'bad', text, ms: noticeMs.error }])
  }
  return redirect(hrefOf('orderResult', visit.language, { siparis: number }), 303)
}

/** By GET there is nothing to pay. */
export function loader() {
  return missing()
}
