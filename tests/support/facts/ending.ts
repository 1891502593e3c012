import type { Backend } from './backend'

/** What a shopper meets instead of a journey's end; each is asserted in tests/journeys/other-endings.test.ts. */
export const alternatives = [
  'checkout of the platform',
  'orders of the platform',
  'tracking of the platform',
  'says that the shop has no cards',
  'deletion by a message',
  'says that it could not be done',
  'says that no store could be chosen',
  'comparison as the shop has it',
  'brand by its address',
  'says which text is missing',
  'bought once',
  'companions on their page',
  'instalments as the shop has them',
  'siblings among the similar',
  'the price without its deal',
  'categories instead of a word',
  'affiliate pages by their address',
  'provider of the shop',
] as const

type Alternative = (typeof alternatives)[number]

export type Ending = {
  on: readonly Backend[]
  reason: string
  /** Null where the journey is about the data of the reference shop. */
  instead: Alternative | null
  /** The file of each, and how its title begins behind its feature rows; all of the file without one. */
  journeys: readonly (readonly [file: string, title?: string])[]
}

export const both: readonly Backend[] = ['platform-full', 'platform-section7']

export const section7: readonly Backend[] = ['platform-section7']

/** Why a journey is skipped, as `npm test` reads it from the report. */
export const skippedAs = ({ instead, reason }: Ending): string =>
  instead === null ? `not offered: ${reason}` : `instead: ${instead}`
