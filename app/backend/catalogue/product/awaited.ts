import type { z } from 'zod'
import type { Awaited } from '~/backend/catalogue/model'
import { date, text } from '~/backend/http/fields'

export const awaitedFields = { AVAILABILITY: text, AVAILABLE_ON: date }
type AwaitedWire = z.output<z.ZodObject<typeof awaitedFields>>

const words = [
  ['preorder', /pre[\s_-]?(?:order|sale)$/i],
  ['backorder', /(?:back|made[\s_-]?to)[\s_-]?order$/i],
] as const

/** Whether goods are ordered before they are there, by the words of product feeds and schema.org. A day that has passed is none. */
export function readAwaited(
  { AVAILABILITY, AVAILABLE_ON }: AwaitedWire,
  now = Date.now(),
): { awaited?: Awaited } {
  const kind = words.find(([, word]) => word.test(AVAILABILITY))?.[0]
  if (!kind) return {}
  return { awaited: { kind, from: Date.parse(AVAILABLE_ON) > now ? AVAILABLE_ON : '' } }
}
