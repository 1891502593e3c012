import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { messagesOf } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { requireMember } from '~/session/require-member'
import { refuse } from '~/session/respond'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { codeSchema, pendingCode, refusedField, saveCode } from './pending-code'

const CodePage = serverOnlyPage(() => import('./code-page'))

async function phoneOf(context: RequestContext): Promise<string> {
  const form = await needed(context, context.backend.membership.registerForm(true))
  return form.values.mobile_phone ?? ''
}

export async function loader({ context }: LoaderFunctionArgs) {
  requireMember(context, hrefOf('verifyPhone', context.language))
  const pending = pendingCode(context, 'verify')
  return {
    left: pending?.left ?? null,
    ending: (pending?.phone ?? (await phoneOf(context))).slice(-4),
    head: privateHead(translatorOf(context.language)('code.verify')),
  }
}

async function requestCode(context: RequestContext, field: 'phone' | 'otp') {
  const phone = await phoneOf(context)
  const outcome = await context.backend.codes.verifySms(phone, '')
  if (saveCode(context, 'verify', phone, outcome))
    return redirect(hrefOf('verifyPhone', context.language), 303)
  const general = translatorOf(context.language)('error.general')
  return refuse(context, refusedField(field, messagesOf(outcome, general)))
}

async function confirmCode(context: RequestContext, form: FormData, phone: string) {
  const t = translatorOf(context.language)
  const submission = parseWithZod(form, { schema: codeSchema(t) })
  if (submission.status !== 'success')
    return refuse(context, submission.reply({ hideFields: ['otp'] }))
  const outcome = await context.backend.codes.verifySms(phone, submission.value.otp)
  if (!outcome.ok)
    return refuse(context, refusedField('otp', messagesOf(outcome, t('error.general'))))
  context.session.step = undefined
  context.flash([{ tone: 'good', text: outcome.message, ms: noticeMs.code }])
  return redirect(hrefOf('account', context.language), 303)
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireMember(context, hrefOf('verifyPhone', context.language))
  const form = await request.formData()
  const pending = pendingCode(context, 'verify')
  const field = pending ? 'otp' : 'phone'
  const t = translatorOf(context.language)
  try {
    if (form.get('adim') !== 'dogrula') return await requestCode(context, field)
    if (pending) return await confirmCode(context, form, pending.phone)
    return refuse(context, refusedField('phone', [t('codeTimer.expired')]))
  } catch (error) {
    noteFailure(context, error)
    return refuse(context, refusedField(field, [t('error.general')]), { status: 503 })
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function VerifyRoute() {
  const { left, ending } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return <CodePage kind="verify" left={left} ending={ending} back={null} {...refused} />
}
