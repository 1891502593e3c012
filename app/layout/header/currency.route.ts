import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { safePath } from '~/backend/http/safe-path'
import { readVisitorsCart } from '~/cart/change/read-cart'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { noteFailure } from '~/session/failure'
import { respond } from '~/session/respond'
import { hrefOf } from '~/site-map'

/** Currency change: all prices of the next page follow, the header's total too. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const currency = String(form.get('currency') ?? '')
  const back = safePath(form.get('back')) ?? '/'
  const t = translatorOf(context.language)
  const stay = () =>
    respond(context, back, {
      notices: errorNotices(t('frame.currencyFailed')),
    })
  try {
    const site = await context.backend.site()
    if (!site.currencies.some(({ code }) => code === currency)) return stay()
    if (!(await context.backend.account.setCurrency(currency))) return stay()
    context.setPreference('currency', currency)
    // The total in the header is the old currency's until the cart is read again.
    await readVisitorsCart(context).catch(() => context.setCart(null))
    return redirect(back, 303)
  } catch (error) {
    noteFailure(context, error)
    return stay()
  }
}

export function loader() {
  return redirect(hrefOf('home', 'tr'))
}
