import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { noteFailure } from '~/session/failure'
import { requireMember } from '~/session/require-member'
import { hrefOf } from '~/site-map'

/** Redirects to the card form of the payment provider, whose origin must be in PAYMENT_ORIGINS. */
export async function loader({ context }: LoaderFunctionArgs) {
  requireMember(context, hrefOf('savedCards', context.language))
  const cards = hrefOf('savedCards', context.language)
  const page = await context.backend.wallet.register(context.siteOrigin + cards).catch((error) => {
    noteFailure(context, error)
    return null
  })
  if (page && context.paymentOrigins.includes(new URL(page).origin)) return redirect(page, 302)
  const text = translatorOf(context.language)('error.general')
  context.flash(errorNotices(text))
  return redirect(cards, 302)
}
