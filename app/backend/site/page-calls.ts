import type { LazyTab, Page } from '~/backend/catalogue/model'
import { wordForEmpty } from '~/backend/http/backend-error'
import type { CachedCalls, CatalogueContext } from '~/backend/http/cache/cached-calls'
import { hasAnswered } from '~/backend/http/cache/missing-calls'
import { bodyOf, isCallMissing } from '~/backend/http/call'
import type { PlatformCalls } from '~/backend/platform-page/platform-calls'
import { readPage } from './page'
import { leadsToItself, readRedirectedPage } from './page-redirect'
import { readLinks } from './site'
import { lacksSettings } from './site-calls'
import { readTab, tabCall } from './tab'

type Of = Pick<CatalogueContext, 'fallback'> & { origin: string; currency: string }

const lacksPages = async (cached: CachedCalls['cached'], { origin, fallback }: Of) =>
  !hasAnswered(origin, 'PAGE') && (await lacksSettings(cached, origin, fallback))

export function pageCalls(
  { cached, cachedBody }: CachedCalls,
  { platformPage }: Pick<PlatformCalls, 'platformPage'>,
  of: Of,
) {
  return {
    /** The page behind a link (own call). @param query list parameters */
    page: async (link: string, query: Record<string, string> = {}): Promise<Page> => {
      const reading = cached({ key: 'PAGE', query: { ...query, link } }, (wire) => {
        // A shop that has answered no page by this call may answer all that it does not know by JSON.
        if (isCallMissing(wire) || (wire.status === 404 && !hasAnswered(of.origin, 'PAGE')))
          return wire.location ?? 'no call'
        if (wire.status === 404) return { kind: 'notFound' } satisfies Page
        return readPage(bodyOf('PAGE', wire), of.currency, query.sort, link)
      })
      const answered = await reading.catch(wordForEmpty)
      const isPage = typeof answered === 'object'
      // A page that leads to the link itself, as with a slash at its end, is the one that the shop renders there.
      if (isPage && !(answered.kind === 'moved' && leadsToItself(link, answered.path)))
        return answered
      const found = isPage ? 'no call' : answered
      const isHere = found === 'no call' || found === 'empty' || leadsToItself(link, found)
      // A redirect says where the page is, or nothing: a shop without our calls may redirect each to one page.
      const moved =
        isHere || (await lacksPages(cached, of)) ? null : readRedirectedPage(link, found)
      if (moved?.kind === 'moved') return moved
      const { page } = await platformPage(link, query, found === 'empty')
      if (page.kind !== 'product') return page
      return { ...page, product: { ...page.product, mayLackVariants: true } }
    },

    /** Sanitised; null when the backend has none. */
    tab: ({ address, property }: LazyTab): Promise<string | null> =>
      cached({ key: 'TAB', ...tabCall(address) }, (wire) =>
        wire.status === 404 ? null : readTab(bodyOf('TAB', wire), property),
      ),

    links: (page: number) => cachedBody({ key: 'LINKS', query: { page: String(page) } }, readLinks),
  }
}
