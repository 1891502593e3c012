import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { BackendError, isMissingCallStatus } from '~/backend/http/backend-error'
import { favouriteMs } from '~/favourites/favourite-rules'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { noteFailure, notFound } from '~/session/failure'
import { requireMember } from '~/session/require-member'
import { respond } from '~/session/respond'
import { hrefOf, idPattern } from '~/site-map'

/** Shares the list by a link, or stops sharing it (own call). */
export async function action({ request, context }: ActionFunctionArgs) {
  const t = translatorOf(context.language)
  requireMember(context, hrefOf('favourites', context.language))
  const form = await request.formData()
  const wanted = form.get('share') === '1'
  const list = String(form.get('liste') ?? '')
  if (list && !idPattern.test(list)) return notFound()
  const back = hrefOf('favourites', context.language, { liste: list })
  try {
    const shared = await context.backend.favourites.share(wanted, list)
    const text = shared ? t('favourites.shared') : t('favouriteList.unshared')
    return respond(context, back, { notices: [{ tone: 'good', text, ms: favouriteMs }] })
  } catch (error) {
    const failed = noteFailure(context, error)
    // Nothing else of a member's own list can be missing.
    const isMissing =
      error instanceof BackendError && (error.isCallMissing || isMissingCallStatus(error.status))
    const text = isMissing ? t('favouriteList.cannotShare') : failed.text
    return respond(context, back, { notices: errorNotices(text) })
  }
}

export function loader() {
  return redirect(hrefOf('favourites', 'tr'))
}
