import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { waitForSignIn } from '~/auth/pending'
import { noticeMs } from '~/cart/rules'
import { orSayOffline } from '~/cart/without-connection'
import { noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { pageBefore } from '~/page-before'
import { answer } from '~/session/answer'
import type { Answer, Notice } from '~/session/answer-types'
import { hrefOf } from '~/site-map'
import { changeFavourites, noticesOf } from './change'
import { mostWaiting, readChanges } from './rules'

/**
 * Adds to the favourites and takes out of them. A guest signs in, in a window or on its page, and comes
 * back with it done.
 */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'favourite change'
  const back = pageBefore(request) ?? hrefOf('favourites', visit.language)
  const changes = readChanges((await request.formData()).getAll('fav'))
  const askToSignIn = () => {
    const waiting = changes.add.slice(0, mostWaiting)
    const href = waitForSignIn(visit, 'favourite', { ids: waiting.join('-') }, back)
    const text = translatorOf(visit.language)('favourites.tooMany', { most: mostWaiting })
    const all = changes.add.length + changes.beyond.length
    const notices: Notice[] = all > mostWaiting ? [{ tone: 'bad', text, ms: noticeMs.error }] : []
    if (!visit.enhanced) visit.flash(notices)
    return visit.enhanced
      ? data({ notices, window: { kind: 'signIn', href } } satisfies Answer)
      : redirect(href, 303)
  }
  if (!visit.session.member) return askToSignIn()
  try {
    const changed = await changeFavourites(visit, changes)
    if (changed.kind === 'guest') return askToSignIn()
    const notices = noticesOf(visit, changes, changed.failed)
    return answer(visit, back, { notices, favourites: true })
  } catch (error) {
    noteFailure(visit, error)
    const text = translatorOf(visit.language)('error.general')
    return answer(visit, back, { notices: [{ tone: 'bad', text, ms: 5000 }] })
  }
}

export function loader() {
  return redirect(hrefOf('favourites', 'tr'))
}

/** Script's way to the action: without a connection nothing is lost. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orSayOffline(() => serverAction<Answer>())
}
