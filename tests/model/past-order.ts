import { piecesOf } from './cart'
import { type Hundredths, scaled, shared } from './money'
import { productIn } from './prices'
import {
  isMultiple,
  isSameLine,
  type Line,
  type Model,
  type Order,
  type Session,
  stockFor,
} from './state'

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
  for (const { unit: _, total: __, off: ___, campaign: ____, ...line } of order.lines) {
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

/** What was paid for each line: less what is taken off it alone, with its share of the surcharge. */
export function paidForLines({ lines, sum }: Order): Hundredths[] {
  const own = lines.map(({ total, off }) => total - off)
  const surcharges = shared(sum.surcharge, own)
  return own.map((paid, at) => paid + (surcharges[at] ?? 0))
}

/** What all returns of each line give back: its share of what was paid for the line. */
export function givenBackFor(order: Order): { position: number; amount: Hundredths }[] {
  const pieces = order.givenBack.flatMap((one) => one.pieces)
  const paid = paidForLines(order)
  return order.lines.flatMap(({ count }, position) => {
    const own = pieces.filter((one) => one.position === position)
    const back = own.reduce((sum, one) => sum + one.count, 0)
    return back > 0 ? [{ position, amount: scaled(paid[position] ?? 0, back, count) }] : []
  })
}

/** What remains of an amount once pieces are cancelled, and what goes with them. */
function divided(amount: Hundredths, left: number, removed: number): [Hundredths, Hundredths] {
  const [remaining = 0] = shared(amount, [left, removed])
  return [remaining, amount - remaining]
}

/** Takes pieces out of an order, each with its share of what was paid for its line; delivery and fee stay. @returns what they give back */
export function cancelPieces(
  order: Order,
  pieces: readonly { position: number; count: number }[],
): Hundredths {
  const { sum } = order
  let paid = 0
  for (const { position, count } of pieces) {
    const line = order.lines[position]
    if (!line) continue
    const left = Math.round((line.count - count) * 1000) / 1000
    const parts = (amount: Hundredths) => divided(amount, left, count)
    paid += parts(line.total)[1] - parts(line.off)[1]
    const [[total], [off], [campaign]] = [parts(line.total), parts(line.off), parts(line.campaign)]
    Object.assign(line, { count: left, total, off, campaign })
  }
  const sumOf = (key: 'total' | 'off' | 'campaign') =>
    order.lines.reduce((all, line) => all + line[key], 0)
  const [goods, off, campaign] = [sumOf('total'), sumOf('off'), sumOf('campaign')]
  const [surcharge, without] = divided(sum.surcharge, goods - off, paid)
  const back = paid + without
  const total = sum.total - back
  order.sum = { ...sum, goods, campaign, discount: off - campaign, surcharge, total }
  order.cancelled.push({ positions: pieces.map(({ position }) => position), back, total })
  return back
}

type Left = { position: number; left: number }

/** Pieces of the ticked ones of some lines, in the steps in which their goods are sold; else all that is left of them. */
export function tickedPieces(
  { catalogue }: Pick<Model, 'catalogue'>,
  { lines }: Order,
  some: readonly Left[],
  ticks: readonly number[],
): { position: number; count: number }[] {
  return some.flatMap(({ position, left }, at) => {
    const tick = ticks.find((one) => one % some.length === at)
    if (tick === undefined) return []
    const { step } = productIn(catalogue, lines[position]?.product ?? 0)
    const steps = Math.round(left / step)
    const count = isMultiple(left, step) ? (1 + (tick % steps)) * step : left
    return [{ position, count: Math.round(count * 1000) / 1000 }]
  })
}
