import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { translatorOf } from '~/i18n/translators'
import { useLocale } from '~/i18n/use-locale'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { requireMember } from '~/session/require-member'
import { hrefOf } from '~/site-map'
import { loadMemberForm, saveMemberForm } from './member-form'

const MemberFormPage = serverOnlyPage(() => import('./member-form-page'))

export async function loader({ context }: LoaderFunctionArgs) {
  requireMember(context, hrefOf('preferences', context.language))
  const head = privateHead(translatorOf(context.language)('register.preferences'))
  return { ...(await loadMemberForm(context, 'consents')), head }
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireMember(context, hrefOf('preferences', context.language))
  return saveMemberForm(context, request, 'consents', 'preferences')
}

export const handle = { i18n: 'account' }

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function MemberFormRoute() {
  const { block, values, notices, question } = useLoaderData<typeof loader>()
  const { t } = useLocale()
  return (
    <MemberFormPage
      page="preferences"
      lead={t('register.preferencesLead')}
      {...{ block, values, notices, question }}
      {...useActionData<typeof action>()}
    />
  )
}
