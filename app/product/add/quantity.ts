import type { QuantityRule } from '~/backend/catalogue/model'

/** Why a quantity is refused; the texts are `quantity.notNumber`, `quantity.tooFew`, … of the language files. */
export type QuantityFault = 'notNumber' | 'tooFew' | 'tooMany' | 'offStep'

/** Reads a quantity such as `1`, `0.5` or `0,5`; null for anything else (`1e3`, full-width digits, `NaN`). */
export function readQuantity(typed: string): number | null {
  const match = /^\d{1,5}([.,]\d{1,3})?$/.exec(typed.trim())
  return match ? Number(match[0].replace(',', '.')) : null
}

/** The numbers of a rule as its texts write them. @param number formats a number in the reader's language */
export function ruleNumbers(
  { min, max, step }: QuantityRule,
  number: (value: number) => string,
): Record<'min' | 'max' | 'step', string> {
  return { min: number(min), max: number(max), step: number(step) }
}

/** A typed quantity one step further; what cannot be read stays as it was typed. */
export function steppedQuantity(typed: string, step: number, by: 1 | -1): string {
  const quantity = readQuantity(typed)
  return quantity === null ? typed : String(Math.round((quantity + by * step) * 1000) / 1000)
}

/** Checks a quantity against the product's minimum, maximum and step. */
export function quantityFault(typed: string, rule: QuantityRule): QuantityFault | null {
  const quantity = readQuantity(typed)
  if (quantity === null) return 'notNumber'
  if (quantity < rule.min) return 'tooFew'
  if (quantity > rule.max) return 'tooMany'
  const steps = (quantity - rule.min) / rule.step
  return Math.abs(steps - Math.round(steps)) > 1e-6 ? 'offStep' : null
}
