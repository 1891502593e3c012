import { noteFailure } from '~/failure'
import { idempotencyKey } from '~/session/idempotency-key'
import type { AddItem } from '~/shop/cart'
import type { CartAddAnswer, CartSummary } from '~/shop/cart-model'
import type { Visit } from '~/visit'
import type { AddWish } from './add-wish'
import { inTurn } from './in-turn'
import { isLineOf } from './line-of-wish'
import { type OnceAnswer, onceByKey } from './once'
import { readVisitorsCart } from './read-cart'

export type Added = {
  /** The wished products' answers, then their companions'. */
  answers: CartAddAnswer[]
  /** The header's cart where no answer says it: what was done before was looked for in the cart. */
  cartNow: CartSummary | null
}

/**
 * Adds what a form wishes, once. Companions have no note and no subscription, so they go in a form of their own, and
 * are remembered on their own: when they fail, trying again does not add the product a second time. It is one turn of
 * the visitor's changes: what was sent before is looked for in the cart, and added if it is not there.
 * @throws ShopError when no answer came
 */
export function addOnce(visit: Visit, wish: AddWish): Promise<Added> {
  return inTurn(visit, () => addNow(visit, wish))
}

async function addNow(visit: Visit, wish: AddWish): Promise<Added> {
  const { cart } = visit.shop
  const { items, extras, companions: alongside } = wish
  const key = await idempotencyKey(wish.key, visit.visitorId, { items, extras, alongside })
  let token: Promise<string> | undefined
  const once = (key: string, items: AddItem[], extras: AddWish['extras']): Promise<OnceAnswer> => {
    const work = async () => {
      token ??= cart.csrfToken()
      return cart.add(items, { ...extras, csrfToken: await token }, key)
    }
    const { shopCookies } = visit.session
    return onceByKey({ key, now: Date.now(), shopCookies }, work, () =>
      isInCart(visit, items, extras),
    )
  }
  const first = await once(key, items, extras)
  const goesOn = alongside.length > 0 && (first.answers[0]?.status ?? 0) > 0
  const more = goesOn ? await once(`${key}-with`, alongside, {}) : null
  const all = more ? [first, more] : [first]
  return {
    answers: all.flatMap(answersOfNow),
    cartNow: all.some(({ isRepeat }) => isRepeat) ? visit.session.cart : null,
  }
}

/** An answer that was given before says the cart of then: of fewer goods, or in another currency. */
const answersOfNow = ({ answers, isRepeat }: OnceAnswer): CartAddAnswer[] =>
  isRepeat ? answers.map((one) => ({ ...one, summary: null })) : answers

/** Whether the cart holds any of these; true when it cannot be read, for nothing may be added twice. */
async function isInCart(
  visit: Visit,
  items: AddItem[],
  extras: AddWish['extras'],
): Promise<boolean> {
  try {
    const { lines } = await readVisitorsCart(visit)
    return items.some((item) => lines.some((line) => isLineOf(line, item, extras)))
  } catch (error) {
    noteFailure(visit, error)
    return true
  }
}
