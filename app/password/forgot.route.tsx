import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { fieldKinds, readFields, typedOf } from '~/auth/read-fields'
import { wordsOf } from '~/auth/refusal'
import { securityAnswer, securityQuestion } from '~/auth/security-question'
import { noticeMs } from '~/cart/rules'
import { noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { phoneChoice, phoneReader } from '~/phone/phone-choice'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { ForgotPage } from './forgot-page'

const tabOf = (word: unknown) => (word === 'telefon' ? ('phone' as const) : ('email' as const))

/** A forgotten password: where to send the link to. */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'forgot password'
  const by = tabOf(new URL(request.url).searchParams.get('tip'))
  return {
    by,
    phone: by === 'phone' ? await phoneChoice(visit, '') : undefined,
    question: await securityQuestion(visit, 'forgot-password'),
    head: privateHead(translatorOf(visit.language)('password.forgot')),
  }
}

/** Asks for the link; the answer is the same whether there is such a member or not. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'forgot password'
  const t = translatorOf(visit.language)
  const form = await request.formData()
  const by = tabOf(form.get('tip'))
  const typed = typedOf(form, ['name']).name ?? ''
  const again = async (errors: Record<string, string[]>, text: string, status: number) => {
    if (text) visit.say([{ tone: 'bad', text, ms: noticeMs.error }])
    const country = String(form.get('name_country') ?? '')
    const phone = by === 'phone' ? await phoneChoice(visit, typed, { given: country }) : undefined
    return data({ by, errors, typed, sent: '', phone }, { status })
  }
  const isPhone = by === 'phone'
  const kinds = fieldKinds(t, isPhone ? await phoneReader(visit, form, 'name') : undefined)
  const schema = z.object({
    name: by === 'email' ? kinds.email : kinds.phone,
  })
  const read = readFields(form, schema)
  if (!read.ok) return again(read.fields, '', 422)
  try {
    const proof = securityAnswer(form)
    const outcome = await visit.shop.membership.forgotPassword(by, read.value.name, proof)
    const words = outcome.message || t('error.general')
    if (outcome.ok) return data({ by, errors: {}, typed: '', sent: words, phone: undefined })
    const { security_code: code, ...others } = outcome.fields
    const errors: Record<string, string[]> = code ? { security_code: code } : {}
    if (!code || Object.keys(others).length > 0)
      errors.name = wordsOf({ ...outcome, fields: others }, words)
    return again(errors, '', 422)
  } catch (error) {
    const { text, status } = noteFailure(visit, error)
    return again({}, text, status)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function ForgotPasswordRoute() {
  const { by, question, phone } = useLoaderData<typeof loader>()
  return (
    <ForgotPage by={by} question={question} phone={phone} {...useActionData<typeof action>()} />
  )
}
