import type { Catalogue, InstalmentOffer } from './catalogue'
import { roundRatio } from './money'
import { card, productIn } from './prices'
import {
  draftKey,
  type Instalment,
  type Line,
  type Methods,
  type Model,
  type Session,
} from './state'

export const onePayment: Instalment = { card: 0, number: 1 }

/** What each of several payments comes to, and the last where it differs, as pages and mails say it; nothing of one payment. */
export function eachPayments(total: number, number: number): number[] {
  if (number === 1) return []
  const each = roundRatio(BigInt(total), BigInt(number))
  const last = total - each * (number - 1)
  return last === each ? [each] : [each, last]
}

/** The smallest cap of a category and those above it. */
function capOf({ caps, above }: Catalogue, category: number): number {
  const own = caps.get(category) ?? Number.POSITIVE_INFINITY
  const parent = above.get(category) ?? 0
  return parent === 0 ? own : Math.min(own, capOf({ caps, above } as Catalogue, parent))
}

/** The instalments that a cart may be paid in: the smallest cap of its products limits their number. */
export function allowedInstalments(
  catalogue: Catalogue,
  lines: readonly Line[],
): InstalmentOffer[] {
  const caps = lines.map(({ product }) =>
    capOf(catalogue, productIn(catalogue, product).mainCategory),
  )
  return catalogue.instalments.filter(({ number }) => caps.every((cap) => number <= cap))
}

/** The instalments that an order would be paid in: those chosen, where it is paid by card and the cart allows them. */
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
