import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { missing, needed } from '~/failure'
import { defaultLanguage } from '~/i18n/languages'
import { onStepsOnly } from '~/revalidate'
import { headOfHome } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { useDrawn } from '~/server-visit'
import { AppBanner, HomePage } from './home-page'

/** The home page of a language; its link is the language, Turkish has none. */
export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  const link = visit.language === defaultLanguage ? '' : visit.language
  const [page, site] = await Promise.all([
    needed(visit, visit.shop.page(link)),
    visit.shop.site().catch(() => null),
  ])
  if (page.kind !== 'home') return missing()
  visit.route = 'home'
  visit.share()
  visit.drawn.page = page
  if (!visit.preferences.appBanner) visit.drawn.appBanner = site?.appBanner
  return {
    page: visit.enhanced ? page : { ...page, banners: [], showcases: [] },
    meta: page.meta,
    head: headOfHome(visit, page, site?.name ?? ''),
  }
}

export const handle = { look: 'home' }

export const shouldRevalidate = onStepsOnly

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function Home() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <>
      <AppBanner />
      <HomePage page={useDrawn<typeof page>('page', undefined) ?? page} />
    </>
  )
}
