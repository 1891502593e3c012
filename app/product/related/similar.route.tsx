import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import ProductGrid from '~/catalogue/product-grid'
import { translatorOf } from '~/i18n/translators'
import { useLocale } from '~/i18n/use-locale'
import { ProductLine } from '~/product/page/product-line'
import { Late } from '~/rendering/late-part'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { startLate } from '~/session/failure'
import { productPageOf } from '~/site-map'
import { aboutOf } from './about-product'
import { distinctLists } from './distinct-lists'
import { requestedProduct } from './requested-product'

const kinds = [1, 2, 3, 4] as const

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { product, meta } = await requestedProduct(context, 'similar', params['*'], request)
  const lists = distinctLists(kinds.map((kind) => context.backend.related(product.id, kind)))
  startLate(context, lists)
  const isEmpty = Promise.allSettled(lists).then((all) =>
    all.every((one) => one.status === 'fulfilled' && one.value.length === 0),
  )
  const title = translatorOf(context.language)('similar.title')
  context.allowCaching()
  return {
    meta,
    head: privateHead(`${title}: ${product.title}`),
    product: aboutOf(product),
    lists,
    isEmpty,
  }
}

export const handle = { i18n: ['parts', 'account'] }

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function SimilarProducts() {
  const { product, lists, isEmpty } = useLoaderData<typeof loader>()
  const { t } = useLocale()
  const partOf = (title: string) => ({
    coming: t('ui.loading', { title }),
    failed: t('ui.lateFailed', { title }),
    retry: { href: productPageOf('similar', product.path), text: t('ui.retry') },
  })
  return (
    <>
      <ProductLine product={product} title={t('similar.title')} />
      {lists.map((list, at) => {
        const kind = kinds[at] ?? 1
        const title = t(`similar.kind.${kind}`)
        return (
          <Late key={kind} promise={list} {...partOf(title)}>
            {(products) =>
              products.length > 0 && (
                <section
                  className="product-section"
                  data-behavior="shelf"
                  data-load-on="seen"
                  data-shelf={`related_products_${kind}`}
                >
                  <h2>{title}</h2>
                  <ProductGrid products={products} />
                </section>
              )
            }
          </Late>
        )
      })}
      <Late promise={isEmpty} {...partOf(t('similar.title'))} coming="">
        {(nothing) => nothing && <p className="empty">{t('similar.none')}</p>}
      </Late>
    </>
  )
}
