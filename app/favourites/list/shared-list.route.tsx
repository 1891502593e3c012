import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { translatorOf } from '~/i18n/translators'
import { useT } from '~/i18n/use-locale'
import { serverOnly } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, notFound } from '~/session/failure'

const Grid = serverOnly(() => import('~/catalogue/product-grid'))

/** The platform's `cat_id` of the list that every member has. */
const defaultList = '1'

/** A shared list of favourites: read-only, for anybody with the link. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('liste') ?? ''
  const list = await needed(context, context.backend.favourites.shared(id))
  if (!list) return notFound()
  const isDefault = list.id === defaultList || list.name === ''
  const title = isDefault
    ? translatorOf(context.language)('favouriteList.titleWithName', { name: list.owner })
    : `${list.name}: ${list.owner}`
  return { title, products: list.products, head: privateHead(title) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export const handle = { i18n: 'parts' }

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
