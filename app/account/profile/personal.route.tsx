import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { requireMember } from '~/session/require-member'
import { hrefOf } from '~/site-map'
import { changeWaitingAddress } from './change-waiting-address'
import { loadMemberForm, saveMemberForm } from './member-form'

const MemberFormPage = serverOnlyPage(() => import('./member-form-page'))

export async function loader({ context }: LoaderFunctionArgs) {
  requireMember(context, hrefOf('personalData', context.language))
  const head = privateHead(translatorOf(context.language)('register.personalData'))
  return { ...(await loadMemberForm(context, 'person')), head }
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireMember(context, hrefOf('personalData', context.language))
  const act = (await request.clone().formData()).get('bekleyen')
  if (act === 'send' || act === 'cancel') return changeWaitingAddress(context, request, act)
  return saveMemberForm(context, request, 'person', 'personalData')
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function MemberFormRoute() {
  const { block, values, notices, phone, question } = useLoaderData<typeof loader>()
  return (
    <MemberFormPage
      page="personalData"
      {...{ block, values, notices, phone, question }}
      {...useActionData<typeof action>()}
    />
  )
}
