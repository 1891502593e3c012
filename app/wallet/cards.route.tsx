import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { membersOnly } from '~/auth/members-only'
import { noticeMs } from '~/cart/rules'
import { missing, needed, noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { hrefOf } from '~/site-map'
import type { Visit } from '~/visit'
import { CardsPage } from './cards-page'

/** What the provider's page came to, as it says in the address that it leads back to. */
const cameBack = { kaydedildi: 'wallet.kept', vazgecildi: 'wallet.cancelled' } as const

function sayWhatCame(visit: Visit, word: string | null): void {
  const text = Object.entries(cameBack).find(([known]) => known === word)?.[1]
  if (!text) return
  visit.flash([{ tone: 'good', text: translatorOf(visit.language)(text), ms: noticeMs.default }])
  throw redirect(hrefOf('cards', visit.language), 302)
}

/** The member's cards. */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'cards'
  membersOnly(visit, 'cards')
  sayWhatCame(visit, new URL(request.url).searchParams.get('kart'))
  const cards = await needed(visit, visit.shop.wallet.cards())
  membersOnly(visit, 'cards')
  return { cards, head: privateHead(translatorOf(visit.language)('wallet.title')) }
}

/** Has a card proven again, or forgets it. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'cards'
  membersOnly(visit, 'cards')
  const t = translatorOf(visit.language)
  const form = await request.formData()
  const id = String(form.get('kart') ?? '')
  if (!/^[\w-]{1,64}$/.test(id)) missing()
  const { wallet } = visit.shop
  try {
    const outcome = await (form.get('adim') === 'sil' ? wallet.remove(id) : wallet.validate(id))
    const text = outcome.message || t('error.general')
    const tone = outcome.ok ? 'good' : 'bad'
    visit.flash([{ tone, text, ms: outcome.ok ? noticeMs.default : noticeMs.error }])
  } catch (error) {
    const { text } = noteFailure(visit, error)
    visit.flash([{ tone: 'bad', text, ms: noticeMs.error }])
  }
  return redirect(hrefOf('cards', visit.language), 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function CardsRoute() {
  return <CardsPage cards={useLoaderData<typeof loader>().cards} />
}
