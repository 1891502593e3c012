import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { orSayOffline } from '~/cart/without-connection'
import { translatorOf } from '~/i18n/translators'
import { pageBefore } from '~/page-before'
import { answer } from '~/session/answer'
import type { Answer, Notice } from '~/session/answer-types'
import { hrefOf } from '~/site-map'
import { addToList, compareMs, compareWidth, readList } from './rules'

/** Adds to the comparison list or takes out of it; the list is a cookie of ids. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'compare change'
  const t = translatorOf(visit.language)
  const form = await request.formData()
  const { compare } = visit.preferences
  const hrefFor = (list: string[], status = 1) =>
    hrefOf('compare', visit.language, {
      urunler: list.join('-'),
      durum: status > 1 ? String(status) : '',
    })
  const [add] = readList(String(form.get('add') ?? ''))
  if (add) {
    const { status, list } = addToList(compare, add)
    visit.setPreference('compare', list.join('-'))
    const said = { 1: t('compare.added'), 2: t('compare.present'), 3: t('compare.most') }[status]
    const notice: Notice = {
      tone: status === 1 ? 'good' : 'warn',
      text: said,
      link: {
        href: hrefFor(list, status),
        text: t('compare.go', { count: list.length }),
        window: compareWidth,
      },
      ms: compareMs,
    }
    const back = pageBefore(request) ?? hrefFor(list, status)
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

/** Script's way to the action: without a connection the list stays as it is. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orSayOffline(() => serverAction<Answer>())
}
