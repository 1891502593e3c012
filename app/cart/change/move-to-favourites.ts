import type { CartLine } from '~/backend/cart/cart-model'
import { addFavourite } from '~/favourites/add-favourite'
import { isFavourite } from '~/favourites/remove-favourite'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import { type ChangeResult, refusedNotice } from './change-count'
import { removedNotice } from './removed-notice'

/** Makes the product of a line a favourite, and only then removes the line. Call it inside `inTurn`. @throws BackendError */
export async function moveToFavourites(
  context: RequestContext,
  line: CartLine,
): Promise<ChangeResult[]> {
  // Of a list that cannot be read nothing is taken back.
  const wasFavourite = await isFavourite(context, line.productId).catch(() => true)
  const refusal = await addFavourite(context, line.productId)
  if (refusal) return [refusedNotice(refusal)]
  const deleted = await context.backend.cart.deleteLine(line)
  const changed = { ...deleted, favourite: line.productId }
  if (!deleted.ok) return [changed]
  const text = translatorOf(context.language)('savedLine.favourite', { title: line.title })
  const notice = removedNotice(context, line)
  if (notice.form && !wasFavourite) notice.form.fields.favourite = '1'
  return [changed, { ...notice, text }]
}
