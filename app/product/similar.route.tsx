import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import ProductGrid from '~/catalog/product-grid'
import { translatorOf } from '~/i18n/translators'
import { useLocale } from '~/i18n/use-t'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { productPageOf } from '~/site-map'
import { Late } from '~/ui/late'
import { aboutOf } from './about-product'
import { askedProduct } from './asked-product'
import { ProductLine } from './product-line'

const kinds = [1, 2, 3, 4] as const

/** The products that belong to one, of all four kinds. */
export async function loader({ request, params, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'similar products'
  const { product, meta } = await askedProduct(visit, 'similar', params['*'], request)
  const lists = kinds.map((kind) => visit.shop.related(product.id, kind))
  for (const list of lists) list.catch(() => undefined)
  const title = translatorOf(visit.language)('similar.title')
  visit.share()
  return {
    meta,
    head: privateHead(`${title}: ${product.title}`),
    product: aboutOf(product),
    lists,
  }
}

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
            <section key={kind} className="after">
              <h2>{title}</h2>
              <Late
                promise={list}
                coming={t('ui.coming', { title })}
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
