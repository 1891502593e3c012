import type { ProductCard } from '~/backend/catalogue/model'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'

/** Products that one comparison may name; only it gives cards by their ids. */
export const maxPerCall = 4

/** Cards of at most four products, without missing ones; null after a failure, or where the shop shows none of them. */
export async function cardsById(
  context: RequestContext,
  ids: string[],
): Promise<ProductCard[] | null> {
  if (ids.length === 0) return []
  try {
    return await context.backend.cardsById(ids)
  } catch (error) {
    noteFailure(context, error)
    return null
  }
}

/** The answers about any number of products, four to a call. */
export function batchesById(
  context: RequestContext,
  ids: string[],
): Promise<(ProductCard[] | null)[]> {
  const batches = Array.from({ length: Math.ceil(ids.length / maxPerCall) }, (_, at) =>
    ids.slice(at * maxPerCall, (at + 1) * maxPerCall),
  )
  return Promise.all(batches.map((batch) => cardsById(context, batch)))
}
