import type { Cart, CartLine } from '~/backend/cart/cart-model'
import { type ChangeResult, changeCount } from '~/cart/change/change-count'
import type { SentCart, SentLine } from '~/cart/page/cart-form'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import type { Notice } from '~/session/response-data'
import { noticeMs } from '~/ui/notice-times'

type Done = 'saved' | 'backInCart' | 'forgotten'

const isDone = (result: ChangeResult): boolean => 'ok' in result && result.ok && !result.fault

const doneNotice = ({ language }: RequestContext, done: Done, { title }: CartLine): Notice => ({
  tone: 'plain',
  text: translatorOf(language)(`savedLine.${done}`, { title }),
  ms: noticeMs.default,
})

async function withNotice(
  context: RequestContext,
  { line, done }: { line: CartLine; done: Done },
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
  return intent === 'toCart'
    ? withNotice(context, { line, done: 'backInCart' }, cart.moveLine(line, 'cart'))
    : withNotice(context, { line, done: 'forgotten' }, cart.moveLine(line, 'none'))
}
