import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { noteOf } from '~/backend/site/note'
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

const CardsPage = serverOnlyPage(() => import('./cards-page'))

/** Outcomes that the provider appends to the return URL. */
const outcomeTexts = { kaydedildi: 'wallet.saved', vazgecildi: 'wallet.cancelled' } as const

function notifyOutcome(context: RequestContext, outcome: string | null): void {
  const text = Object.entries(outcomeTexts).find(([word]) => word === outcome)?.[1]
  if (!text) return
  context.flash([
    { tone: 'good', text: translatorOf(context.language)(text), ms: noticeMs.default },
  ])
  throw redirect(hrefOf('savedCards', context.language), 302)
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMember(context, hrefOf('savedCards', context.language))
  notifyOutcome(context, new URL(request.url).searchParams.get('kart'))
  const [cards, note] = await Promise.all([
    needed(context, context.backend.wallet.cards()),
    noteOf(context, 'cards'),
  ])
  const mayAdd = context.paymentOrigins.length > 0
  return { cards, note, mayAdd, head: privateHead(translatorOf(context.language)('wallet.title')) }
}

const once = sendOnce<{ ok: boolean; message: string }>('WALLET_DELETE')

export async function action({ request, context }: ActionFunctionArgs) {
  requireMember(context, hrefOf('savedCards', context.language))
  const t = translatorOf(context.language)
  const form = await request.formData()
  const id = String(form.get('kart') ?? '')
  if (!idPattern.test(id)) notFound()
  const { wallet } = context.backend
  try {
    const isRemoved = form.get('adim') === 'sil'
    const send = () => (isRemoved ? wallet.remove(id) : wallet.validate(id))
    const outcome = await once(context, { form }, send)
    const done = isRemoved ? 'wallet.removed' : 'wallet.checked'
    const text = outcome.message || t(outcome.ok ? done : 'error.general')
    const tone = outcome.ok ? 'good' : 'bad'
    context.flash([{ tone, text, ms: outcome.ok ? noticeMs.default : noticeMs.error }])
  } catch (error) {
    const { text } = noteFailure(context, error)
    context.flash(errorNotices(text))
  }
  return redirect(hrefOf('savedCards', context.language), 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function CardsRoute() {
  const { cards, note, mayAdd } = useLoaderData<typeof loader>()
  return <CardsPage {...{ cards, note, mayAdd }} />
}
