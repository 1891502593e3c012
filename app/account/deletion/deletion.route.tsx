import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { guardedForm, questionOfForm } from '~/auth/security-code/guarded-form'
import type { Outcome } from '~/backend/http/envelope'
import { fieldKinds } from '~/forms/read-fields'
import { refusalOf } from '~/forms/refusal'
import { sendOnce } from '~/forms/send-once'
import { type Translate, translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { requireMember } from '~/session/require-member'
import { endMembership } from '~/session/session'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { offersDeletion } from './offers-deletion'

const DeletionPage = serverOnlyPage(() => import('./deletion-page'))

/** @throws the redirect of a guest, or to where a shop without the call is written to */
async function requireOffer(context: RequestContext): Promise<void> {
  requireMember(context, hrefOf('accountDeletion', context.language))
  if ((await offersDeletion(context)) === false)
    throw redirect(hrefOf('ownData', context.language), 303)
}

async function isUnproven({ backend }: RequestContext): Promise<boolean> {
  const form = await backend.membership.registerForm(true).catch(() => null)
  return form?.values.email_proven === '0'
}

export async function loader({ context }: LoaderFunctionArgs) {
  await requireOffer(context)
  const head = privateHead(translatorOf(context.language)('accountDeletion.title'))
  const [question, unproven, obstacle] = await Promise.all([
    questionOfForm(context, 'login'),
    isUnproven(context),
    // Where nobody tells it, the form is refused with the reason.
    context.backend.membership.deletionObstacle().catch(() => ''),
  ])
  return { question, isUnproven: unproven, obstacle, head }
}

const schemaOf = (t: Translate) => {
  const { password, mustTick } = fieldKinds(t)
  return z.object({ password, onay: mustTick(t('accountDeletion.confirmFirst')) })
}

const once = sendOnce<Outcome>('ACCOUNT_DELETE')

export async function action({ request, context }: ActionFunctionArgs) {
  await requireOffer(context)
  const t = translatorOf(context.language)
  const form = await request.formData()
  const guarded = guardedForm(context, form, 'login')
  const submission = parseWithZod(form, { schema: schemaOf(t) })
  if (guarded.isNewCodeWanted || submission.status !== 'success')
    return guarded.refuse(submission, {})
  try {
    const { password } = submission.value
    const leave = () => context.backend.account.deleteAccount(password, guarded.proof)
    const outcome = await once(context, { form }, leave)
    if (!outcome.ok) {
      const names = ['password', 'security_code']
      const { errors, text } = refusalOf(outcome, names, t('error.general'))
      return guarded.refuse(submission, { errors, ...(text && { formErrors: [text] }) })
    }
  } catch (error) {
    return guarded.refuse(submission, noteFailure(context, error))
  }
  endMembership(context.session)
  context.flash([{ tone: 'good', text: t('accountDeletion.done'), ms: noticeMs.default }])
  return redirect(hrefOf('home', context.language), 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function DeletionRoute() {
  const { head: _head, ...page } = useLoaderData<typeof loader>()
  return <DeletionPage {...page} {...useActionData<typeof action>()} />
}
