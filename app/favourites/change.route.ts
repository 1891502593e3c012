import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { sendAction } from '~/rendering/forms/client-action'
import { pageBefore } from '~/rendering/navigation/previous-page'
import { noteFailure } from '~/session/failure'
import { respond } from '~/session/respond'
import { hrefOf } from '~/site-map'
import { changeFavourites, noticesOf } from './change'
import { readChanges } from './favourite-rules'
import { changeAsGuest } from './guest/change-as-guest'
import { forgetHearts } from './pending'

/** Adds and removes favourites, those of a guest in the browser. */
export async function action({ request, context }: ActionFunctionArgs) {
  const back = pageBefore(request) ?? hrefOf('favourites', context.language)
  const changes = readChanges((await request.formData()).getAll('fav'))
  if (!context.session.member) return changeAsGuest(context, changes, back)
  try {
    const changed = await changeFavourites(context, changes)
    if (changed.kind === 'guest' && !context.session.member)
      return changeAsGuest(context, changes, back)
    if (changed.kind === 'guest') {
      const text = translatorOf(context.language)('favourites.failed')
      return respond(context, back, { notices: errorNotices(text) })
    }
    const notices = noticesOf(context, changes, changed.failed)
    const favourites = [...changes.add, ...changes.remove]
    // The form is newer than what the cookie has of its products.
    forgetHearts(context, (id) => favourites.includes(id))
    return respond(context, back, { notices, favourites })
  } catch (error) {
    const { text } = noteFailure(context, error)
    return respond(context, back, { notices: errorNotices(text) })
  }
}

export function loader() {
  return redirect(hrefOf('favourites', 'tr'))
}

export const clientAction = sendAction
