import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { translatorOf } from '~/i18n/translators'
import { requestedSibling } from '~/product/variants/requested-sibling'
import { sendCartAction } from '~/rendering/forms/client-action'
import type { RequestContext } from '~/session/request-context'
import { respond } from '~/session/respond'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { maxItems, type ParsedAddRequest, readAddRequest } from './add-request'
import { addToCart } from './add-to-cart'
import { answerFailedAdd, failedNotice } from './failed-add'
import { personalFaults } from './personalization-errors'
import { typedForSibling, withTypedValues } from './typed-values'

function refuseUnreadable(
  context: RequestContext,
  form: FormData,
  { fault, back }: Extract<ParsedAddRequest, { ok: false }>,
) {
  const t = translatorOf(context.language)
  const text = {
    none: t('cartAnswer.noneSelected'),
    tooMany: t('cartAnswer.tooMany', { count: maxItems }),
    quantity: t('quantity.notNumber'),
    form: t('cartAnswer.addFailed'),
  }[fault]
  return respond(context, back, {
    notices: withTypedValues([failedNotice(text)], form),
    ...(fault === 'quantity' ? { result: { status: 'error', error: { quantity: [text] } } } : {}),
  })
}

function goToSibling(context: RequestContext, form: FormData, path: string) {
  const typed = typedForSibling(form, path)
  const text = translatorOf(context.language)('product.confirmVariant')
  context.flash([{ tone: 'plain', text, ms: noticeMs.error, typed }])
  return redirect(path, 303)
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const parsed = readAddRequest(form)
  if (!parsed.ok) return refuseUnreadable(context, form, parsed)
  const { addRequest } = parsed
  const sibling = await requestedSibling(context, form)
  if (sibling) return goToSibling(context, form, sibling)
  const faults = await personalFaults(context, addRequest)
  if (faults) {
    const notices = withTypedValues(faults.notices, form)
    return respond(context, addRequest.back, { ...faults, notices })
  }
  try {
    return await addToCart(context, form, addRequest)
  } catch (error) {
    return answerFailedAdd(context, form, addRequest.back, error)
  }
}

export function loader() {
  return redirect(hrefOf('cart', 'tr'))
}

export const clientAction = sendCartAction
