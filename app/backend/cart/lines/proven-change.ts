import type { Cart, CartChangeAnswer, CartLine } from '../cart-model'

/** Of a line and all with the same goods: their places may move. */
const piecesOf = ({ lines }: Cart, { path, productId, variantId, variantLabel }: CartLine) =>
  lines
    .filter((one) => one.path === path && one.variantLabel === variantLabel)
    .filter((one) => one.productId === productId && one.variantId === variantId)
    .reduce((sum, { count }) => sum + count, 0)

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
    ? Math.abs(piecesOf(after, line) - (piecesOf(before, line) - line.count + count)) < 1e-6
    : answer.summary?.count !== before.totalQuantity
  return isDone ? answer : { ...answer, ok: false, statusText: '' }
}
