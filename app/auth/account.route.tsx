import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { hrefOf } from '~/site-map'
import { AccountPage } from './account-page'
import { promptsOf, readMemberAgain } from './prompts'

/** The member's own page, which asks what the shop wants of them now; a guest signs in first and comes back. */
export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'account'
  const back = hrefOf('account', visit.language)
  const before = visit.session.member?.asks ?? []
  if (visit.session.member) await readMemberAgain(visit)
  // The backend may know the bearer no more.
  const { member } = visit.session
  if (!member) throw redirect(hrefOf('signIn', visit.language, { donus: back }), 302)
  const isNew = member.asks?.filter((ask) => !before.includes(ask))
  visit.say(promptsOf(visit, isNew))
  const head = privateHead(translatorOf(visit.language)('shell.account'))
  return { name: member.name, asks: member.asks ?? [], affiliate: member.affiliate ?? false, head }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function AccountRoute() {
  const { name, asks, affiliate } = useLoaderData<typeof loader>()
  return <AccountPage name={name} asks={asks} affiliate={affiliate} />
}
