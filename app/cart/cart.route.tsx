import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import type { ClientLoaderFunctionArgs } from '@remix-run/react'
import { useLoaderData } from '@remix-run/react'
import { needed } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { unlessUnanswered } from '~/revalidate'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { CartPage } from './cart-page'
import { panelMark } from './panel-mark'
import { readVisitorsCart } from './read-cart'

/** The cart page, and what the drawer shows. */
export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'cart'
  const cart = await needed(visit, readVisitorsCart(visit))
  return { cart, head: privateHead(translatorOf(visit.language)('cart.title')) }
}

/** The drawer and the dropdown may fail alone: they say so and lead to this page. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const asked = serverLoader<typeof loader>()
  if (!new URL(request.url).searchParams.has(panelMark)) return asked
  return asked.catch(() => ({ cart: null, head: [] }))
}

export const shouldRevalidate = unlessUnanswered

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function CartRoute() {
  return <CartPage cart={useLoaderData<typeof loader>().cart} />
}
