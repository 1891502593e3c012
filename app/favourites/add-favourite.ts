import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import { changeFavourites } from './change'
import { changeGuestList } from './guest/change-as-guest'
import { maxOfGuest } from './guest/changed-list'
import { forgetHearts } from './pending'

/** Makes a product a favourite, of the member or of the browser. @returns why it is none; empty where it is one @throws BackendError */
export async function addFavourite(context: RequestContext, productId: string): Promise<string> {
  const t = translatorOf(context.language)
  const add = { add: [productId], remove: [], beyond: [] }
  const changed = context.session.member ? await changeFavourites(context, add) : null
  if (changed?.kind === 'done') {
    const [failed] = changed.failed
    if (failed) return failed.text || t('favourites.failed')
    forgetHearts(context, (id) => id === productId)
    return ''
  }
  if (context.session.member) return t('favourites.failed')
  const { isFull, isChanged } = await changeGuestList(context, add)
  if (isFull) return t('favouriteList.full', { max: maxOfGuest })
  return isChanged ? '' : t('favourites.failed')
}
