import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import type { Store } from '~/backend/site/site-model'
import { translatorOf } from '~/i18n/translators'
import { onNavigationOnly } from '~/rendering/navigation/revalidate'
import { useServerData } from '~/rendering/server-data'
import { headOfFixed } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed } from '~/session/failure'
import { placeOf } from './store-place'
import { StoresPage } from './stores-page'

declare module '~/session/request-context' {
  interface ServerOnlyData {
    stores?: Store[]
  }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [stores, mayChoose] = await Promise.all([
    needed(context, context.backend.stores()),
    context.backend.mayTake('SET_LOCATION'),
  ])
  const place = placeOf(new URL(request.url).searchParams)
  // Filtered pages are not worth caching.
  if (!place.city) context.allowCaching()
  context.serverData.stores = stores
  const t = translatorOf(context.language)
  return {
    place,
    mayChoose,
    ...(context.enhanced ? { stores } : {}),
    head: await headOfFixed(
      context,
      'stores',
      t('storesPage.listTitle'),
      t('storesPage.listDescription'),
    ),
  }
}

export const shouldRevalidate = onNavigationOnly

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function StoresRoute() {
  const { stores, place, mayChoose } = useLoaderData<typeof loader>()
  return <StoresPage {...{ place, mayChoose }} stores={useServerData('stores', stores)} />
}
