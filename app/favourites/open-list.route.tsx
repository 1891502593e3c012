import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { missing, needed } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { useT } from '~/i18n/use-t'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { still } from '~/ui/still'

const Grid = still(() => import('~/catalog/product-grid'))

/** A list of favourites that its member shows by a link: read only, for anybody who has the link. */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'shared list'
  const id = new URL(request.url).searchParams.get('liste') ?? ''
  const list = await needed(visit, visit.shop.favourites.shared(id))
  if (!list) return missing()
  const title = translatorOf(visit.language)('favourites.ofName', { name: list.owner })
  return { title, products: list.products, head: privateHead(title) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function SharedListRoute() {
  const t = useT()
  const { title, products } = useLoaderData<typeof loader>()
  return (
    <>
      <h1>{title}</h1>
      {products.length > 0 ? (
        <Grid products={products} heading="h2" />
      ) : (
        <p className="empty">{t('favourites.sharedEmpty')}</p>
      )}
    </>
  )
}
