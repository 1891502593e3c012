import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { needed } from '~/failure'
import { languages } from '~/i18n/languages'
import { translatorOf } from '~/i18n/translators'
import { onStepsOnly } from '~/revalidate'
import { headOf } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { useDrawn } from '~/server-visit'
import type { Store } from '~/shop/site-model'
import { hrefOf } from '~/site-map'
import { StoresPage } from './stores-page'

/** The shop's stores (row B12): where they are, how to reach them, and the choice of one. */
export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'stores'
  const stores = await needed(visit, visit.shop.stores())
  visit.share()
  visit.drawn.stores = stores
  const t = translatorOf(visit.language)
  return {
    ...(visit.enhanced ? { stores } : {}),
    head: headOf(visit, {
      title: t('stores.listTitle'),
      description: t('stores.listDescription'),
      path: hrefOf('stores', visit.language),
      alternates: Object.fromEntries(
        languages.map((language) => [language, hrefOf('stores', language)]),
      ),
    }),
  }
}

export const shouldRevalidate = onStepsOnly

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function StoresRoute() {
  return <StoresPage stores={useDrawn<Store[]>('stores', useLoaderData<typeof loader>().stores)} />
}
