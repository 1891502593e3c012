import type { CartLine } from '../cart-model'

/** What tells two lines of a cart apart: the next line moves to the place of a removed one. */
const traits = [
  ...(['productId', 'variantId', 'orderNote'] as const),
  ...(['subscribed', 'subscribeFrequency', 'personal'] as const),
]
export type ChangedLine = Pick<CartLine, 'index' | 'lineId'> &
  Partial<Pick<CartLine, (typeof traits)[number]>>

export const isLine = (line: ChangedLine) => (other: CartLine) =>
  line.lineId
    ? other.lineId === line.lineId
    : other.index === line.index &&
      traits.every(
        (trait) =>
          line[trait] === undefined || JSON.stringify(line[trait]) === JSON.stringify(other[trait]),
      )

export const hasCount = ({ count }: CartLine, wanted: string | undefined) =>
  Math.abs(count - Number(wanted)) < 1e-6
