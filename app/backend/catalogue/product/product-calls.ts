import { z } from 'zod'
import type { CardPlan, ProductCard } from '~/backend/catalogue/model'
import { readRequiredCards } from '~/backend/catalogue/product-card'
import type { Questions, Reviews, StarCounts } from '~/backend/engagement/engagement-model'
import {
  readQuestions,
  readStarCounts,
  reviewSources,
  unavailableList,
} from '~/backend/engagement/reviews'
import { forMissingCall } from '~/backend/http/backend-error'
import type { CachedCalls } from '~/backend/http/cache/cached-calls'
import type { Call } from '~/backend/http/call'
import { list } from '~/backend/http/fields'
import { readWith, requireBody } from '~/backend/http/read-body'
import type { SessionCalls } from '~/backend/platform-page/session-calls'
import { readInstalmentHtml, readInstalments } from './instalments'
import { soldAs } from './sold-as'

const relatedShape = z.object({ PRODUCTS: list })

function relatedCalls({ cachedAs }: CachedCalls, { sendInCurrency, currencyOfRows }: SessionCalls) {
  return {
    /** Type 1 related, 2 substitute, 3 accessory, 4 complementary. */
    related: (productId: string, type: 1 | 2 | 3 | 4): Promise<ProductCard[]> => {
      const call: Call = { key: 'PRODUCT_RELATED', parts: [productId, String(type)] }
      return cachedAs(call, async () => {
        const wire = await sendInCurrency(call, 'shared')
        const currency = await currencyOfRows()
        const read = (body: unknown) =>
          readRequiredCards(relatedShape.parse(body).PRODUCTS, currency)
        return readWith(call.key, () => requireBody(call.key, read, wire))
      }).catch(forMissingCall(() => []))
    },
  }
}

/** What is shown around a product. Pages of reviews and questions count from 1. */
export function productCalls(calls: CachedCalls, inSession: SessionCalls) {
  const { cachedBody, cachedFirst } = calls
  return {
    ...relatedCalls(calls, inSession),

    reviews: (productId: string, page = 1): Promise<Reviews> =>
      cachedFirst(reviewSources(productId, { page: String(page) })).catch(
        forMissingCall(unavailableList),
      ),

    stars: (productId: string): Promise<StarCounts> =>
      cachedBody(
        { key: 'PRODUCT_DETAIL_COMMENT_AVERAGE', parts: [productId] },
        readStarCounts,
      ).catch(forMissingCall(() => [0, 0, 0, 0, 0])),

    questions: (productId: string, page = 1): Promise<Questions> => {
      const query: Record<string, string> = page > 1 ? { page: String(page) } : {}
      return cachedBody(
        { key: 'PRODUCT_DETAIL_QUESTIONS', parts: [productId], query },
        readQuestions,
      ).catch(forMissingCall(unavailableList))
    },

    /** Plans, or the shop's own table as sanitised HTML. */
    instalments: (productId: string, variantId: string): Promise<CardPlan[] | string> => {
      const sold = soldAs({ productId, variantId })
      const query = { product: sold.productId, variant: sold.variantId }
      return cachedBody(
        { key: 'INSTALLMENT', query },
        (body) => readInstalmentHtml(body) ?? readInstalments(body),
      )
    },
  }
}
