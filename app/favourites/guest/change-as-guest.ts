import { data, redirect } from '@remix-run/cloudflare'
import { savePendingAction } from '~/auth/pending-action'
import { noticesOf } from '~/favourites/change'
import { type Changes, maxWaiting } from '~/favourites/favourite-rules'
import { batchesById } from '~/favourites/list/cards-by-id'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import { respond } from '~/session/respond'
import type { ActionResult, Notice } from '~/session/response-data'
import { isPageUnavailable } from '~/session/unavailable-pages'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { changedList, isBeyond, maxOfGuest, perPage } from './changed-list'
import { saveSeen } from './seen-memory'

const dialogWidthPx = 570

/** How long a heart waits for its product's price, in ms; the first look at the list counts then. */
const maxPriceMs = 400

/** Changes the browser's list, unless it cannot hold the changes, or display what they add; saves at what price they were. */
export async function changeGuestList(context: RequestContext, changes: Changes) {
  const next = changedList(context.preferences.favourites, changes)
  const isFull = isBeyond(next)
  const isUnavailable = changes.add.length > 0 && isPageUnavailable(context.backend, 'compare')
  const isChanged = !isFull && !isUnavailable
  if (isChanged) {
    context.setPreference('favourites', next.join('.'))
    const late = new Promise<[]>((resolve) => setTimeout(resolve, maxPriceMs, []))
    const cards = await Promise.race([batchesById(context, changes.add.slice(-perPage)), late])
    saveSeen(
      context,
      next,
      cards.flatMap((batch) => batch ?? []),
    )
  }
  return { isFull, isChanged, isEmpty: next.length === 0 }
}

/** Changes the favourites of the browser (decision 074). What it cannot hold, or its list not display, waits for the sign-in. */
export async function changeAsGuest(context: RequestContext, changes: Changes, back: string) {
  const isFirst = context.preferences.favourites.length === 0
  const { isFull, isChanged, isEmpty } = await changeGuestList(context, changes)
  if (!isChanged) return waitForSignIn(context, changes, { back, isFull })
  const favourites = [...changes.add, ...changes.remove]
  const notices = noticesOf(context, changes, [])
  if (!isFirst || isEmpty) return respond(context, back, { notices, favourites })
  const href = hrefOf('signIn', context.language, { donus: back })
  return respond(context, back, {
    notices: context.enhanced ? notices : [offerOf(context, href)],
    favourites,
    dialog: { kind: 'signIn', href },
  })
}

/** The first heart where no script opens the dialog: what was done, and the link to sign in. */
function offerOf(context: RequestContext, href: string): Notice {
  const t = translatorOf(context.language)
  const link = { href, text: t('auth.signIn'), dialogWidth: dialogWidthPx }
  return { tone: 'good', text: t('favouriteList.addedHere'), link, ms: noticeMs.default }
}

function waitForSignIn(
  context: RequestContext,
  changes: Changes,
  { back, isFull }: { back: string; isFull: boolean },
) {
  const t = translatorOf(context.language)
  const ids = changes.add.slice(0, maxWaiting).join('.')
  const href = savePendingAction(context, 'favourite', { ids }, back)
  const all = changes.add.length + changes.beyond.length
  const text = t('favouriteList.full', { max: maxOfGuest })
  const notices: Notice[] = [
    ...(isFull ? [{ tone: 'warn', text, ms: noticeMs.default } as const] : []),
    ...(all > maxWaiting ? errorNotices(t('favouriteList.tooMany', { max: maxWaiting })) : []),
  ]
  if (context.enhanced)
    return data({ notices, dialog: { kind: 'signIn', href } } satisfies ActionResult)
  context.flash(notices)
  return redirect(href, 303)
}
