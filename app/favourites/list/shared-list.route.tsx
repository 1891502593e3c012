import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { translatorOf } from '~/i18n/translators'
import { genitiveOf } from '~/i18n/turkish-suffixes'
import { useT } from '~/i18n/use-locale'
import { serverOnly } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, notFound } from '~/session/failure'
import css from './favourites.css?url'

const Grid = serverOnly(() => import('~/catalogue/product-grid'))

/** The platform's `cat_id` of the list that every member has. */
const defaultList = '1'

/** A shared list of favourites: read-only, for anybody with the link. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('liste') ?? ''
  const list = await needed(context, context.backend.favourites.shared(id))
  if (!list) return notFound()
  const t = translatorOf(context.language)
  const suffix = context.language === 'tr' ? genitiveOf(list.owner) : ''
  const owner = { name: list.owner, suffix }
  const isDefault = list.id === defaultList || list.name === ''
  const title = isDefault
    ? t('favouriteList.titleWithName', owner)
    : t('favouriteList.listWithName', { ...owner, list: list.name })
  return { title, products: list.products, head: privateHead(title) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export const handle = { i18n: 'parts' }

export default function SharedListRoute() {
  const t = useT()
  const { title, products } = useLoaderData<typeof loader>()
  return (
    <>
      <link rel="stylesheet" href={css} />
      <h1>{title}</h1>
      {products.length > 0 ? (
        <>
          <p className="item-count">{t('catalog.count', { count: products.length })}</p>
          <Grid products={products} heading="h2" />
        </>
      ) : (
        <p className="empty">{t('favourites.sharedEmpty')}</p>
      )}
    </>
  )
}
