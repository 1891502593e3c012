import type { ParsedRequest } from '../request/parse-request'

/** The favourites that a guest has in the browser; a member's documents are rendered with theirs. */
export const heartsOfGuest = ({
  session,
  preferences,
}: Pick<ParsedRequest, 'session' | 'preferences'>): readonly string[] =>
  session.member ? [] : preferences.favourites

const button = /name="fav" value="([^"]+)" aria-pressed="false"/g
const count = '<b data-favourite-count="true">'

/** Puts a guest's favourites into a document that all guests share. @param html whole tags */
export function pressHearts(html: string, ids: readonly string[]): string {
  if (ids.length === 0) return html
  return html
    .replace(button, (found, id) =>
      ids.includes(id) ? `name="fav" value="-${id}" aria-pressed="true"` : found,
    )
    .replace(count, count + ids.length)
}
