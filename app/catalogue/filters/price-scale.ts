const stepsOfPart = 10

/** A price within the reach of an arrow key: about a hundred round steps from end to end. */
export function stepOf(min: number, max: number): number {
  const exact = Math.max((max - min) / 100, 1)
  const power = 10 ** Math.floor(Math.log10(exact))
  return ([1, 2, 5, 10].find((factor) => factor * power >= exact) ?? 10) * power
}

/** Where prices are on the line of a handle: values from `min` to `max` in steps. */
export type PriceScale = {
  min: number
  max: number
  step: number
  toPrice: (value: number) => number
  toValue: (price: number) => number
}

const same = (value: number) => value

/** Two figures say enough of a price that a hand sets. */
function rounded(price: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(price, 1))) - 1)
  return Math.round(price / power) * power
}

function scaleOfParts(ends: number[]): PriceScale {
  const part = (at: number) => [ends[at] ?? 0, ends[at + 1] ?? 0] as const
  const last = ends.length - 2
  function toPrice(value: number): number {
    const at = Math.min(Math.floor(value / stepsOfPart), last)
    const [from, to] = part(at)
    const share = value / stepsOfPart - at
    if (share === 0 || share === 1) return share === 0 ? from : to
    return Math.min(to, Math.max(from, rounded(from + share * (to - from))))
  }
  function toValue(price: number): number {
    const at = Math.min(
      Math.max(
        ends.findLastIndex((end) => end <= price),
        0,
      ),
      last,
    )
    const [from, to] = part(at)
    return Math.round((at + (price - from) / (to - from)) * stepsOfPart)
  }
  return { min: 0, max: (last + 1) * stepsOfPart, step: 1, toPrice, toValue }
}

/** @param ends of the parts that the bars stand for; two for equal ones */
export function scaleOf(ends: number[]): PriceScale {
  if (ends.length > 2) return scaleOfParts(ends)
  const [low = 0, high = 0] = ends
  const step = stepOf(low, high)
  const [min, max] = [Math.floor(low / step) * step, Math.ceil(high / step) * step]
  return { min, max, step, toPrice: same, toValue: same }
}
