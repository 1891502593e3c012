import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { membersOnly } from '~/auth/members-only'
import { noticeMs } from '~/cart/rules'
import { noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { hrefOf } from '~/site-map'

/** Leads to the provider's page that a card is typed on, one of PAYMENT_ORIGINS; it leads back to the cards. */
export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'card add'
  membersOnly(visit, 'cards')
  const cards = hrefOf('cards', visit.language)
  const page = await visit.shop.wallet.register(visit.siteOrigin + cards).catch((error) => {
    noteFailure(visit, error)
    return null
  })
  if (page && visit.paymentOrigins.includes(new URL(page).origin)) return redirect(page, 302)
  const text = translatorOf(visit.language)('error.general')
  visit.flash([{ tone: 'bad', text, ms: noticeMs.error }])
  return redirect(cards, 302)
}
