import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { membersOnly } from '~/auth/members-only'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { loadMemberForm, saveMemberForm } from './member-form'
import { MemberFormPage } from './member-form-page'

/** A member's own data. */
export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'personalData'
  membersOnly(visit, 'personalData')
  const head = privateHead(translatorOf(visit.language)('register.personalData'))
  return { ...(await loadMemberForm(visit, 'person')), head }
}

/** Saves them. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'personalData'
  membersOnly(visit, 'personalData')
  return saveMemberForm(visit, await request.formData(), 'person', 'personalData')
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function MemberFormRoute() {
  const { fields, values, notices, phone } = useLoaderData<typeof loader>()
  return (
    <MemberFormPage
      page="personalData"
      {...{ fields, values, notices, phone }}
      failed={useActionData<typeof action>()}
    />
  )
}
