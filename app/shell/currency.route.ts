import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { readVisitorsCart } from '~/cart/read-cart'
import { noticeMs } from '~/cart/rules'
import { noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { safePath } from '~/safe-path'
import { answer } from '~/session/answer'
import { hrefOf } from '~/site-map'

/** Currency change: every price of the next page is in it, the header's total too. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'currency'
  const form = await request.formData()
  const currency = String(form.get('currency') ?? '')
  const back = safePath(form.get('back')) ?? '/'
  const t = translatorOf(visit.language)
  const stay = () =>
    answer(visit, back, {
      notices: [{ tone: 'bad', text: t('shell.currencyFailed'), ms: noticeMs.error }],
    })
  try {
    const site = await visit.shop.site()
    if (!site.currencies.some(({ code }) => code === currency)) return stay()
    if (!(await visit.shop.account.setCurrency(currency))) return stay()
    visit.setPreference('currency', currency)
    // The total in the header is the old currency's until the cart is read again.
    await readVisitorsCart(visit).catch(() => visit.setCart(null))
    return redirect(back, 303)
  } catch (error) {
    noteFailure(visit, error)
    return stay()
  }
}

export function loader() {
  return redirect(hrefOf('home', 'tr'))
}
