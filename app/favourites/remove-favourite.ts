import type { RequestContext } from '~/session/request-context'
import { changeFavourites } from './change'
import { changeGuestList } from './guest/change-as-guest'
import { forgetHearts, withPending } from './pending'
import { readHearts } from './pending-hearts'

/** Whether a product is a favourite of the member or of the browser, as the shopper has left them. @throws BackendError */
export async function isFavourite(context: RequestContext, productId: string): Promise<boolean> {
  const { session, preferences, backend } = context
  if (!session.member) return preferences.favourites.includes(productId)
  const { products } = await backend.favourites.list()
  const ids = products.map(({ id }) => id)
  return withPending(ids, readHearts(preferences.hearts)).includes(productId)
}

/** Takes a product out of the favourites of the member or of the browser. @throws BackendError */
export async function removeFavourite(context: RequestContext, productId: string): Promise<void> {
  const remove = { add: [], remove: [productId], beyond: [] }
  if (!context.session.member) return void (await changeGuestList(context, remove))
  await changeFavourites(context, remove)
  forgetHearts(context, (id) => id === productId)
}
