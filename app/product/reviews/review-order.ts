import type { ReviewRequest } from '~/backend/engagement/engagement-model'

/** Review orders as in the URL; the first is the default. */
export const reviewOrders = ['date-desc', 'date-asc', 'rate-desc', 'rate-asc'] as const
export type ReviewOrder = (typeof reviewOrders)[number]

/** Maximum length of a search in reviews; the rest is cut. */
const maxSearchLength = 100

/** Reads the query of a review page; unknown values become the default. */
export function readReviewQuery(params: URLSearchParams): ReviewRequest & { order: ReviewOrder } {
  const requested = params.get('sort')
  const order = reviewOrders.find((each) => each === requested) ?? reviewOrders[0]
  const page = Number(params.get('pg'))
  const words = (params.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, maxSearchLength)
  return {
    order,
    page: Number.isInteger(page) && page > 0 ? Math.min(page, 10_000) : 1,
    words,
    by: order.startsWith('rate') ? 'rate' : 'date',
    ascending: order.endsWith('asc'),
  }
}
