import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import type { Category } from '~/backend/catalogue/model'
import type { AppBanner as Banner } from '~/backend/site/site-model'
import { defaultLanguage } from '~/i18n/languages'
import { onNavigationOnly } from '~/rendering/navigation/revalidate'
import { useServerData } from '~/rendering/server-data'
import { headOfHome } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { isAppOffered } from '~/session/cookies/cookies'
import { needed, notFound } from '~/session/failure'
import { AppBanner, HomePage } from './home-page'
import { type HomeView, viewOf } from './home-view'

declare module '~/session/request-context' {
  interface ServerOnlyData {
    page?: HomeView
    appBanner?: Banner | null | undefined
  }
}

const noMenu: Category[] = []

/** The home page of a language; its link is the language, Turkish has none. */
export async function loader({ context }: LoaderFunctionArgs) {
  const link = context.language === defaultLanguage ? '' : context.language
  const [page, site] = await Promise.all([
    needed(context, context.backend.page(link)),
    context.backend.site().catch(() => null),
  ])
  if (page.kind !== 'home') return notFound()
  context.allowCaching()
  const view = viewOf(page, site?.menu ?? noMenu)
  context.serverData.page = view
  if (isAppOffered(context.preferences)) context.serverData.appBanner = site?.appBanner
  return {
    page: context.enhanced ? view : { ...page, banners: [], showcases: [], categories: [] },
    meta: page.meta,
    head: await headOfHome(context, page, site?.name || new URL(context.siteOrigin).host),
  }
}

export const handle = { look: 'home' }

export const shouldRevalidate = onNavigationOnly

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function Home() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <>
      <AppBanner />
      <HomePage page={useServerData('page') ?? page} />
    </>
  )
}
