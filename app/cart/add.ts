import { translatorOf } from '~/i18n/translators'
import { hrefOf } from '~/site-map'
import type { Visit } from '~/visit'
import type { AddWish } from './add-wish'
import { onceByKey } from './once'
import { type AddOutcome, outcomeOfAdd, outcomeOfSeveral } from './rules'

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
    return cart.add(wish.items, { ...wish.extras, csrfToken }, wish.key)
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
  const [first] = answers
  return wish.several || !first
    ? outcomeOfSeveral(answers, situation)
    : outcomeOfAdd(first, situation)
}
