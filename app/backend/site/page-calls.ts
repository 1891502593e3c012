import type { LazyTab, Page } from '~/backend/catalogue/model'
import type { CachedCalls } from '~/backend/http/cache/cached-calls'
import { bodyOf } from '~/backend/http/call'
import { readPage } from './page'
import { readRedirectedPage } from './page-redirect'
import { readLinks } from './site'
import { readTab, tabParts } from './tab'

export function pageCalls({ cached, cachedBody }: CachedCalls, currency: string) {
  return {
    /** The page behind a link (own call). @param query list parameters */
    page: (link: string, query: Record<string, string> = {}): Promise<Page> =>
      cached({ key: 'PAGE', query: { ...query, link } }, (wire) => {
        if (wire.status === 404) return { kind: 'missing' }
        if (wire.location !== undefined) return readRedirectedPage(link, wire.location)
        return readPage(bodyOf('PAGE', wire), currency, query.sort)
      }),

    /** Sanitised; null when the backend has none. */
    tab: ({ address, property }: LazyTab): Promise<string | null> =>
      cached({ key: 'TAB', parts: tabParts(address) }, (wire) =>
        wire.status === 404 ? null : readTab(bodyOf('TAB', wire), property),
      ),

    links: (page: number) => cachedBody({ key: 'LINKS', query: { page: String(page) } }, readLinks),
  }
}
