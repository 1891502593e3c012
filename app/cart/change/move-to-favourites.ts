import type { CartLine } from '~/backend/cart/cart-model'
import { addFavourite } from '~/favourites/add-favourite'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import { type ChangeResult, refusedNotice } from './change-count'
import { removedNotice } from './removed-notice'

/** Makes the product of a line a favourite, and only then removes the line. Call it inside `inTurn`. @throws BackendError */
export async function moveToFavourites(
  context: RequestContext,
  line: CartLine,
): Promise<ChangeResult[]> {
  const refusal = await addFavourite(context, line.productId)
  if (refusal) return [refusedNotice(refusal)]
  const deleted = await context.backend.cart.deleteLine(line)
  const changed = { ...deleted, favourite: line.productId }
  if (!deleted.ok) return [changed]
  const text = translatorOf(context.language)('savedLine.favourite', { title: line.title })
  return [changed, { ...removedNotice(context, line), text }]
}
