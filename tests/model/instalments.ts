import type { Catalogue, InstalmentOffer } from './catalogue'
import { roundRatio } from './money'
import { card, pieceInLira, productIn } from './prices'
import {
  draftKey,
  type Instalment,
  type Line,
  type Methods,
  type Model,
  type Session,
} from './state'

export const onePayment: Instalment = { card: 0, number: 1 }

/**
 * The amount of each of several payments, and the last if it differs, as pages and mails show it; empty for a single
 * payment.
 */
export function eachPayments(total: number, number: number): number[] {
  if (number === 1) return []
  const each = roundRatio(BigInt(total), BigInt(number))
  const last = total - each * (number - 1)
  return last === each ? [each] : [each, last]
}

/** The lowest limit of a category and its ancestors. */
function capOf({ caps, above }: Catalogue, category: number): number {
  const own = caps.get(category) ?? Number.POSITIVE_INFINITY
  const parent = above.get(category) ?? 0
  return parent === 0 ? own : Math.min(own, capOf({ caps, above } as Catalogue, parent))
}

/** Whether a cart is worth paying in instalments: its goods before discounts, in lira, reach the shop's setting. */
function isWorthIt(catalogue: Catalogue, lines: readonly Line[]): boolean {
  const from = 100 * Number(catalogue.settings.get('INSTALMENTS_FROM') ?? 0)
  const goods = lines.map(
    ({ product, variant, count }) => count * pieceInLira(productIn(catalogue, product), variant),
  )
  return goods.reduce((sum, one) => sum + one, 0) >= from
}

/** The instalments allowed for a cart: the lowest limit of its products counts, and a small sum is paid at once. */
export function allowedInstalments(
  catalogue: Catalogue,
  lines: readonly Line[],
): InstalmentOffer[] {
  const caps = lines.map(({ product }) =>
    capOf(catalogue, productIn(catalogue, product).mainCategory),
  )
  const isLarge = isWorthIt(catalogue, lines)
  return catalogue.instalments.filter(
    ({ number }) => number === 1 || (isLarge && caps.every((cap) => number <= cap)),
  )
}

/** The instalments of an order: the chosen ones, if it is paid by card and the cart allows them. */
export function chosenInstalment(
  model: Model,
  session: Session,
  methods: Methods,
): Instalment & { percent: number } {
  const wanted = model.drafts.get(draftKey(session)) ?? onePayment
  const offer = allowedInstalments(model.catalogue, session.lines).find(
    (one) => one.card === wanted.card && one.number === wanted.number,
  )
  return methods.payment === card && offer
    ? { card: offer.card, number: offer.number, percent: offer.percent }
    : { ...onePayment, percent: 0 }
}
