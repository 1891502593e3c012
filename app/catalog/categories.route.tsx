import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { needed } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { onStepsOnly } from '~/revalidate'
import { headOf } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { siteMap } from '~/site-map'
import { CategoriesPage } from './categories-page'

/** All categories as one page: where the menu's button leads without script. */
export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'categories'
  const menu = await needed(visit, visit.shop.categories())
  visit.share()
  const title = translatorOf(visit.language)('catalog.allCategories')
  const path = siteMap.categories[visit.language]
  return {
    menu,
    head: headOf(visit, { title, description: '', path, alternates: siteMap.categories }),
  }
}

export const shouldRevalidate = onStepsOnly

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function Categories() {
  return <CategoriesPage menu={useLoaderData<typeof loader>().menu} />
}
