import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { notFound } from '~/session/failure'
import { isPlatformPage } from '~/session/hand-over/platform-pages'
import { hrefOf } from '~/site-map'

const HandOverPage = serverOnlyPage(() => import('./hand-over-page'))

const texts = {
  cart: { title: 'cart.title', lost: 'handOver.cartStays', back: 'home' },
  order: { title: 'order.title', lost: 'handOver.cartStays', back: 'cart' },
  orders: { title: 'orders.title', lost: 'handOver.signInAgain', back: 'home' },
  orderFollow: { title: 'orders.follow', lost: null, back: 'home' },
  savedCards: { title: 'wallet.title', lost: 'handOver.signInAgain', back: 'home' },
  forgotPassword: { title: 'auth.forgot', lost: null, back: 'home' },
  signIn: { title: 'shell.signIn', lost: 'handOver.cartStays', back: 'home' },
  register: { title: 'register.title', lost: 'handOver.cartStays', back: 'home' },
} as const

/** Leads to a page of the platform itself, or to its home page where it has none, with the visitor's session where both have a domain in common. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const name = new URL(request.url).searchParams.get('sayfa') ?? ''
  const { addresses, cookieDomain } = context.platformPages
  const page = isPlatformPage(name) ? name : notFound()
  const own = addresses[page] ?? notFound()
  const isThere = await context.backend.hasPage(own)
  const address = isThere ? own : new URL('/', own).href
  // A link of another site shows the page; the shopper's own press on it gives the cookies.
  const isForeign = /^(?:cross|same)-site$/.test(request.headers.get('sec-fetch-site') ?? '')
  const carriesSession = isThere && cookieDomain !== null && !isForeign
  if (carriesSession) context.shareSession()
  const head = privateHead(translatorOf(context.language)(texts[page].title))
  const next = hrefOf('handOver', context.language, { sayfa: page })
  const needsPress = isThere && cookieDomain !== null && isForeign
  return {
    ...texts[page],
    address,
    next: needsPress ? next : address,
    carriesSession,
    isThere,
    head,
  } as const
}

export const handle = { i18n: 'account' }

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function HandOverRoute() {
  const { head: _head, ...page } = useLoaderData<typeof loader>()
  return <HandOverPage {...page} />
}
