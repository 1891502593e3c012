import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { membersOnly } from '~/auth/members-only'
import { noticeMs } from '~/cart/rules'
import { noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { answer } from '~/session/answer'
import { hrefOf } from '~/site-map'
import { addressId } from './who'

/** Where somebody comes who typed this address. */
export function loader({ context: { visit } }: ActionFunctionArgs) {
  return redirect(hrefOf('addresses', visit.language), 302)
}

/** Takes an address away; another member's is not there. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'address remove'
  membersOnly(visit, 'addresses')
  const t = translatorOf(visit.language)
  const id = addressId((await request.formData()).get('id'))
  const back = hrefOf('addresses', visit.language)
  const bad = (text: string) => [{ tone: 'bad' as const, text, ms: noticeMs.error }]
  try {
    const outcome = await visit.shop.addresses.remove(id)
    if (!outcome.ok)
      return answer(visit, back, { notices: bad(outcome.message || t('address.missing')) })
    const notices = [{ tone: 'good' as const, text: t('address.removed'), ms: noticeMs.default }]
    return answer(visit, back, { notices })
  } catch (error) {
    noteFailure(visit, error)
    return answer(visit, back, { notices: bad(t('error.general')) })
  }
}
