import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { needed } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { onStepsOnly } from '~/revalidate'
import { headOfFixed } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { useDrawn } from '~/server-visit'
import type { Store } from '~/shop/site-model'
import { placeOf } from './store-place'
import { StoresPage } from './stores-page'

/** The shop's stores: where they are, how to reach them, and the choice of one. */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'stores'
  const stores = await needed(visit, visit.shop.stores())
  const place = placeOf(new URL(request.url).searchParams)
  // A page for each place that somebody types into the address is not worth its room.
  if (!place.city) visit.share()
  visit.drawn.stores = stores
  const t = translatorOf(visit.language)
  return {
    place,
    ...(visit.enhanced ? { stores } : {}),
    head: headOfFixed(visit, 'stores', t('stores.listTitle'), t('stores.listDescription')),
  }
}

export const shouldRevalidate = onStepsOnly

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function StoresRoute() {
  const { stores, place } = useLoaderData<typeof loader>()
  return <StoresPage stores={useDrawn<Store[]>('stores', stores)} place={place} />
}
