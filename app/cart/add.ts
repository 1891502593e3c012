import { translatorOf } from '~/i18n/translators'
import { hrefOf } from '~/site-map'
import { forgetWaitingAdd } from '~/stores/waiting-add'
import type { Visit } from '~/visit'
import { addOnce } from './add-once'
import type { AddWish } from './add-wish'
import { type AddOutcome, outcomeOfAdd, outcomeOfSeveral, withCompanions } from './rules'

const productsAt = ({ items, companions }: AddWish, places: number[]) =>
  places.flatMap((place) => [...items, ...companions][place]?.productId ?? [])

/**
 * Sends a wish to the backend, once, and says what the shopper meets then. The store choice uses it too, to end the
 * add that it interrupted.
 * @throws ShopError when no answer came
 */
export async function addToCart(visit: Visit, wish: AddWish): Promise<AddOutcome> {
  const t = translatorOf(visit.language)
  const { answers, cartNow } = await addOnce(visit, wish)
  const page = new URL(wish.back, visit.siteOrigin).pathname
  const situation = {
    page,
    onProductPage: wish.onProductPage,
    productPath: wish.productPath,
    buyNow: wish.buyNow,
    cartPath: hrefOf('cart', visit.language),
    storePath: hrefOf('storeChoice', visit.language, { donus: wish.back }),
    texts: {
      failed: t('cart.addFailed'),
      storeNeeded: t('cart.storeNeeded'),
      goToStores: t('stores.title'),
      added: t('cart.added'),
      goToCart: t('cart.goToCart'),
    },
  }
  const [first, ...companions] = answers
  const outcome =
    wish.several || !first
      ? outcomeOfSeveral(answers, situation)
      : withCompanions(outcomeOfAdd(first, situation), companions, situation)
  if (outcome.added) forgetWaitingAdd(visit)
  return {
    ...outcome,
    ...(outcome.places ? { products: productsAt(wish, outcome.places) } : {}),
    summary: outcome.summary ?? cartNow,
  }
}
