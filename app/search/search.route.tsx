import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { readListQuery } from '~/catalog/list-url'
import { needed } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { onStepsOnly } from '~/revalidate'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/structured-data'
import { useDrawn } from '~/server-visit'
import type { ProductList } from '~/shop/model'
import { hrefOf } from '~/site-map'
import { SearchPage } from './search-page'
import { readWord } from './search-word'

/** Search results (row B07); `q` in the address also drops the path prefix of the calls (row G09). */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'search'
  const params = new URL(request.url).searchParams
  const { word, cut, searchable } = readWord(params.get('q') ?? '')
  const query = readListQuery(params)
  const [list, menu] = await Promise.all([
    searchable ? needed(visit, visit.shop.search(word, query)) : null,
    visit.shop.categories().catch(() => []),
  ])
  const t = translatorOf(visit.language)
  visit.drawn.list = list
  return {
    word,
    tooShort: word !== '' && !searchable,
    cut,
    list: list && !visit.enhanced ? { ...list, products: [] } : list,
    menu,
    layout: visit.preferences.layout,
    url: hrefOf('search', visit.language, { q: word, ...query }),
    head: privateHead(word ? t('search.titleFor', { word }) : t('search.title')),
  }
}

export const handle = { firstScreen: true }

export const shouldRevalidate = onStepsOnly

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function Search() {
  const data = useLoaderData<typeof loader>()
  return <SearchPage {...data} list={useDrawn<ProductList>('list', undefined) ?? data.list} />
}
