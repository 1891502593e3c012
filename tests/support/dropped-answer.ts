import type { Visitor } from './visitor'

/**
 * A form pressed twice without script: the browser drops the first answer, with its cookies.
 * @param other another visitor, who sends the first press
 * @returns the answer to the second press
 */
export async function pressTwice(
  visitor: Visitor,
  { other, isAtOnce }: { other: Visitor; isAtOnce: boolean },
  press: (by: Visitor) => Promise<Response>,
): Promise<Response> {
  other.cookies.clear()
  for (const [name, value] of visitor.cookies) other.cookies.set(name, value)
  const dropped = press(other)
  if (!isAtOnce) await dropped
  const [answer] = await Promise.all([press(visitor), dropped])
  return answer
}

type Press = (by: Visitor) => Promise<Response>
type Twice = (visitor: Visitor, other: Visitor, press: Press) => Promise<Response>

/** How a browser sends one form twice, each with the answer that it displays. */
export const twoPresses: [string, Twice][] = [
  [
    'one after the other',
    async (visitor, _, press) => {
      await press(visitor)
      return press(visitor)
    },
  ],
  [
    'at once',
    async (visitor, _, press) => {
      const [, second] = await Promise.all([press(visitor), press(visitor)])
      return second
    },
  ],
  [
    'after an answer that was dropped',
    (visitor, other, press) => pressTwice(visitor, { other, isAtOnce: false }, press),
  ],
]
