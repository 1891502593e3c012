import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { orNotifyOffline } from '~/cart/change/offline-notice'
import { translatorOf } from '~/i18n/translators'
import { requestedSibling } from '~/product/variants/requested-sibling'
import { noteFailure } from '~/session/failure'
import { respond } from '~/session/respond'
import type { ActionResult, Notice } from '~/session/response-data'
import { hrefOf } from '~/site-map'
import { savePendingAdd } from '~/stores/waiting-add'
import { noticeMs } from '~/ui/notice-times'
import { addToCart } from './add'
import { maxItems, readAddRequest } from './add-request'
import { personalFaults } from './personalization-errors'
import { answerAdd } from './respond-to-add'
import { typedForSibling, withTypedValues } from './typed-values'

export async function action({ request, context }: ActionFunctionArgs) {
  const t = translatorOf(context.language)
  const form = await request.formData()
  const parsed = readAddRequest(form)
  const failed = (text: string): Notice => ({ tone: 'bad', text, ms: noticeMs.cart })
  if (!parsed.ok) {
    const text = {
      none: t('cart.noneSelected'),
      tooMany: t('cart.tooMany', { count: maxItems }),
      quantity: t('quantity.notNumber'),
      form: t('cart.addFailed'),
    }[parsed.fault]
    return respond(context, parsed.back, {
      notices: withTypedValues([failed(text)], form),
      ...(parsed.fault === 'quantity'
        ? { result: { status: 'error', error: { quantity: [text] } } }
        : {}),
    })
  }
  const { addRequest } = parsed
  const sibling = await requestedSibling(context, form)
  if (sibling) {
    const typed = typedForSibling(form, sibling)
    context.flash([{ tone: 'plain', text: t('product.confirmVariant'), ms: noticeMs.error, typed }])
    return redirect(sibling, 303)
  }
  const faults = await personalFaults(context, addRequest)
  if (faults)
    return respond(context, addRequest.back, {
      ...faults,
      notices: withTypedValues(faults.notices, form),
    })
  try {
    const outcome = await addToCart(context, addRequest)
    if (outcome.popup === 'store') savePendingAdd(context, form)
    return answerAdd(context, addRequest, {
      ...outcome,
      notices: withTypedValues(outcome.notices, form),
    })
  } catch (error) {
    const { text, isPast } = noteFailure(context, error)
    if (isPast)
      return respond(context, addRequest.back, { notices: withTypedValues([failed(text)], form) })
    // Whether it arrived is unknown: the form keeps its key, so a retry cannot add twice.
    return respond(context, addRequest.back, {
      notices: withTypedValues([failed(t('cart.offline'))], form),
      unchanged: true,
    })
  }
}

export function loader() {
  return redirect(hrefOf('cart', 'tr'))
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orNotifyOffline(() => serverAction<ActionResult>())
}
