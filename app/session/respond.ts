import type { SubmissionResult } from '@conform-to/react'
import { data, redirect } from '@remix-run/cloudflare'
import type { ActionResult, HeaderCart, Notice } from './response-data'

/*
 * An action ends in one of three ways. `refuse` renders its page again with the errors of the form. `respond` answers a
 * form whose page stays open (cart, hearts, settings). A form that leads on flashes what it has to say
 * (`context.flash`) and redirects with 303.
 */

type LinkContext = { platformLink?: Notice['link'] }

/** Notices of what failed, with the link to where the shop itself does it. */
const withPlatformLink = ({ platformLink: link }: LinkContext, notices: Notice[]): Notice[] =>
  link ? notices.map((one) => (one.tone === 'bad' ? { link, ...one } : one)) : notices

type RespondContext = LinkContext & {
  /** Whether script sent the request (`.data`) rather than a document post. */
  enhanced: boolean
  flash: (notices: ActionResult['notices']) => void
  setCart: (cart: HeaderCart | null) => void
  /** As `setCart` has written it. */
  visitorValues: { cart: { total: string } | null }
  busyStatus?: 429 | 503
}

/** Whether nothing but what failed is to be told. */
const isFailed = ({ notices, cart, open, favourites, unchanged }: ActionResult): boolean =>
  notices.length > 0 &&
  notices.every(({ tone }) => tone === 'bad') &&
  !cart &&
  !open &&
  !favourites &&
  unchanged !== false

/** A busy shop's status goes on to script, with its `Retry-After`. */
function statusOf(result: ActionResult, { busyStatus }: RespondContext): number {
  if (result.result?.status === 'error') return 422
  return busyStatus && isFailed(result) ? busyStatus : 200
}

/** Ends an action: data for script, else a flash and a 303 to `next`. @param next a path on this site */
export function respond(context: RespondContext, next: string, result: ActionResult) {
  if (result.cart !== undefined) context.setCart(result.cart)
  const notices = withPlatformLink(context, result.notices)
  if (context.enhanced) {
    const cart = result.cart && { ...result.cart, lines: undefined }
    const { total = '' } = context.visitorValues.cart ?? {}
    const localizedCart = cart && { ...cart, total }
    return data(
      { ...result, notices, ...(localizedCart !== undefined ? { cart: localizedCart } : {}) },
      { status: statusOf(result, context) },
    )
  }
  context.flash(notices)
  return redirect(next, 303)
}

type Refusal<State> = {
  /** Notices for what belongs to no field. */
  notices?: ActionResult['notices']
  /** 422 unless something else than the form's content was at fault. */
  status?: number
  /** What the page needs besides, to be rendered again. */
  state?: State
}

const linkNoticeMs = 6000

/** The errors again as a notice: where the shop lacks a call, it holds the link to where the same can be done. */
function noticesWithLink({ error }: SubmissionResult, { platformLink }: LinkContext): Notice[] {
  const text = Object.values(error ?? {}).flatMap((texts) => texts ?? [])
  return platformLink && text[0] ? [{ tone: 'bad', text: text[0], ms: linkNoticeMs }] : []
}

/** Ends an action whose form is refused: the page is rendered again, with the errors and what was typed. A page that gets `elsewhere` shows that link itself. */
export function refuse<State extends object>(
  context: LinkContext & { notify: (notices: ActionResult['notices']) => void },
  result: SubmissionResult,
  { notices = [], status = 422, state }: Refusal<State> = {},
) {
  const isLinked = state !== undefined && 'elsewhere' in state && state.elsewhere !== undefined
  const all = notices.length > 0 || isLinked ? notices : noticesWithLink(result, context)
  context.notify(withPlatformLink(context, all))
  return data({ result, ...(state as State) }, { status })
}
