import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { endSessions } from '~/auth/sign-in/end-sessions'
import { errorNotices } from '~/forms/refusal'
import { sendOnce } from '~/forms/send-once'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, notFound } from '~/session/failure'
import { requireMember } from '~/session/require-member'
import { hrefOf, idPattern } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'

const DevicesPage = serverOnlyPage(() => import('./devices-page'))

export async function loader({ context }: LoaderFunctionArgs) {
  requireMember(context, hrefOf('devices', context.language))
  const all = await needed(context, context.backend.sessions.list())
  const sessions = all.toSorted(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || (a.lastUse < b.lastUse ? 1 : -1),
  )
  return { sessions, head: privateHead(translatorOf(context.language)('devices.title')) }
}

const once = sendOnce<{ ok: boolean; message: string }>('SESSION_END')

export async function action({ request, context }: ActionFunctionArgs) {
  const page = hrefOf('devices', context.language)
  requireMember(context, page)
  const t = translatorOf(context.language)
  const form = await request.formData()
  const which = String(form.get('oturum') ?? '')
  if (!idPattern.test(which)) notFound()
  const { ok, message } = await once(context, { form }, () => endSessions(context, which))
  const good = { tone: 'good', text: message || t('devices.ended'), ms: noticeMs.default } as const
  context.flash(ok ? [good] : errorNotices(message || t('error.general')))
  return redirect(page, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function DevicesRoute() {
  const { sessions } = useLoaderData<typeof loader>()
  return <DevicesPage sessions={sessions} />
}
