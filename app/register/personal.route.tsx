import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { AuthForm } from '~/auth/auth-form'
import { membersOnly } from '~/auth/members-only'
import { translatorOf } from '~/i18n/translators'
import { useLocale } from '~/i18n/use-t'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { loadMemberForm, saveMemberForm } from './member-form'
import { RegisterFields } from './register-fields'

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
  const { fields, values, notices } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const { t, href } = useLocale()
  return (
    <AuthForm
      title={t('register.personalData')}
      lead={undefined}
      action={href('personalData')}
      names={Object.fromEntries(fields.map(({ key, label }) => [key, label]))}
      errors={failed?.errors}
      send={t('register.save')}
    >
      <RegisterFields
        fields={fields}
        values={failed?.values ?? values}
        errors={failed?.errors}
        notices={notices}
      />
    </AuthForm>
  )
}
