import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { answer } from '~/session/answer'
import { hrefOf } from '~/site-map'
import { favouriteMs } from './rules'

/** Shows the list to whoever has its link, or ends that (own call). */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'favourite share'
  const t = translatorOf(visit.language)
  const back = hrefOf('favourites', visit.language)
  if (!visit.session.member) return redirect(hrefOf('signIn', visit.language, { donus: back }), 303)
  const wanted = (await request.formData()).get('share') === '1'
  try {
    const shared = await visit.shop.favourites.share(wanted)
    const text = shared ? t('favourites.shared') : t('favourites.unshared')
    return answer(visit, back, { notices: [{ tone: 'good', text, ms: favouriteMs }] })
  } catch (error) {
    noteFailure(visit, error)
    return answer(visit, back, {
      notices: [{ tone: 'bad', text: t('error.general'), ms: 5000 }],
    })
  }
}

export function loader() {
  return redirect(hrefOf('favourites', 'tr'))
}
