import type { Submission } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { openedForm } from '~/account/address-form/opened-form'
import { sendAddress } from '~/account/address-form/save-address'
import { readSentAddress } from '~/account/address-form/sent-address'
import { readCartOfPage } from '~/cart/change/read-cart'
import { stepHandle } from '~/checkout/step-handle'
import { toStep } from '~/checkout/steps/checkout-step'
import { errorNotices } from '~/forms/refusal'
import { refuseForm } from '~/forms/refused-form'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needCheckout, needed, noteFailure } from '~/session/failure'
import { handOverMissingCall } from '~/session/hand-over/hand-over'
import type { RequestContext } from '~/session/request-context'
import { requireBuyer } from '~/session/require-member'
import { hrefOf } from '~/site-map'
import {
  type ChosenAddresses,
  chosenAddresses,
  hasNewAddress,
  withSavedId,
} from './chosen-addresses'
import { newAddress } from './new-address'
import { saveAddresses } from './save-addresses'

const AddressStep = serverOnlyPage(() => import('./address-step'))

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireBuyer(context, hrefOf('order', context.language))
  const reading = Promise.all([
    readCartOfPage(context, request),
    context.backend.ordering.addresses(),
  ])
  reading.catch(() => undefined)
  await needCheckout(context)
  const [cart, chosen] = await needed(context, reading)
  if (cart.lines.length === 0) throw toStep(context, 'order')
  const params = new URL(request.url).searchParams
  const email = context.session.member ? null : (context.session.email ?? null)
  return {
    cart,
    chosen,
    email,
    ofInvoice: params.get('fatura') === newAddress,
    newForm: await openedForm(context, '0', params),
    head: privateHead(translatorOf(context.language)('order.headings.orderAddress')),
  }
}

/** Saves both choices; the backend refuses foreign addresses. */
async function chooseAddresses(
  context: RequestContext,
  submission: Submission<ChosenAddresses>,
  chosen: ChosenAddresses,
) {
  const t = translatorOf(context.language)
  try {
    const refused = await saveAddresses(context, chosen)
    if (!refused) return toStep(context, 'orderMethods')
    const errors = { [refused.kind]: [refused.message || t('error.general')] }
    return refuseForm(context, submission, { errors })
  } catch (error) {
    handOverMissingCall(context, error)
    const { text, status } = noteFailure(context, error)
    return refuseForm(context, submission, { errors: { delivery: [text] }, status })
  }
}

/** Why an address that was just saved is not chosen for the order; '' where it is. */
async function choiceOfSaved(context: RequestContext, chosen: ChosenAddresses, id: string) {
  const t = translatorOf(context.language)
  if (!id) return t('order.savedUnchosen')
  try {
    const refused = await saveAddresses(context, withSavedId(chosen, id))
    return refused && (refused.message || t('order.savedUnchosen'))
  } catch (error) {
    // It is saved: its form would save it once more.
    return `${t('address.saved')} ${noteFailure(context, error).text}`
  }
}

/** Orders to an address once it is saved; where it cannot be chosen now, it stands in the list. @param next the step that follows */
async function orderToSaved(
  context: RequestContext,
  { chosen, next }: { chosen: ChosenAddresses; next: string },
  id: string,
) {
  const problem = await choiceOfSaved(context, chosen, id)
  if (!problem) return redirect(next, 303)
  context.flash(errorNotices(problem))
  return toStep(context, 'orderAddress')
}

/** Takes the addresses that were chosen, of which one may be typed here. The first one leaves no choice. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireBuyer(context, hrefOf('order', context.language))
  await needCheckout(context)
  const form = await request.formData()
  const isFirst = form.has('address') && !form.has('delivery')
  if (isFirst) {
    form.set('delivery', newAddress)
    form.set('ayni', '1')
  }
  const schema = chosenAddresses(translatorOf(context.language))
  const submission = parseWithZod(form, { schema })
  if (submission.status !== 'success') return refuseForm(context, submission, {})
  const { value: chosen } = submission
  if (!hasNewAddress(chosen)) return chooseAddresses(context, submission, chosen)
  const sent = await readSentAddress(form, context, 'orderAddress')
  const next =
    isFirst && form.get('baska') === '1'
      ? hrefOf('orderAddress', context.language, { fatura: newAddress })
      : hrefOf('orderMethods', context.language)
  return sendAddress(context, sent, (id) => orderToSaved(context, { chosen, next }, id))
}

export const handle = stepHandle

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderAddressRoute() {
  const { head: _head, ...step } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const newForm = { ...step.newForm, ...answer }
  return <AddressStep {...step} newForm={newForm} result={answer?.result} />
}
