import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { refusalOf } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { headOfFixed } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, noteFailure } from '~/session/failure'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { ContactPage } from './contact-page'
import { fieldsOfForm, messageFields, readNewMessage } from './read-message'

export async function loader({ context }: LoaderFunctionArgs) {
  context.route = 'contact'
  const departments = await needed(context, context.backend.messages.departments())
  context.markShared()
  const t = translatorOf(context.language)
  const head = headOfFixed(context, 'contact', t('messages.contact'), t('messages.contactLead'))
  return { departments, member: Boolean(context.session.member), head }
}

/** Fields that members do not fill in. */
const guestOnly = new Set<string>(['name', 'email'])

export async function action({ request, context }: ActionFunctionArgs) {
  context.route = 'contact'
  const t = translatorOf(context.language)
  const form = await request.formData()
  const { member } = context.session
  const { typed, read } = readNewMessage(form, t, !member)
  const redisplay = (errors: Record<string, string[]>, text: string, status: number) => {
    if (text) context.notify([{ tone: 'bad', text, ms: noticeMs.error }])
    return data({ errors, typed }, { status })
  }
  if (!read.ok) return redisplay(read.fields, '', 422)
  const { name = '', email = '', ...message } = read.value
  const key = String(form.get('key') ?? '')
  try {
    const outcome = await context.backend.messages.send({ ...message, name, email, key })
    if (!outcome.ok) {
      const refusal = { ...outcome, fields: fieldsOfForm(outcome.fields) }
      const names = messageFields.filter((name) => !member || !guestOnly.has(name))
      const { errors, text } = refusalOf(refusal, names, t('error.general'))
      return redisplay(errors, text, 422)
    }
    context.flash([{ tone: 'good', text: t('messages.sent'), ms: noticeMs.default }])
    return redirect(hrefOf(member ? 'messages' : 'contact', context.language), 303)
  } catch (error) {
    const { text, status } = noteFailure(context, error)
    return redisplay({}, text, status)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function ContactRoute() {
  const { departments, member } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  return <ContactPage departments={departments} member={member} {...failed} />
}
