import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { orSayOffline } from '~/cart/without-connection'
import { translatorOf } from '~/i18n/translators'
import { pageBefore } from '~/page-before'
import { answer } from '~/session/answer'
import type { Answer, Notice } from '~/session/answer-types'
import { hrefOf } from '~/site-map'
import { addToList, compareMs, readList } from './rules'

/** Adds to the comparison list or takes out of it (rows K01, K02); the list is a cookie of ids. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'compare change'
  const t = translatorOf(visit.language)
  const form = await request.formData()
  const { compare } = visit.preferences
  const hrefFor = (list: string[]) => hrefOf('compare', visit.language, { urunler: list.join('-') })
  const [add] = readList(String(form.get('add') ?? ''))
  if (add) {
    const { status, list } = addToList(compare, add)
    visit.setPreference('compare', list.join('-'))
    const said = { 1: t('compare.added'), 2: t('compare.present'), 3: t('compare.most') }[status]
    const notice: Notice = {
      tone: status === 1 ? 'good' : 'warn',
      text: said,
      link: { href: hrefFor(list), text: t('compare.go', { count: list.length }) },
      ms: compareMs,
    }
    const back = pageBefore(request) ?? hrefFor(list)
    return answer(visit, back, { notices: [notice] })
  }
  const [remove] = readList(String(form.get('remove') ?? ''))
  const without = (list: string[]) => list.filter((id) => id !== remove)
  const shown = without(readList(String(form.get('urunler') ?? '')))
  visit.setPreference('compare', without(compare).join('-'))
  if (remove) visit.flash([{ tone: 'good', text: t('compare.removed'), ms: compareMs }])
  return redirect(hrefFor(shown), 303)
}

export function loader() {
  return redirect(hrefOf('compare', 'tr'))
}

/** Script's way to the action: without a connection the list stays as it is (row C15). */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orSayOffline(() => serverAction<Answer>())
}
