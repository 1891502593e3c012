import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { translatorOf } from '~/i18n/translators'
import { onNavigationOnly } from '~/rendering/navigation/revalidate'
import { headOf } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed } from '~/session/failure'
import { siteMap } from '~/site-map'
import { CategoriesPage } from './categories-page'

/** All categories as one page: where the menu's button leads without script. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { categories: menu, isPartial } = await needed(context, context.backend.categoryTree())
  if (!isPartial) context.allowCaching()
  const title = translatorOf(context.language)('shell.allCategories')
  const path = siteMap.categories[context.language]
  return {
    menu,
    head: await headOf(context, { title, description: '', path, alternates: siteMap.categories }),
  }
}

export const shouldRevalidate = onNavigationOnly

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function Categories() {
  return <CategoriesPage menu={useLoaderData<typeof loader>().menu} />
}
