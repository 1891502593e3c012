import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import ProductGrid from '~/catalogue/product-grid'
import { translatorOf } from '~/i18n/translators'
import { useLocale } from '~/i18n/use-locale'
import { ProductLine } from '~/product/page/product-line'
import { Late } from '~/rendering/late-part'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { productPageOf } from '~/site-map'
import { aboutOf } from './about-product'
import { requestedProduct } from './requested-product'

const kinds = [1, 2, 3, 4] as const

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { product, meta } = await requestedProduct(context, 'similar', params['*'], request)
  const lists = kinds.map((kind) => context.backend.related(product.id, kind))
  for (const list of lists) list.catch(() => undefined)
  const title = translatorOf(context.language)('similar.title')
  context.allowCaching()
  return {
    meta,
    head: privateHead(`${title}: ${product.title}`),
    product: aboutOf(product),
    lists,
  }
}

export const handle = { i18n: 'account' }

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function SimilarProducts() {
  const { product, lists } = useLoaderData<typeof loader>()
  const { t } = useLocale()
  return (
    <>
      <ProductLine product={product} title={t('similar.title')} />
      {kinds.map((kind, at) => {
        const list = lists[at]
        const title = t(`similar.kind.${kind}`)
        return (
          list && (
            <section key={kind} className="product-section">
              <h2>{title}</h2>
              <Late
                promise={list}
                coming={t('ui.loading', { title })}
                failed={t('ui.lateFailed', { title })}
                retry={{ href: productPageOf('similar', product.path), text: t('ui.retry') }}
              >
                {(products) =>
                  products.length > 0 ? (
                    <ProductGrid products={products} />
                  ) : (
                    <p className="empty">{t('product.noRelated')}</p>
                  )
                }
              </Late>
            </section>
          )
        )
      })}
    </>
  )
}
