import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { securityAnswer, securityQuestion } from '~/auth/sign-in/security-question'
import { phoneChoice, phoneReader } from '~/forms/phone/phone-choice'
import { fieldKinds, readFields, typedOf } from '~/forms/read-fields'
import { messagesOf } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { noteFailure } from '~/session/failure'
import { noticeMs } from '~/ui/notice-times'
import { ForgotPage } from './forgot-page'

const tabOf = (word: unknown) => (word === 'telefon' ? ('phone' as const) : ('email' as const))

export async function loader({ request, context }: LoaderFunctionArgs) {
  context.route = 'forgot password'
  const by = tabOf(new URL(request.url).searchParams.get('tip'))
  return {
    by,
    phone: by === 'phone' ? await phoneChoice(context, '') : undefined,
    question: await securityQuestion(context, 'forgot-password'),
    head: privateHead(translatorOf(context.language)('password.forgot')),
  }
}

/** Requests the link. The reply does not reveal whether the account exists. */
export async function action({ request, context }: ActionFunctionArgs) {
  context.route = 'forgot password'
  const t = translatorOf(context.language)
  const form = await request.formData()
  const by = tabOf(form.get('tip'))
  const typed = typedOf(form, ['name']).name ?? ''
  const redisplay = async (errors: Record<string, string[]>, text: string, status: number) => {
    if (text) context.notify([{ tone: 'bad', text, ms: noticeMs.error }])
    const country = String(form.get('name_country') ?? '')
    const phone = by === 'phone' ? await phoneChoice(context, typed, { given: country }) : undefined
    return data({ by, errors, typed, sent: '', phone }, { status })
  }
  const isPhone = by === 'phone'
  const kinds = fieldKinds(t, isPhone ? await phoneReader(context, form, 'name') : undefined)
  const schema = z.object({
    name: by === 'email' ? kinds.email : kinds.phone,
  })
  const read = readFields(form, schema)
  if (!read.ok) return redisplay(read.fields, '', 422)
  try {
    const proof = securityAnswer(form)
    const outcome = await context.backend.membership.forgotPassword(by, read.value.name, proof)
    const message = outcome.message || t('error.general')
    if (outcome.ok) return data({ by, errors: {}, typed: '', sent: message, phone: undefined })
    const { security_code: code, ...others } = outcome.fields
    const errors: Record<string, string[]> = code ? { security_code: code } : {}
    if (!code || Object.keys(others).length > 0)
      errors.name = messagesOf({ ...outcome, fields: others }, message)
    return redisplay(errors, '', 422)
  } catch (error) {
    const { text, status } = noteFailure(context, error)
    return redisplay({}, text, status)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function ForgotPasswordRoute() {
  const { by, question, phone } = useLoaderData<typeof loader>()
  return (
    <ForgotPage by={by} question={question} phone={phone} {...useActionData<typeof action>()} />
  )
}
