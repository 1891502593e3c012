import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { savePendingAction } from '~/auth/pending-action'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { sendAction } from '~/rendering/forms/client-action'
import { pageBefore } from '~/rendering/navigation/previous-page'
import { noteFailure } from '~/session/failure'
import { respond } from '~/session/respond'
import type { ActionResult, Notice } from '~/session/response-data'
import { hrefOf } from '~/site-map'
import { changeFavourites, noticesOf } from './change'
import { maxWaiting, readChanges } from './favourite-rules'
import { forgetHearts } from './pending'

/** Adds and removes favourites. A guest signs in first, in a dialog or on its page, and the change is applied then. */
export async function action({ request, context }: ActionFunctionArgs) {
  const back = pageBefore(request) ?? hrefOf('favourites', context.language)
  const changes = readChanges((await request.formData()).getAll('fav'))
  const redirectToSignIn = () => {
    const waiting = changes.add.slice(0, maxWaiting)
    const href = savePendingAction(context, 'favourite', { ids: waiting.join('-') }, back)
    const text = translatorOf(context.language)('favouriteList.tooMany', { max: maxWaiting })
    const all = changes.add.length + changes.beyond.length
    const notices: Notice[] = all > maxWaiting ? errorNotices(text) : []
    if (!context.enhanced) context.flash(notices)
    return context.enhanced
      ? data({ notices, dialog: { kind: 'signIn', href } } satisfies ActionResult)
      : redirect(href, 303)
  }
  if (!context.session.member) return redirectToSignIn()
  try {
    const changed = await changeFavourites(context, changes)
    if (changed.kind === 'guest' && !context.session.member) return redirectToSignIn()
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
