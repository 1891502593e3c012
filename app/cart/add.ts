import { translatorOf } from '~/i18n/translators'
import { hrefOf } from '~/site-map'
import type { Visit } from '~/visit'
import type { AddWish } from './add-wish'
import { onceByKey } from './once'
import { type AddOutcome, outcomeOfAdd, outcomeOfSeveral, withCompanions } from './rules'

/**
 * Sends a wish to the backend, once, and says what the shopper meets then. The store choice uses it too, to end the
 * add that it interrupted.
 * @throws ShopError when no answer came
 */
export async function addToCart(visit: Visit, wish: AddWish): Promise<AddOutcome> {
  const t = translatorOf(visit.language)
  const { cart } = visit.shop
  const answers = await onceByKey(wish.key, Date.now(), visit.session.shopCookies, async () => {
    const csrfToken = await cart.csrfToken()
    const added = await cart.add(wish.items, { ...wish.extras, csrfToken }, wish.key)
    if (wish.companions.length === 0 || (added[0]?.status ?? 0) <= 0) return added
    // They have no note and no subscription, so they go in a form of their own.
    return [...added, ...(await cart.add(wish.companions, { csrfToken }, `${wish.key}-with`))]
  })
  const page = new URL(wish.back, visit.siteOrigin).pathname
  const situation = {
    page,
    onProductPage: wish.onProductPage,
    productPath: wish.productPath,
    buyNow: wish.buyNow,
    cartPath: hrefOf('cart', visit.language),
    texts: {
      failed: t('cart.addFailed'),
      storeNeeded: t('cart.storeNeeded'),
      added: t('cart.added'),
      goToCart: t('cart.goToCart'),
    },
  }
  const [first, ...companions] = answers
  if (wish.several || !first) return outcomeOfSeveral(answers, situation)
  return withCompanions(outcomeOfAdd(first, situation), companions, situation)
}
