import { fold } from '../../../shop/text'

const sizes = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', '2xl', 'xxxl', '3xl', '4xl', '5xl']

const words: Record<string, string> = {
  ...{ mini: 'xs', kucuk: 's', small: 's', klein: 's' },
  ...{ orta: 'm', medium: 'm', mittel: 'm', buyuk: 'l', large: 'l', gross: 'l' },
}

const units: Record<string, number> = {
  ...{ mg: 0.001, g: 1, gr: 1, kg: 1000 },
  ...{ ml: 1, cl: 10, l: 1000, lt: 1000 },
  ...{ mm: 1, cm: 10, m: 1000 },
}

/** An amount with its unit, as `1,5 kg`, in the smaller unit; null for other texts. */
function amountOf(text: string): number | null {
  const [, number = '', unit = ''] = /^(\d+(?:[.,]\d+)?) ?([a-z]+)$/.exec(text) ?? []
  const factor = units[unit]
  return factor === undefined ? null : Number(number.replace(',', '.')) * factor
}

function rankOf(text: string): [kind: number, value: number] {
  const size = sizes.indexOf(words[text] ?? text)
  if (size >= 0) return [0, size]
  const amount = amountOf(text)
  return amount === null ? [2, 0] : [1, amount]
}

/** Sizes (letters or words) and amounts with a unit from small to large, then numbers by their value and texts by the alphabet. */
export function bySize(a: string, b: string): number {
  const [first, second] = [rankOf(fold(a)), rankOf(fold(b))]
  return first[0] - second[0] || first[1] - second[1] || a.localeCompare(b, 'tr', { numeric: true })
}
