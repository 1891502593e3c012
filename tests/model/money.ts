/** Whole hundredths of a currency. */
export type Hundredths = number

/** A number as a fraction of integers, so that no sum is ever a float. */
function fraction(value: number): { top: bigint; bottom: bigint } {
  const bottom = 10_000n
  return { top: BigInt(Math.round(value * Number(bottom))), bottom }
}

/** Nearest whole number, halves away from zero. */
export function roundRatio(top: bigint, bottom: bigint): number {
  const isNegative = top < 0n !== bottom < 0n
  const [t, b] = [top < 0n ? -top : top, bottom < 0n ? -bottom : bottom]
  const whole = Number((2n * t + b) / (2n * b))
  return isNegative ? -whole : whole
}

/** `amount × factor / divisor`, rounded once. */
export function scaled(amount: Hundredths, factor: number, divisor = 1): Hundredths {
  const f = fraction(factor)
  const d = fraction(divisor)
  return roundRatio(BigInt(amount) * f.top * d.bottom, f.bottom * d.top)
}

/** The amount increased by a percentage; reduced when negative. */
export const withPercent = (amount: Hundredths, percent: number): Hundredths =>
  scaled(amount, 100 + percent, 100)

/** An amount in parts by weights: what rounding down leaves goes to the largest remainders, the first of equal ones. */
export function shared(amount: Hundredths, weights: readonly number[]): Hundredths[] {
  const parts = weights.map((weight) => fraction(weight).top)
  const whole = parts.reduce((sum, part) => sum + part, 0n)
  if (whole === 0n) return weights.map(() => 0)
  const exact = parts.map((part) => BigInt(amount) * part)
  const down = exact.map((part) => Number(part / whole))
  let left = amount - down.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact.map((part, at) => ({ at, remainder: part % whole }))
  byRemainder.sort((a, b) => Number(b.remainder - a.remainder) || a.at - b.at)
  for (const { at } of byRemainder) {
    if (left === 0) break
    down[at] = (down[at] ?? 0) + 1
    left -= 1
  }
  return down
}

const codes: Record<string, string> = { '₺': 'TL', TL: 'TL', TRY: 'TL', '€': 'EUR', EUR: 'EUR' }

export type Money = { amount: Hundredths; currency: string }

/** "1.249,90 TL", "-€0.51": the currency comes before or after, by language. */
const money = /(-?)(€|\$|USD|EUR)\s?([\d.,]*\d)|(-?)([\d.,]*\d)\s*(TL|₺|TRY|EUR|€|USD|\$)/g

/** Arabic isolates an amount below zero, and writes its currency first: "⁦−TL 7.20⁩". */
const isolated = /\u2066\u2212(\S+)\s([\d.,]+)\u2069/g

/** Every amount of a text, in order. */
export function readAllMoney(text: string): Money[] {
  const signed = text.replace(isolated, '-$2 $1').replaceAll('\u2212', '-')
  return [...signed.matchAll(money)].map(([, minus, before, first, ownMinus, last, behind]) => {
    const digits = (first ?? last ?? '').replace(/[.,](?=\d{3}(?:\D|$))/g, '')
    const amount = Math.round(Number(`${minus ?? ownMinus}${digits.replace(',', '.')}`) * 100)
    return { amount, currency: codes[before ?? behind ?? ''] ?? 'USD' }
  })
}

/** The first amount of a text; undefined if there is none. */
export const readMoney = (text: string): Money | undefined => readAllMoney(text)[0]

export const readAmounts = (text: string): Hundredths[] =>
  readAllMoney(text).map(({ amount }) => amount)
