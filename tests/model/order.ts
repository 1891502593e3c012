import { campaignIn } from './campaigns'
import { piecesOf } from './cart'
import { chosenInstalment } from './instalments'
import { card, offLines, orderSum, pricedLines, productIn } from './prices'
import {
  isGivenUp,
  isSameLine,
  type Methods,
  type Model,
  type Order,
  type Session,
  stockFor,
} from './state'

/** Whether every article of the cart is available in the requested count. */
export function canOrder(model: Model, session: Session): boolean {
  return session.lines.every(
    (line) => piecesOf(session, line) <= stockFor(model, session, line.product, line.variant),
  )
}

/** The order that pays for a part of the cart right now: it is not placed again. */
export function openOrderOf(model: Model, session: Session): Order | undefined {
  return model.orders.findLast(
    (order) =>
      order.state === 'processing' &&
      isGivenUp(order, session) &&
      order.lines.some((bought) => session.lines.some((line) => isSameLine(bought, line))),
  )
}

/** The chosen store, if a product of the cart is sold in stores only. */
function storeOf({ catalogue }: Model, { lines, store }: Session): string {
  const hasStoreLine = lines.some(({ product }) => productIn(catalogue, product).needsStore)
  return hasStoreLine ? (catalogue.stores.get(store) ?? '') : ''
}

/** The order of a confirmed cart, with the sum for its payment method. */
export function placeOrder(model: Model, session: Session, methods: Methods): Order {
  const lines = pricedLines(model.catalogue, session.lines, session.currency)
  const { percent, ...instalment } = chosenInstalment(model, session, methods)
  const { campaign, currency } = session
  const sum = orderSum(model.catalogue, lines, currency, { ...methods, percent, campaign })
  const off = offLines(model.catalogue, lines, currency, { ...methods, campaign })
  const order: Order = {
    number: '',
    shopperIndex: session.shopperIndex,
    orderRound: session.orderRound,
    member: session.member,
    email: session.email,
    currency: session.currency,
    language: session.language,
    store: storeOf(model, session),
    lines: lines.map(({ line, unit, total }, at) => ({
      ...{ ...line, unit, total },
      off: (off[at]?.campaign ?? 0) + (off[at]?.transfer ?? 0),
      campaign: off[at]?.campaign ?? 0,
    })),
    sum,
    placed: { totals: lines.map(({ total }) => total), sum },
    cancelled: [],
    campaignTitle: sum.campaign > 0 ? (campaignIn(model.catalogue, campaign)?.title ?? {}) : {},
    methods,
    instalment,
    givenBack: [],
    state: methods.payment === card ? 'waiting' : 'later',
    payUrl: '',
  }
  // A new order replaces the shopper's unpaid or expired one.
  for (const other of model.orders)
    if (['waiting', 'expired'].includes(other.state) && isGivenUp(other, session))
      other.state = 'replaced'
  model.orders.push(order)
  if (order.state === 'later') removeOrdered(session, order)
  return order
}

/** Bought lines leave the cart, and a campaign that counted; lines added meanwhile stay. */
export function removeOrdered(session: Session, order: Order): void {
  if (order.sum.campaign > 0) session.campaign = 0
  session.lines = session.lines.flatMap((line) => {
    const bought = order.lines.find((one) => isSameLine(one, line))
    const count = line.count - (bought?.count ?? 0)
    return count > 0 ? [{ ...line, count }] : []
  })
}
