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
  return { name: member.name, head: privateHead(translatorOf(visit.language)('auth.account')) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function AccountRoute() {
  return <AccountPage name={useLoaderData<typeof loader>().name} />
}
