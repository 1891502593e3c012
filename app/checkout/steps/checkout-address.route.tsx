import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { addressId } from '~/account/address-form/address-owner'
import { openedForm } from '~/account/address-form/opened-form'
import { sendAddress } from '~/account/address-form/save-address'
import { readSentAddress } from '~/account/address-form/sent-address'
import { readCartOfPage } from '~/cart/change/read-cart'
import { saveAddresses } from '~/checkout/save-addresses'
import { stepHandle } from '~/checkout/step-handle'
import { errorNotices } from '~/forms/refusal'
import { refuseForm } from '~/forms/refused-form'
import { type Translate, translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needCheckout, needed, noteFailure } from '~/session/failure'
import { handOverMissingCall } from '~/session/hand-over/hand-over'
import type { RequestContext } from '~/session/request-context'
import { requireBuyer } from '~/session/require-member'
import { hrefOf } from '~/site-map'
import { toStep } from './checkout-step'

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
  const email = context.session.member ? null : (context.session.email ?? null)
  const { searchParams } = new URL(request.url)
  const isFirst = chosen.addresses.length === 0
  return {
    cart,
    chosen,
    email,
    firstAddress: isFirst ? await openedForm(context, '0', searchParams) : null,
    head: privateHead(translatorOf(context.language)('order.delivery')),
  }
}

/** Reads the chosen addresses; with `ayni` the invoice goes where the goods go. */
function chosenAddresses(t: Translate) {
  const message = t('order.chooseAddress')
  const delivery = z
    .string(message)
    .transform(addressId)
    .refine((id) => id !== '0', message)
  return z
    .object({ delivery, invoice: z.string().optional(), ayni: z.string().optional() })
    .transform(({ delivery, invoice, ayni }, check) => {
      const id = ayni === '1' ? delivery : addressId(invoice)
      if (id === '0') check.addIssue({ code: 'custom', path: ['invoice'], message })
      return { delivery, invoice: id }
    })
}

/** Saves both choices; the backend refuses foreign addresses. */
async function chooseAddresses(context: RequestContext, form: FormData) {
  const t = translatorOf(context.language)
  const submission = parseWithZod(form, { schema: chosenAddresses(t) })
  if (submission.status !== 'success') return refuseForm(context, submission, {})
  try {
    const refused = await saveAddresses(context, submission.value)
    if (!refused) return toStep(context, 'orderMethods')
    const errors = { [refused.kind]: [refused.message || t('error.general')] }
    return refuseForm(context, submission, { errors })
  } catch (error) {
    handOverMissingCall(context, error)
    const { text, status } = noteFailure(context, error)
    return refuseForm(context, submission, { errors: { delivery: [text] }, status })
  }
}

/** Orders to the first address once it is saved. Without its id it is chosen from the list. */
async function orderToFirst(context: RequestContext, id: string) {
  const refused = id ? await saveAddresses(context, { delivery: id, invoice: id }) : { message: '' }
  if (!refused) return toStep(context, 'orderMethods')
  context.flash(errorNotices(refused.message))
  return toStep(context, 'orderAddress')
}

/** Takes the addresses that were chosen, or the first one, which is typed here. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireBuyer(context, hrefOf('order', context.language))
  await needCheckout(context)
  const form = await request.formData()
  if (!form.has('address')) return chooseAddresses(context, form)
  const sent = await readSentAddress(form, context, 'orderAddress')
  return sendAddress(context, sent, (id) => orderToFirst(context, id))
}

export const handle = stepHandle

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderAddressRoute() {
  const { head: _head, ...step } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const firstAddress = step.firstAddress && { ...step.firstAddress, ...answer }
  return <AddressStep {...step} firstAddress={firstAddress} result={answer?.result} />
}
