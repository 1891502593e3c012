import { piecesOf } from './cart'
import { productIn } from './prices'
import { isSameLine, type Line, type Model, type Order, type Session, stockFor } from './state'

/** How much more of a line's article the cart may contain, considering its other lines. */
function freeFor(model: Model, session: Session, line: Line, existing?: Line): number {
  const { max } = productIn(model.catalogue, line.product)
  const there = stockFor(model, session, line.product, line.variant)
  return (max === 0 ? there : Math.min(there, max)) - piecesOf(session, line, existing)
}

/** The largest valid count for an available stock. */
function fitting({ min, step }: { min: number; step: number }, free: number): number {
  return free < min ? 0 : min + Math.floor((free - min) / step + 1e-9) * step
}

/**
 * Repeats an order as far as the stock allows: an existing line gets at least the ordered count, and never more than is
 * available beside the other lines.
 * @returns how many lines came into the cart
 */
export function reorder(model: Model, session: Session, order: Order): number {
  let added = 0
  for (const { unit: _, total: __, ...line } of order.lines) {
    const existing = session.lines.find((one) => isSameLine(one, line))
    const product = productIn(model.catalogue, line.product)
    const free = freeFor(model, session, line, existing)
    const count = Math.min(line.count, fitting(product, free))
    if (count <= 0) continue
    if (existing) existing.count = Math.max(existing.count, count)
    else session.lines.push({ ...line, count })
    added += 1
  }
  return added
}

/** The lines of which pieces are not returned yet, and how many. */
export function notReturned(order: Order): { position: number; left: number }[] {
  const back = order.givenBack.flatMap(({ pieces }) => pieces)
  return order.lines
    .map(({ count }, position) => {
      const own = back.filter((one) => one.position === position)
      return { position, left: count - own.reduce((sum, one) => sum + one.count, 0) }
    })
    .filter(({ left }) => left > 1e-6)
}
