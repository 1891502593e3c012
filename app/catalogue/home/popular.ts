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

/** Fetches what `Popular` shows. @returns what script needs of it, for the page's data */
export async function withPopular(context: RequestContext): Promise<{ popular?: Showcase | null }> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, maxWaitMs, null))
  const popular = await Promise.race([popularShelf(context), late])
  context.serverData.popular = popular
  return context.enhanced ? { popular } : {}
}

export const Popular = serverOnly(() => import('./popular-shelf'))
