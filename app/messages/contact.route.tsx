import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { refusalOf } from '~/auth/refusal'
import { noticeMs } from '~/cart/rules'
import { needed, noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { headOfFixed } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { hrefOf } from '~/site-map'
import { ContactPage } from './contact-page'
import { fieldsOfForm, messageFields, readNewMessage } from './read-message'

/** Writing to the shop, for everybody. */
export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'contact'
  const departments = await needed(visit, visit.shop.messages.departments())
  visit.share()
  const t = translatorOf(visit.language)
  const head = headOfFixed(visit, 'contact', t('messages.contact'), t('messages.contactLead'))
  return { departments, member: Boolean(visit.session.member), head }
}

/** What a member is not asked. */
const guestOnly = new Set<string>(['name', 'email'])

/** Sends the message; a refused one keeps what was typed. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'contact'
  const t = translatorOf(visit.language)
  const form = await request.formData()
  const { member } = visit.session
  const { typed, read } = readNewMessage(form, t, !member)
  const again = (errors: Record<string, string[]>, text: string, status: number) => {
    if (text) visit.say([{ tone: 'bad', text, ms: noticeMs.error }])
    return data({ errors, typed }, { status })
  }
  if (!read.ok) return again(read.fields, '', 422)
  const { name = '', email = '', ...message } = read.value
  const key = String(form.get('key') ?? '')
  try {
    const outcome = await visit.shop.messages.send({ ...message, name, email, key })
    if (!outcome.ok) {
      const known = { ...outcome, fields: fieldsOfForm(outcome.fields) }
      const names = messageFields.filter((name) => !member || !guestOnly.has(name))
      const { errors, text } = refusalOf(known, names, t('error.general'))
      return again(errors, text, 422)
    }
    visit.flash([{ tone: 'good', text: t('messages.sent'), ms: noticeMs.default }])
    return redirect(hrefOf(member ? 'messages' : 'contact', visit.language), 303)
  } catch (error) {
    const { text, status } = noteFailure(visit, error)
    return again({}, text, status)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function ContactRoute() {
  const { departments, member } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  return <ContactPage departments={departments} member={member} {...failed} />
}
