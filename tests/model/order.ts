import { piecesOf } from './cart'
import { chosenInstalment } from './instalments'
import { card, orderSum, pricedLines, productIn } from './prices'
import {
  isGivenUp,
  isSameLine,
  type Methods,
  type Model,
  type Order,
  type Session,
  stockFor,
} from './state'

/** Whether every article of the cart is still there in the amount that is wanted. */
export function canOrder(model: Model, session: Session): boolean {
  return session.lines.every(
    (line) => piecesOf(session, line) <= stockFor(model, session, line.product, line.variant),
  )
}

/** The order that some of a cart is being paid by just now: it is not ordered again. */
export function openOrderOf(model: Model, session: Session): Order | undefined {
  return model.orders.findLast(
    (order) =>
      order.state === 'processing' &&
      isGivenUp(order, session) &&
      order.lines.some((bought) => session.lines.some((line) => isSameLine(bought, line))),
  )
}

/** The chosen store, where something of the cart is had at one alone. */
function storeOf({ catalogue }: Model, { lines, store }: Session): string {
  const hasStoreLine = lines.some(({ product }) => productIn(catalogue, product).needsStore)
  return hasStoreLine ? (catalogue.stores.get(store) ?? '') : ''
}

/** The order that a confirmed cart becomes; the sum is that of its way to pay. */
export function placeOrder(model: Model, session: Session, methods: Methods): Order {
  const lines = pricedLines(model.catalogue, session.lines, session.currency)
  const { percent, ...instalment } = chosenInstalment(model, session, methods)
  const order: Order = {
    number: '',
    shopperIndex: session.shopperIndex,
    orderRound: session.orderRound,
    member: session.member,
    email: session.email,
    currency: session.currency,
    language: session.language,
    store: storeOf(model, session),
    lines: lines.map(({ line, unit, total }) => ({ ...line, unit, total })),
    sum: orderSum(model.catalogue, lines, session.currency, { ...methods, percent }),
    methods,
    instalment,
    givenBack: [],
    state: methods.payment === card ? 'waiting' : 'later',
    payUrl: '',
  }
  // Who orders anew has given up what still waited for a payment, or was late with it.
  for (const other of model.orders)
    if (['waiting', 'expired'].includes(other.state) && isGivenUp(other, session))
      other.state = 'replaced'
  model.orders.push(order)
  if (order.state === 'later') takeOut(session, order)
  return order
}

/** What was bought leaves the cart; what was added meanwhile stays. */
export function takeOut(session: Session, order: Order): void {
  session.lines = session.lines.flatMap((line) => {
    const bought = order.lines.find((one) => isSameLine(one, line))
    const count = line.count - (bought?.count ?? 0)
    return count > 0 ? [{ ...line, count }] : []
  })
}
