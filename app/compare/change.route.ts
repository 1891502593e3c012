import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { translatorOf } from '~/i18n/translators'
import { sendAction } from '~/rendering/forms/client-action'
import { pageBefore } from '~/rendering/navigation/previous-page'
import type { RequestContext } from '~/session/request-context'
import { respond } from '~/session/respond'
import type { Notice } from '~/session/response-data'
import { hrefOf, idPattern } from '~/site-map'
import { addToList, compareMs, compareWidth, readList, writeList } from './rules'

const hrefFor = ({ language }: RequestContext, list: string[], status = 1) =>
  hrefOf('compare', language, {
    urunler: writeList(list),
    durum: status > 1 ? String(status) : '',
  })

const removedNotice = ({ language }: RequestContext): Notice => ({
  tone: 'good',
  text: translatorOf(language)('comparing.removed'),
  ms: compareMs,
})

function add(context: RequestContext, request: Request, id: string) {
  const t = translatorOf(context.language)
  const { status, list } = addToList(context.preferences.compare, id)
  context.setPreference('compare', writeList(list))
  const text = {
    1: t('comparing.added'),
    2: t('comparing.alreadyListed'),
    3: t('compare.tooMany'),
  }[status]
  const href = hrefFor(context, list, status)
  const notice: Notice = {
    tone: status === 1 ? 'good' : 'warn',
    text,
    link: {
      href,
      text: t('comparing.openList', { count: list.length }),
      dialogWidth: compareWidth,
    },
    ms: compareMs,
  }
  return respond(context, pageBefore(request) ?? href, { notices: [notice], compared: list })
}

/** Takes a product out of the shopper's own list, on the page that shows it at its foot. */
function removeOwn(context: RequestContext, request: Request, id: string) {
  const list = context.preferences.compare.filter((one) => one !== id)
  context.setPreference('compare', writeList(list))
  const notices: Notice[] = [removedNotice(context)]
  return respond(context, pageBefore(request) ?? hrefFor(context, list), {
    notices,
    compared: list,
  })
}

/** Adds to the comparison list or removes from it; the list is a cookie of ids. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const added = String(form.get('add') ?? '')
  if (idPattern.test(added)) return add(context, request, added)
  if (form.has('clear')) {
    context.setPreference('compare', '')
    return redirect(hrefFor(context, []), 303)
  }
  const remove = String(form.get('remove') ?? '')
  if (remove && !form.has('urunler')) return removeOwn(context, request, remove)
  const without = (list: string[]) => list.filter((id) => id !== remove)
  const remaining = without(readList(String(form.get('urunler') ?? '')))
  context.setPreference('compare', writeList(without(context.preferences.compare)))
  if (remove) context.flash([removedNotice(context)])
  return redirect(hrefFor(context, remaining), 303)
}

export function loader() {
  return redirect(hrefOf('compare', 'tr'))
}

export const clientAction = sendAction
