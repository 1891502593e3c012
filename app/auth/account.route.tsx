import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { hrefOf } from '~/site-map'
import { AccountPage } from './account-page'

/** The member's own page; a guest signs in first and comes back. */
export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'account'
  const { member } = visit.session
  const back = hrefOf('account', visit.language)
  if (!member) throw redirect(hrefOf('signIn', visit.language, { donus: back }), 302)
  const head = privateHead(translatorOf(visit.language)('auth.account'))
  return { name: member.name, asks: member.asks ?? [], affiliate: member.affiliate ?? false, head }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function AccountRoute() {
  const { name, asks, affiliate } = useLoaderData<typeof loader>()
  return <AccountPage name={name} asks={asks} affiliate={affiliate} />
}
