import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { noAnswerText, responseIn } from '~/auth/passkey/passkey-response'
import { errorNotices } from '~/forms/refusal'
import { sendOnce } from '~/forms/send-once'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, noteFailure, notFound } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { requireMember } from '~/session/require-member'
import { hrefOf, idPattern } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'

const PasskeysPage = serverOnlyPage(() => import('./passkeys-page'))

export async function loader({ context }: LoaderFunctionArgs) {
  requireMember(context, hrefOf('passkeys', context.language))
  const passkeys = await needed(context, context.backend.passkeys.list())
  return { passkeys, head: privateHead(translatorOf(context.language)('passkeys.title')) }
}

type Done = { ok: boolean; message: string }

async function add(context: RequestContext, form: FormData): Promise<Done> {
  const t = translatorOf(context.language)
  const response = responseIn(form)
  if (!response) return { ok: false, message: t(noAnswerText(context, 'passkeys.notMade')) }
  const { ok, message } = await context.backend.passkeys.register(
    response,
    String(form.get('ad') ?? ''),
  )
  return { ok, message: message || t(ok ? 'passkeys.added' : 'error.general') }
}

async function remove({ backend, language }: RequestContext, id: string): Promise<Done> {
  const t = translatorOf(language)
  const { ok, message } = await backend.passkeys.remove(id)
  return { ok, message: message || t(ok ? 'passkeys.removed' : 'error.general') }
}

async function rename(context: RequestContext, id: string, name: string): Promise<Done> {
  const { ok, message } = await context.backend.passkeys.rename(id, name)
  const t = translatorOf(context.language)
  return { ok, message: message || t(ok ? 'passkeys.renamed' : 'error.general') }
}

/** What a form means by its `adim`; null for no step of this page, and for a key that cannot exist. */
function changeOf(context: RequestContext, form: FormData): (() => Promise<Done>) | null {
  const step = form.get('adim')
  const id = String(form.get('anahtar') ?? '')
  if (step === 'ekle') return () => add(context, form)
  if ((step !== 'sil' && step !== 'adla') || !idPattern.test(id)) return null
  return step === 'sil'
    ? () => remove(context, id)
    : () => rename(context, id, String(form.get('ad') ?? ''))
}

const once = sendOnce<Done>('PASSKEY_DELETE')

export async function action({ request, context }: ActionFunctionArgs) {
  const page = hrefOf('passkeys', context.language)
  requireMember(context, page)
  const form = await request.formData()
  const change = changeOf(context, form)
  if (!change) notFound()
  try {
    const { ok, message } = await once(context, { form }, change)
    const good = { tone: 'good', text: message, ms: noticeMs.default } as const
    context.flash(ok ? [good] : errorNotices(message))
  } catch (error) {
    context.flash(errorNotices(noteFailure(context, error).text))
  }
  return redirect(page, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function PasskeysRoute() {
  const { passkeys } = useLoaderData<typeof loader>()
  return <PasskeysPage passkeys={passkeys} />
}
