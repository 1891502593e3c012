import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { guardedForm, questionOfForm } from '~/auth/security-code/guarded-form'
import { noteOf } from '~/backend/site/note'
import { helpLinks } from '~/content/help/help-links'
import { refusalOf } from '~/forms/refusal'
import { type Translate, translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { headOfFixed } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, noteFailure } from '~/session/failure'
import { keyOfForm } from '~/session/idempotency-key'
import { mayHaveStores } from '~/session/unavailable-pages'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { fieldsOfForm, messageFields, messageSchema } from './read-message'

const ContactPage = serverOnlyPage(() => import('./contact-page'))

/** What a link fills in: the request for a copy of the member's data, or that they and the account be deleted. */
function filledIn(request: Request, t: Translate): { subject: string; text: string } | null {
  const subject = new URL(request.url).searchParams.get('konu')
  if (subject === 'kopya')
    return { subject: t('ownData.copySubject'), text: t('ownData.copyMessage') }
  if (subject !== 'silme') return null
  return { subject: t('ownData.deletionSubject'), text: t('ownData.deletionMessage') }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [departments, note, hasStores, help] = await Promise.all([
    needed(context, context.backend.messages.departments()),
    noteOf(context, 'contact'),
    mayHaveStores(context),
    helpLinks(context),
  ])
  const question = await questionOfForm(context, 'contact')
  if (!question) context.allowCaching()
  const t = translatorOf(context.language)
  const head = await headOfFixed(context, 'contact', t('messages.contact'), note)
  const member = context.session.member !== undefined
  const form = { departments, question, member, filledIn: filledIn(request, t) }
  return { note, hasStores, help, ...form, head }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const t = translatorOf(context.language)
  const form = await request.formData()
  const isGuest = context.session.member === undefined
  const submission = parseWithZod(form, { schema: messageSchema(t, isGuest) })
  const guarded = guardedForm(context, form, 'contact')
  if (guarded.isNewCodeWanted || submission.status !== 'success')
    return guarded.refuse(submission, {})
  const { name = '', email = '', ...message } = submission.value
  const key = await keyOfForm(context, form, submission.value)
  try {
    const outcome = await context.backend.messages.send({
      ...message,
      name,
      email,
      key,
      proof: guarded.proof,
    })
    if (!outcome.ok) {
      const refused = { ...outcome, fields: fieldsOfForm(outcome.fields) }
      const names = [...messageFields(isGuest), 'security_code']
      return guarded.refuse(submission, refusalOf(refused, names, t('error.general')))
    }
    context.flash([{ tone: 'good', text: t('messages.sent'), ms: noticeMs.default }])
    return redirect(hrefOf(isGuest ? 'contact' : 'messages', context.language), 303)
  } catch (error) {
    return guarded.refuse(submission, noteFailure(context, error))
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function ContactRoute() {
  const { head: _head, ...page } = useLoaderData<typeof loader>()
  return <ContactPage {...page} result={useActionData<typeof action>()?.result} />
}
