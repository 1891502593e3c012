import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { membersOnly } from '~/auth/require-member'
import { messagesOf } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { CodePage } from './code-page'
import { pendingCode, readCode, saveCode } from './pending-code'

async function phoneOf(context: RequestContext): Promise<string> {
  const form = await needed(context, context.backend.membership.registerForm(true))
  return form.values.mobile_phone ?? ''
}

export async function loader({ context }: LoaderFunctionArgs) {
  context.route = 'verify phone'
  membersOnly(context, 'verifyPhone')
  const pending = pendingCode(context, 'verify')
  return {
    left: pending?.left ?? null,
    ending: (pending?.phone ?? (await phoneOf(context))).slice(-4),
    head: privateHead(translatorOf(context.language)('code.verify')),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  context.route = 'verify phone'
  membersOnly(context, 'verifyPhone')
  const t = translatorOf(context.language)
  const general = t('error.general')
  const form = await request.formData()
  const pending = pendingCode(context, 'verify')
  const redisplay = (errors: Record<string, string[]>, status: number) =>
    data({ errors }, { status })
  try {
    if (form.get('adim') === 'dogrula' && pending) {
      const read = readCode(form, t)
      if (!read.ok) return redisplay(read.fields, 422)
      const outcome = await context.backend.codes.verifySms(pending.phone, read.code)
      if (!outcome.ok) return redisplay({ otp: messagesOf(outcome, general) }, 422)
      context.session.step = undefined
      context.flash([{ tone: 'good', text: outcome.message, ms: noticeMs.code }])
      return redirect(hrefOf('account', context.language), 303)
    }
    const phone = await phoneOf(context)
    const outcome = await context.backend.codes.verifySms(phone, '')
    if (!saveCode(context, 'verify', phone, outcome))
      return redisplay({ phone: messagesOf(outcome, general) }, 422)
    return redirect(hrefOf('verifyPhone', context.language), 303)
  } catch (error) {
    noteFailure(context, error)
    return redisplay({ [pending ? 'otp' : 'phone']: [general] }, 503)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function VerifyRoute() {
  const { left, ending } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  return <CodePage kind="verify" left={left} ending={ending} back={null} {...failed} />
}
