import type { ReviewWish } from '~/shop/talk-model'

/** The orders of reviews as an address names them, the first being the usual one. */
export const reviewOrders = ['date-desc', 'date-asc', 'rate-desc', 'rate-asc'] as const
export type ReviewOrder = (typeof reviewOrders)[number]

/** Longest search in reviews, in characters; the rest is cut. */
const longest = 100

/** Reads the query of a page of reviews; what is not known is the usual. */
export function readReviewQuery(params: URLSearchParams): ReviewWish & { order: ReviewOrder } {
  const asked = params.get('sort')
  const order = reviewOrders.find((each) => each === asked) ?? reviewOrders[0]
  const page = Number(params.get('pg'))
  const words = (params.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, longest)
  return {
    order,
    page: Number.isInteger(page) && page > 0 ? Math.min(page, 10_000) : 1,
    words,
    by: order.startsWith('rate') ? 'rate' : 'date',
    ascending: order.endsWith('asc'),
  }
}
