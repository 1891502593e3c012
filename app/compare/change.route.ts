import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { translatorOf } from '~/i18n/translators'
import { sendAction } from '~/rendering/forms/client-action'
import { pageBefore } from '~/rendering/navigation/previous-page'
import { respond } from '~/session/respond'
import type { Notice } from '~/session/response-data'
import { hrefOf } from '~/site-map'
import { addToList, compareMs, compareWidth, readList } from './rules'

/** Adds to the comparison list or removes from it; the list is a cookie of ids. */
export async function action({ request, context }: ActionFunctionArgs) {
  const t = translatorOf(context.language)
  const form = await request.formData()
  const { compare } = context.preferences
  const hrefFor = (list: string[], status = 1) =>
    hrefOf('compare', context.language, {
      urunler: list.join('-'),
      durum: status > 1 ? String(status) : '',
    })
  const [add] = readList(String(form.get('add') ?? ''))
  if (add) {
    const { status, list } = addToList(compare, add)
    context.setPreference('compare', list.join('-'))
    const text = {
      1: t('comparing.added'),
      2: t('comparing.alreadyListed'),
      3: t('compare.tooMany'),
    }[status]
    const notice: Notice = {
      tone: status === 1 ? 'good' : 'warn',
      text,
      link: {
        href: hrefFor(list, status),
        text: t('comparing.openList', { count: list.length }),
        dialogWidth: compareWidth,
      },
      ms: compareMs,
    }
    const back = pageBefore(request) ?? hrefFor(list, status)
    return respond(context, back, { notices: [notice] })
  }
  if (form.has('clear')) {
    context.setPreference('compare', '')
    return redirect(hrefFor([]), 303)
  }
  const [remove] = readList(String(form.get('remove') ?? ''))
  const without = (list: string[]) => list.filter((id) => id !== remove)
  const remaining = without(readList(String(form.get('urunler') ?? '')))
  context.setPreference('compare', without(compare).join('-'))
  if (remove) context.flash([{ tone: 'good', text: t('comparing.removed'), ms: compareMs }])
  return redirect(hrefFor(remaining), 303)
}

export function loader() {
  return redirect(hrefOf('compare', 'tr'))
}

export const clientAction = sendAction
