import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { safePath } from '~/backend/http/safe-path'
import { inTurn } from '~/cart/change/change-queue'
import { readVisitorsCart } from '~/cart/change/read-cart'
import { listUrl, readAddress } from '~/catalogue/list-url'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { failureText } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { respond } from '~/session/respond'
import { dropCartLines } from '~/session/session'
import { hrefOf } from '~/site-map'

/** The cart of the session is the old currency's until the shop names it anew; of one that it does not, the number is known. */
async function renewCart(context: RequestContext): Promise<void> {
  const { backend, session } = context
  try {
    const { summary, load } = await inTurn(context, backend.cart.reprice)
    if (!summary) dropCartLines(session)
    if (summary) context.setCart(summary)
    else await readVisitorsCart(context, load)
  } catch {
    context.setCart(session.cart && { count: session.cart.count, total: '' })
  }
}

const withoutPrices = (back: string): string =>
  readAddress(back).query.price ? listUrl(back, { price: null }) : back

/** Currency change: all prices of the next page follow, the header's total too. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const currency = String(form.get('currency') ?? '')
  const back = safePath(form.get('back')) ?? '/'
  const t = translatorOf(context.language)
  const failed = t('frame.currencyFailed')
  const stay = (text = failed) => respond(context, back, { notices: errorNotices(text) })
  try {
    const site = await context.backend.site()
    if (!site.currencies.some(({ code }) => code === currency)) return stay()
    if (!(await context.backend.account.setCurrency(currency))) return stay()
    const isOther = currency !== context.currency
    context.setPreference('currency', currency)
    await renewCart(context)
    return redirect(isOther ? withoutPrices(back) : back, 303)
  } catch (error) {
    return stay(failureText(context, error, failed))
  }
}

export function loader() {
  return redirect(hrefOf('home', 'tr'))
}
