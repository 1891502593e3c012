import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { needed } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { CartPage } from './cart-page'
import { readVisitorsCart } from './read-cart'

/** The cart page (row C13), and what the drawer shows (row U02). */
export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'cart'
  const cart = await needed(visit, readVisitorsCart(visit))
  return { cart, head: privateHead(translatorOf(visit.language)('cart.title')) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? []

export default function CartRoute() {
  return <CartPage cart={useLoaderData<typeof loader>().cart} />
}
