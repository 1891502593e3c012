import type { z } from 'zod'
import type { Awaited } from '~/backend/catalogue/model'
import { date, text } from '~/backend/http/fields'

export const awaitedFields = { AVAILABILITY: text, AVAILABLE_ON: date }
type AwaitedWire = z.output<z.ZodObject<typeof awaitedFields>>

const words = [
  [
    'there',
    /^(?:in[\s_-]?stock|available(?:[\s_-]?for[\s_-]?order)?|limited[\s_-]?availability)?$/i,
  ],
  ['there', /^online[\s_-]?only$/i],
  [
    'out',
    /(?:out[\s_-]?of[\s_-]?stock|oos|sold[\s_-]?out|discontinued|reserved|in[\s_-]?store[\s_-]?only)$/i,
  ],
  ['preorder', /pre[\s_-]?(?:order|sale)$/i],
  ['backorder', /(?:back|made[\s_-]?to)[\s_-]?order$/i],
] as const

/** What a word of product feeds or schema.org says of goods, in stock where there is none; null for an unknown one. */
export function availabilityIn(written: string): 'there' | 'out' | Awaited['kind'] | null {
  const bare = written
    .trim()
    .replace(/\/+$/, '')
    .replace(/^.*(?:[/#]|schema:)/i, '')
  return words.find(([, word]) => word.test(bare))?.[0] ?? null
}

/** Whether a word of schema.org or a feed says that goods are sold in a shop's rooms alone. */
export const isForStoreOnly = (written: string): boolean =>
  /in[\s_-]?store[\s_-]?only\W*$/i.test(written)

/** Whether goods are ordered before they are there. A day that has passed is none. */
export function readAwaited(
  { AVAILABILITY, AVAILABLE_ON }: AwaitedWire,
  now = Date.now(),
): { awaited?: Awaited } {
  const kind = availabilityIn(AVAILABILITY)
  if (kind !== 'preorder' && kind !== 'backorder') return {}
  return { awaited: { kind, from: Date.parse(AVAILABLE_ON) > now ? AVAILABLE_ON : '' } }
}
