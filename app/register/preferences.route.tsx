import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { membersOnly } from '~/auth/members-only'
import { translatorOf } from '~/i18n/translators'
import { useLocale } from '~/i18n/use-t'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { loadMemberForm, saveMemberForm } from './member-form'
import { MemberFormPage } from './member-form-page'

/** What a member agreed to: the notice is mandatory, each way of advertising is a free choice. */
export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'preferences'
  membersOnly(visit, 'preferences')
  const head = privateHead(translatorOf(visit.language)('register.preferences'))
  return { ...(await loadMemberForm(visit, 'consents')), head }
}

/** Saves them. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'preferences'
  membersOnly(visit, 'preferences')
  return saveMemberForm(visit, await request.formData(), 'consents', 'preferences')
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function MemberFormRoute() {
  const { fields, values, notices } = useLoaderData<typeof loader>()
  const { t } = useLocale()
  return (
    <MemberFormPage
      page="preferences"
      lead={t('register.preferencesLead')}
      {...{ fields, values, notices }}
      failed={useActionData<typeof action>()}
    />
  )
}
