import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import type { ClientLoaderFunctionArgs } from '@remix-run/react'
import { useLoaderData } from '@remix-run/react'
import { couponWithoutSession, readCartOfPage } from '~/cart/change/read-cart'
import { suggestedGoods } from '~/cart/suggested/suggested-goods'
import { withPopular } from '~/catalogue/home/popular'
import { translatorOf } from '~/i18n/translators'
import { unlessOutcomeUnknown } from '~/rendering/navigation/revalidate'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed } from '~/session/failure'
import { CartPage } from './cart-page'
import { mayOrderAtOnce } from './express-offer'
import { panelParam } from './panel-param'

/** The cart page; the drawer and the dropdown load its data too. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const loading = Promise.all([readCartOfPage(context, request), mayOrderAtOnce(context)])
  const [cart, express] = await needed(context, loading)
  const isPanel = new URL(request.url).searchParams.has(panelParam)
  const suggested = isPanel ? [] : await suggestedGoods(context, cart)
  const isEmptyPage = cart.lines.length === 0 && !isPanel
  const [popular, coupon] = isEmptyPage
    ? await Promise.all([withPopular(context), couponWithoutSession(context, cart)])
    : [{}, cart.coupon]
  return {
    ...popular,
    cart: { ...cart, coupon },
    express,
    suggested,
    head: privateHead(translatorOf(context.language)('cart.title')),
  }
}

/** A failed load of the drawer or the dropdown shows a link to this page instead of an error page. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const loaded = serverLoader<typeof loader>()
  if (!new URL(request.url).searchParams.has(panelParam)) return loaded
  return loaded.catch(() => ({ cart: null, express: false, suggested: [], head: [] }))
}

export const shouldRevalidate = unlessOutcomeUnknown

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export const handle = { i18n: 'parts' }

export default function CartRoute() {
  const { head: _head, ...page } = useLoaderData<typeof loader>()
  return <CartPage {...page} />
}
