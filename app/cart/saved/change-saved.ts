import type { CartLine } from '~/backend/cart/cart-model'
import { type ChangeResult, refusedNotice } from '~/cart/change/change-count'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import type { Notice } from '~/session/response-data'
import { noticeMs } from '~/ui/notice-times'
import type { SavedChange } from './saved-form'

type Done = 'saved' | 'backInCart' | 'forgotten'

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
  return 'ok' in changed && changed.ok ? [changed, doneNotice(context, done, line)] : [changed]
}

/** Puts a line of the cart by for a later order. Call it inside `inTurn`. @throws BackendError */
export const saveLine = (context: RequestContext, line: CartLine): Promise<ChangeResult[]> =>
  withNotice(context, { line, done: 'saved' }, context.backend.cart.moveLine(line, 'later'))

/** Puts a saved line back into the cart, or removes it. Call it inside `inTurn`. @throws BackendError */
export async function changeSaved(
  context: RequestContext,
  { lineId, intent }: SavedChange,
): Promise<ChangeResult[]> {
  const { cart } = context.backend
  const { saved } = await cart.loadDisplayed()
  const line = saved?.find((one) => one.lineId === lineId)
  if (!line) return [refusedNotice(translatorOf(context.language)('cartAnswer.changedElsewhere'))]
  return intent === 'toCart'
    ? withNotice(context, { line, done: 'backInCart' }, cart.moveLine(line, 'cart'))
    : withNotice(context, { line, done: 'forgotten' }, cart.moveLine(line, 'none'))
}
