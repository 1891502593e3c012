import { type CatalogueContext, cachedCalls } from '~/backend/http/cache/cached-calls'
import type { CallContext } from '~/backend/http/call'
import { platformCalls } from '~/backend/platform-page/platform-calls'
import { sessionCalls } from '~/backend/platform-page/session-calls'
import { pageCalls } from '~/backend/site/page-calls'
import { checkoutCalls, lacksSettings, siteCalls, treeCalls } from '~/backend/site/site-calls'
import { listCalls } from './list-calls'
import { productCalls } from './product/product-calls'
import { siblingCalls, variantCalls } from './product/sibling-calls'

/** What the shop shows to everybody. Answers are shared by language, currency, prefix and group. */
export function openCatalogueApi(context: CallContext, cache: CatalogueContext) {
  const calls = cachedCalls(context, cache)
  const platform = platformCalls(calls, context, cache)
  const { origin } = context
  const fallback = { ...cache.fallback, language: context.rules.language }
  const inSession = sessionCalls(context, fallback.currency, () =>
    lacksSettings(calls.cached, origin, fallback),
  )
  const { currency } = context.rules
  return {
    ...siteCalls(calls, platform, origin, fallback),
    ...treeCalls(calls, origin, fallback),
    ...checkoutCalls(calls, origin, fallback),
    ...pageCalls(calls, platform, { origin, currency, fallback }),
    ...listCalls(calls, platform, currency, inSession),
    ...productCalls(calls, inSession),
    ...siblingCalls(calls, inSession),
    ...variantCalls(context, inSession),
  }
}
