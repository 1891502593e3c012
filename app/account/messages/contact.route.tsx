import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { noteOf } from '~/backend/site/note'
import { refusalOf } from '~/forms/refusal'
import { refuseForm } from '~/forms/refused-form'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { headOfFixed } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, noteFailure } from '~/session/failure'
import { keyOfForm } from '~/session/idempotency-key'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { fieldsOfForm, messageFields, messageSchema } from './read-message'

const ContactPage = serverOnlyPage(() => import('./contact-page'))

export async function loader({ context }: LoaderFunctionArgs) {
  const [departments, note] = await Promise.all([
    needed(context, context.backend.messages.departments()),
    noteOf(context, 'contact'),
  ])
  context.allowCaching()
  const t = translatorOf(context.language)
  const head = await headOfFixed(context, 'contact', t('messages.contact'), note)
  return { note, departments, member: context.session.member !== undefined, head }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const t = translatorOf(context.language)
  const form = await request.formData()
  const isGuest = context.session.member === undefined
  const submission = parseWithZod(form, { schema: messageSchema(t, isGuest) })
  if (submission.status !== 'success') return refuseForm(context, submission, {})
  const { name = '', email = '', ...message } = submission.value
  const key = await keyOfForm(context, form, submission.value)
  try {
    const outcome = await context.backend.messages.send({ ...message, name, email, key })
    if (!outcome.ok) {
      const refused = { ...outcome, fields: fieldsOfForm(outcome.fields) }
      const refusal = refusalOf(refused, messageFields(isGuest), t('error.general'))
      return refuseForm(context, submission, refusal)
    }
    context.flash([{ tone: 'good', text: t('messages.sent'), ms: noticeMs.default }])
    return redirect(hrefOf(isGuest ? 'contact' : 'messages', context.language), 303)
  } catch (error) {
    return refuseForm(context, submission, noteFailure(context, error))
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function ContactRoute() {
  const { note, departments, member } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return <ContactPage {...{ note, departments, member }} result={refused?.result} />
}
