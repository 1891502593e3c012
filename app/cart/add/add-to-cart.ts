import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'
import { forgetPendingAdd } from '~/stores/waiting-add'
import { addOnce } from './add-once'
import type { AddRequest } from './add-request'
import { type AddOutcome, outcomeOfAdd, outcomeOfSeveral, withCompanions } from './add-rules'

const productsAt = ({ items, companions }: AddRequest, indexes: number[]) =>
  indexes.flatMap((index) => [...items, ...companions][index]?.productId ?? [])

/** Sends an add once; also one that the store choice has interrupted. @throws BackendError when no answer came */
export async function addToCart(
  context: RequestContext,
  addRequest: AddRequest,
): Promise<AddOutcome> {
  const t = translatorOf(context.language)
  const { answers, cartNow } = await addOnce(context, addRequest)
  const page = new URL(addRequest.back, context.siteOrigin).pathname
  const situation = {
    page,
    onProductPage: addRequest.onProductPage,
    productPath: addRequest.productPath,
    buyNow: addRequest.buyNow,
    cartPath: hrefOf('cart', context.language),
    storePath: hrefOf('storeChoice', context.language, { donus: addRequest.back }),
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
    addRequest.several || !first
      ? outcomeOfSeveral(answers, situation)
      : withCompanions(outcomeOfAdd(first, situation), companions, situation)
  if (outcome.added) forgetPendingAdd(context)
  return {
    ...outcome,
    ...(outcome.addedIndexes ? { products: productsAt(addRequest, outcome.addedIndexes) } : {}),
    summary: outcome.summary ?? cartNow,
  }
}
