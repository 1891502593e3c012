import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { aboutOf } from './about-product'
import { askedProduct } from './asked-product'
import { StoreStockPage } from './store-stock-page'

/** How much of a product, or of the chosen variant, each store has. */
export async function loader({ request, params, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'store stock'
  const { product, meta } = await askedProduct(visit, 'storeStock', params['*'], request)
  const asked = new URL(request.url).searchParams.get('variant')
  const variant = product.variants.find(({ id }) => id === asked)
  const stock = visit.shop.ledger.storeStock(product.id, variant?.id ?? '')
  stock.catch(() => undefined)
  const title = translatorOf(visit.language)('product.storeStock')
  return {
    meta,
    head: privateHead(`${title}: ${product.title}`),
    product: aboutOf(product),
    variant: variant?.id ?? '',
    stock,
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function StoreStock() {
  const { product, variant, stock } = useLoaderData<typeof loader>()
  return <StoreStockPage product={product} variant={variant} stock={stock} />
}
