import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { savePendingAction } from '~/auth/pending-action'
import { guardedForm, questionOfForm } from '~/auth/security-code/guarded-form'
import type { Outcome } from '~/backend/http/envelope'
import { errorNotices, refusalOf } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, noteFailure, notFound } from '~/session/failure'
import { keyOfForm } from '~/session/idempotency-key'
import type { RequestContext } from '~/session/request-context'
import { requireMember } from '~/session/require-member'
import { refuse } from '~/session/respond'
import { hrefOf, idPattern } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { fieldsOfForm, readReply } from './read-message'

const MessagePage = serverOnlyPage(() => import('./message-page'))

const pageOf = (context: RequestContext, id: string) =>
  hrefOf('message', context.language, { mesaj: id })

/** A conversation of the member; others get 404. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('mesaj') ?? ''
  if (!idPattern.test(id)) notFound()
  requireMember(context, pageOf(context, id))
  const message = await needed(context, context.backend.messages.open(id))
  if (!message) notFound()
  const question = await questionOfForm(context, 'message')
  return { message, question, head: privateHead(message.subject) }
}

function refusalOfShop(context: RequestContext, outcome: Outcome, names = ['text']) {
  const refused = { ...outcome, fields: fieldsOfForm(outcome.fields) }
  return refusalOf(refused, names, translatorOf(context.language)('error.general'))
}

/** Adds a line to the conversation. After an expired session it waits for the sign-in. */
async function sendReply(context: RequestContext, id: string, form: FormData) {
  const t = translatorOf(context.language)
  const submission = readReply(form, t)
  const guarded = guardedForm(context, form, 'message')
  if (guarded.isNewCodeWanted || submission.status !== 'success')
    return guarded.refuse(submission, {})
  const { text } = submission.value
  const key = await keyOfForm(context, form, [id, text])
  const here = pageOf(context, id)
  const deferToSignIn = () =>
    redirect(savePendingAction(context, 'message', { parentId: id, text }, here), 303)
  if (!context.session.member) return deferToSignIn()
  try {
    const { proof } = guarded
    const message = { subject: '', text, departmentId: '', parentId: id, key, proof }
    const outcome = await context.backend.messages.send(message)
    // The backend may have rejected the bearer during the call.
    if (!context.session.member) return deferToSignIn()
    if (!outcome.ok)
      return guarded.refuse(submission, refusalOfShop(context, outcome, ['text', 'security_code']))
    context.flash([{ tone: 'good', text: t('messages.sent'), ms: noticeMs.default }])
    return redirect(here, 303)
  } catch (error) {
    return guarded.refuse(submission, noteFailure(context, error))
  }
}

async function closeConversation(context: RequestContext, id: string) {
  const here = redirect(pageOf(context, id), 303)
  if (!context.session.member) return here
  try {
    const outcome = await context.backend.messages.close(id)
    if (!context.session.member) return here
    if (!outcome.ok) {
      const { errors, text } = refusalOfShop(context, outcome)
      return refuse(context, { status: 'error', error: errors }, { notices: errorNotices(text) })
    }
    const text = translatorOf(context.language)('messages.conversationClosed')
    context.flash([{ tone: 'good', text, ms: noticeMs.default }])
    return here
  } catch (error) {
    const { text, status } = noteFailure(context, error)
    return refuse(context, { status: 'error' }, { status, notices: errorNotices(text) })
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const id = String(form.get('mesaj') ?? '')
  if (!idPattern.test(id)) notFound()
  return form.get('adim') === 'kapat'
    ? closeConversation(context, id)
    : sendReply(context, id, form)
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function MessageRoute() {
  const { message, question } = useLoaderData<typeof loader>()
  return <MessagePage {...{ message, question }} result={useActionData<typeof action>()?.result} />
}
