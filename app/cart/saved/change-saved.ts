import type { Cart, CartLine } from '~/backend/cart/cart-model'
import { readAddRequest } from '~/cart/add/add-request'
import { type ChangeResult, changeCount, refusedNotice } from '~/cart/change/change-count'
import { undoOf } from '~/cart/change/removed-notice'
import type { SentCart, SentLine } from '~/cart/page/cart-form'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import type { Notice } from '~/session/response-data'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'

type Done = 'saved' | 'backInCart' | 'forgotten' | 'restored'
type Titled = Pick<CartLine, 'title'>

const isDone = (result: ChangeResult): boolean => 'ok' in result && result.ok && !result.fault

const doneNotice = ({ language }: RequestContext, done: Done, { title }: Titled): Notice => ({
  tone: 'plain',
  text: translatorOf(language)(`savedLine.${done}`, { title }),
  ms: noticeMs.default,
})

async function withNotice(
  context: RequestContext,
  { line, done }: { line: Titled; done: Done },
  change: Promise<ChangeResult>,
): Promise<ChangeResult[]> {
  const changed = await change
  return isDone(changed) ? [changed, doneNotice(context, done, line)] : [changed]
}

/** Puts a line of the cart by for a later order, with the count that was typed. Call it inside `inTurn`. @throws BackendError */
export async function saveLine(
  context: RequestContext,
  line: CartLine,
  { count, displayed }: SentLine,
): Promise<ChangeResult[]> {
  if (displayed !== '' && count !== displayed) {
    const counted = await changeCount(context, line, count)
    if (!isDone(counted)) return [counted]
  }
  const { cart } = context.backend
  return withNotice(context, { line, done: 'saved' }, cart.moveLine(line, 'later'))
}

/** Puts a saved line back into the cart, or removes it; null where it is not there. Call it inside `inTurn`. @throws BackendError */
export async function changeSaved(
  context: RequestContext,
  { saved }: Cart,
  { intent, savedLine }: SentCart,
): Promise<ChangeResult[] | null> {
  const line = saved?.find(({ lineId }) => lineId === savedLine)
  if (!line) return null
  const { cart } = context.backend
  if (intent === 'toCart')
    return withNotice(context, { line, done: 'backInCart' }, cart.moveLine(line, 'cart'))
  const [removed, notice] = await withNotice(
    context,
    { line, done: 'forgotten' },
    cart.moveLine(line, 'none'),
  )
  const undo = undoOf(context, line, {
    action: hrefOf('cartLine', context.language),
    fields: { intent: restoreIntent, title: line.title },
  })
  return [removed, notice && { ...notice, ...undo }].filter((one) => one !== undefined)
}

/** Names the button that takes a removed saved line back. */
export const restoreIntent = 'restore'

/** Puts a saved line that was removed among the saved ones again, as its notice's form names it. Call it inside `inTurn`. @throws BackendError */
export async function restoreSaved(
  context: RequestContext,
  form: FormData,
): Promise<ChangeResult[]> {
  const parsed = readAddRequest(form)
  const [item] = parsed.ok ? parsed.addRequest.items : []
  if (!parsed.ok || !item)
    return [refusedNotice(translatorOf(context.language)('cartAnswer.changeFailed'))]
  const title = String(form.get('title') ?? '').slice(0, 200)
  const putBy = context.backend.cart.putBy(item, parsed.addRequest.extras)
  return withNotice(context, { line: { title }, done: 'restored' }, putBy)
}
