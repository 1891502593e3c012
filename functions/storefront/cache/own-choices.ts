import { languageOfPath } from '../../../app/site-map'
import type { ParsedRequest } from '../request/parse-request'
import { trayOf, withTray } from './compare-tray'
import { heartsOfGuest, pressHearts } from './press-hearts'

/** What a visitor has chosen, for a document that others share. */
export type OwnChoices = { hearts: readonly string[]; tray: string }

export const choicesOf = (
  parsed: Pick<ParsedRequest, 'session' | 'preferences' | 'path'>,
): OwnChoices => ({
  hearts: heartsOfGuest(parsed),
  tray: trayOf(parsed.preferences.compare, languageOfPath(parsed.path)),
})

/** Puts them into a document. @param html whole tags */
export const withChoices = (html: string, { hearts, tray }: OwnChoices): string =>
  withTray(pressHearts(html, hearts), tray)

/** The same in its bytes. */
export function withChoicesIn(
  bytes: Uint8Array<ArrayBuffer>,
  choices: OwnChoices,
): Uint8Array<ArrayBuffer> {
  if (choices.hearts.length === 0 && !choices.tray) return bytes
  return new TextEncoder().encode(withChoices(new TextDecoder().decode(bytes), choices))
}
