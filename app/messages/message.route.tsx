import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { waitForSignIn } from '~/auth/pending'
import { refusalOf } from '~/auth/refusal'
import { noticeMs } from '~/cart/rules'
import { missing, needed, noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { hrefOf } from '~/site-map'
import type { Visit } from '~/visit'
import { MessagePage } from './message-page'
import { fieldsOfForm, readReply } from './read-message'

const idPattern = /^[\w-]{1,64}$/

const pageOf = (visit: Visit, id: string) => hrefOf('message', visit.language, { mesaj: id })

/** One conversation; another member's is not found. */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'message'
  const id = new URL(request.url).searchParams.get('mesaj') ?? ''
  if (!idPattern.test(id)) missing()
  const signIn = hrefOf('signIn', visit.language, { donus: pageOf(visit, id) })
  if (!visit.session.member) throw redirect(signIn, 303)
  const message = await needed(visit, visit.shop.messages.open(id))
  if (!visit.session.member) throw redirect(signIn, 303)
  if (!message) missing()
  return { message, head: privateHead(message.subject) }
}

/**
 * Answers in the conversation, or closes it. Who is signed out by now signs in again and their answer is sent then;
 * nothing typed is lost.
 */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'message'
  const t = translatorOf(visit.language)
  const form = await request.formData()
  const id = String(form.get('mesaj') ?? '')
  if (!idPattern.test(id)) missing()
  const closes = form.get('adim') === 'kapat'
  const key = String(form.get('key') ?? '')
  const { typed, read } = readReply(form, t)
  const again = (errors: Record<string, string[]>, text: string, status: number) => {
    if (text) visit.say([{ tone: 'bad', text, ms: noticeMs.error }])
    return data({ errors, typed: typed.text ?? '' }, { status })
  }
  if (!closes && !read.ok) return again(read.fields, '', 422)
  const text = read.ok ? read.value.text : ''
  const here = pageOf(visit, id)
  const later = () =>
    redirect(closes ? here : waitForSignIn(visit, 'message', { parentId: id, text }, here), 303)
  if (!visit.session.member) return later()
  try {
    const { messages } = visit.shop
    const outcome = closes
      ? await messages.close(id)
      : await messages.send({ subject: '', text, departmentId: '', parentId: id, key })
    // The backend no longer knew the bearer.
    if (!visit.session.member) return later()
    if (!outcome.ok) {
      const known = { ...outcome, fields: fieldsOfForm(outcome.fields) }
      const { errors, text } = refusalOf(known, ['text'], t('error.general'))
      return again(errors, text, 422)
    }
    const said = t(closes ? 'messages.closedNow' : 'messages.sent')
    visit.flash([{ tone: 'good', text: said, ms: noticeMs.default }])
    return redirect(here, 303)
  } catch (error) {
    const { text, status } = noteFailure(visit, error)
    return again({}, text, status)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function MessageRoute() {
  const { message } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  return <MessagePage message={message} {...failed} />
}
