import type { Cart, CartChangeAnswer, CartLine } from '../cart-model'

const traits = ['productId', 'variantId', 'variantLabel'] as const

/** Ids are made up for goods that markup does not number (read-rows.ts). */
const isKnown = (value: string): boolean =>
  value !== '' && value !== '0' && !value.startsWith('unknown-')

/** The pieces in each cart of a line's goods: their places may move, and what one of the carts does not say is not compared. */
function piecesIn(carts: [Cart, Cart], line: CartLine): [number, number] {
  const all = carts.flatMap(({ lines }) => lines).filter(({ path }) => path === line.path)
  const compared = traits.filter((trait) => all.every((one) => isKnown(one[trait])))
  const isSame = (one: CartLine) =>
    one.path === line.path && compared.every((trait) => one[trait] === line[trait])
  const pieces = ({ lines }: Cart) =>
    lines.filter(isSame).reduce((sum, { count }) => sum + count, 0)
  return [pieces(carts[0]), pieces(carts[1])]
}

const hasChanged = ([before, after]: [number, number], by: number): boolean =>
  Math.abs(after - before - by) < 1e-6

type Change = { before: Cart; after: Cart | null; line: CartLine; count: number }

/**
 * The answer to a change of a line, as a failure where the cart shows that the line was not changed to `count`: a shop
 * whose lines are numbered otherwise than we know says yes and changes another, or none.
 * @param change `after` is null where it cannot be read: then the number of pieces decides
 */
export function provenChange(
  answer: CartChangeAnswer,
  { before, after, line, count }: Change,
): CartChangeAnswer {
  if (!answer.ok || count === line.count) return answer
  const isDone = after
    ? hasChanged(piecesIn([before, after], line), count - line.count)
    : answer.summary?.count !== before.totalQuantity
  return isDone ? answer : { ...answer, ok: false, statusText: '' }
}
