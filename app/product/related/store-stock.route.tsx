import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { isMissingCallError } from '~/backend/http/backend-error'
import { translatorOf } from '~/i18n/translators'
import { requestedVariant } from '~/product/variants/requested-variant'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { mayHaveStores } from '~/session/unavailable-pages'
import { aboutOf } from './about-product'
import { requestedProduct } from './requested-product'
import { StoreStockPage } from './store-stock-page'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { meta, ...page } = await requestedProduct(context, 'storeStock', params['*'], request)
  const requestedId = new URL(request.url).searchParams.get('variant')
  const { product, variant } = await requestedVariant(context, page.product, requestedId)
  const { ledger } = context.backend
  const stock = ledger.storeStock(product.id, variant?.id ?? '').catch((error) => {
    if (isMissingCallError(error)) return []
    throw error
  })
  stock.catch(() => undefined)
  const hasStores = await mayHaveStores(context)
  const title = translatorOf(context.language)('product.storeStock')
  return {
    meta,
    head: privateHead(`${title}: ${product.title}`),
    product: aboutOf(product),
    variant: variant?.id ?? '',
    stock,
    hasStores,
  }
}

export const handle = { i18n: 'account' }

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function StoreStock() {
  const { head: _head, meta: _meta, ...page } = useLoaderData<typeof loader>()
  return <StoreStockPage {...page} />
}
