import type { CartLine } from '../cart-model'

/** Names the lines of a change by id, because their positions may have moved. */
export const lineIdsQuery = (lines: Pick<CartLine, 'lineId'>[]): Record<string, string> =>
  lines.every(({ lineId }) => lineId) ? { lines: lines.map(({ lineId }) => lineId).join(',') } : {}
