import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { promptsOf, refreshMember } from '~/auth/sign-in/prompts'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { hrefOf } from '~/site-map'
import { AccountPage } from './account-page'

/** Refreshes the member first, so that prompts of the shop are current; a guest signs in and comes back. */
export async function loader({ context }: LoaderFunctionArgs) {
  context.route = 'account'
  const back = hrefOf('account', context.language)
  const previous = context.session.member?.asks ?? []
  if (context.session.member) await refreshMember(context)
  // The refresh clears the member when the backend no longer accepts the bearer.
  const { member } = context.session
  if (!member) throw redirect(hrefOf('signIn', context.language, { donus: back }), 302)
  const added = member.asks?.filter((prompt) => !previous.includes(prompt))
  context.notify(promptsOf(context, added))
  const head = privateHead(translatorOf(context.language)('shell.account'))
  return {
    name: member.name,
    prompts: member.asks ?? [],
    affiliate: member.affiliate ?? false,
    head,
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function AccountRoute() {
  const { name, prompts, affiliate } = useLoaderData<typeof loader>()
  return <AccountPage name={name} prompts={prompts} affiliate={affiliate} />
}
