import type { QuantityRule } from '~/backend/catalogue/model'

/** Whether the browser's next step up leads beyond the rule's maximum, or beyond `limit`. */
export function isLastStep(value: string, { min, max, step }: QuantityRule, limit: number) {
  const steps = Math.floor((Number(value) - min) / step + 1e-6) + 1
  return min + steps * step > Math.min(max, limit) + 1e-6
}
