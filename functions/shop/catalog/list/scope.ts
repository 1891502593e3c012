import type { Call } from '../../app'
import type { Language } from '../../locale'
import { matchOf } from '../search/search'
import type { ListScope } from './list-request'

/** Links of the search page in each language (PAGE_LINK.SEARCH is `arama`). */
const SEARCH_LINKS = /^(?:arama|en\/search|de\/suche|ar\/search)$/

/** The products that the page of `link` lists. Null for a search without words; 'unknown' for no such list. */
export async function scopeOfLink(
  call: Call,
  language: Language,
): Promise<ListScope | null | 'unknown'> {
  const link = (call.req.query('link') ?? '').replace(/^\/+|\/+$/g, '')
  const words = call.req.query('q')
  if (words !== undefined || SEARCH_LINKS.test(link)) {
    const match = matchOf(words ?? '')
    return match ? { kind: 'words', match } : null
  }
  if (link === '' || link === language) return { kind: 'all' }
  const found = await call.env.DB.prepare(
    "SELECT kind, target_id AS id FROM link WHERE path = ?1 AND kind IN ('category', 'brand')",
  )
    .bind(link)
    .first<{ kind: 'category' | 'brand'; id: number }>()
  if (!found) return 'unknown'
  return found.kind === 'brand'
    ? { kind: 'brand', brandId: found.id }
    : { kind: 'category', categoryId: found.id }
}
