import type { Showcase } from '~/backend/catalogue/model'
import { serverOnly } from '~/rendering/server-only'
import type { RequestContext } from '~/session/request-context'
import { popularShelf } from './home-shelves'

declare module '~/session/request-context' {
  interface ServerOnlyData {
    popular?: Showcase | null
  }
}

/** How long a page waits for goods that are not its own, in ms. */
const maxWaitMs = 500

/** What is bought often, for a page that serves without it too; null where that does not come in time. */
export function popularInTime(context: RequestContext): Promise<Showcase | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, maxWaitMs, null))
  return Promise.race([popularShelf(context), late])
}

/** Fetches what `Popular` shows. @returns what script needs of it, for the page's data */
export async function withPopular(context: RequestContext): Promise<{ popular?: Showcase | null }> {
  const popular = await popularInTime(context)
  context.serverData.popular = popular
  return context.enhanced ? { popular } : {}
}

export const Popular = serverOnly(() => import('./popular-shelf'))
