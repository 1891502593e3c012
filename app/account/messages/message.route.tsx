import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { waitForSignIn } from '~/auth/pending-action'
import { refusalOf } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { missing, needed, noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { MessagePage } from './message-page'
import { fieldsOfForm, readReply } from './read-message'

const idPattern = /^[\w-]{1,64}$/

const pageOf = (context: RequestContext, id: string) =>
  hrefOf('message', context.language, { mesaj: id })

/** A conversation of the member; others get 404. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  context.route = 'message'
  const id = new URL(request.url).searchParams.get('mesaj') ?? ''
  if (!idPattern.test(id)) missing()
  const signIn = hrefOf('signIn', context.language, { donus: pageOf(context, id) })
  if (!context.session.member) throw redirect(signIn, 303)
  const message = await needed(context, context.backend.messages.open(id))
  if (!context.session.member) throw redirect(signIn, 303)
  if (!message) missing()
  return { message, head: privateHead(message.subject) }
}

/** Replies to the conversation, or closes it. After an expired session the reply waits for the sign-in. */
export async function action({ request, context }: ActionFunctionArgs) {
  context.route = 'message'
  const t = translatorOf(context.language)
  const form = await request.formData()
  const id = String(form.get('mesaj') ?? '')
  if (!idPattern.test(id)) missing()
  const isClosing = form.get('adim') === 'kapat'
  const key = String(form.get('key') ?? '')
  const { typed, read } = readReply(form, t)
  const redisplay = (errors: Record<string, string[]>, text: string, status: number) => {
    if (text) context.notify([{ tone: 'bad', text, ms: noticeMs.error }])
    return data({ errors, typed: typed.text ?? '' }, { status })
  }
  if (!isClosing && !read.ok) return redisplay(read.fields, '', 422)
  const text = read.ok ? read.value.text : ''
  const here = pageOf(context, id)
  const deferToSignIn = () =>
    redirect(
      isClosing ? here : waitForSignIn(context, 'message', { parentId: id, text }, here),
      303,
    )
  if (!context.session.member) return deferToSignIn()
  try {
    const { messages } = context.backend
    const outcome = isClosing
      ? await messages.close(id)
      : await messages.send({ subject: '', text, departmentId: '', parentId: id, key })
    // The backend may have rejected the bearer during the call.
    if (!context.session.member) return deferToSignIn()
    if (!outcome.ok) {
      const refusal = { ...outcome, fields: fieldsOfForm(outcome.fields) }
      const { errors, text } = refusalOf(refusal, ['text'], t('error.general'))
      return redisplay(errors, text, 422)
    }
    const confirmation = t(isClosing ? 'messages.closedNow' : 'messages.sent')
    context.flash([{ tone: 'good', text: confirmation, ms: noticeMs.default }])
    return redirect(here, 303)
  } catch (error) {
    const { text, status } = noteFailure(context, error)
    return redisplay({}, text, status)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function MessageRoute() {
  const { message } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  return <MessagePage message={message} {...failed} />
}
