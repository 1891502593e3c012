import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { addressId } from '~/account/address-form/address-owner'
import { readCartOfPage } from '~/cart/change/read-cart'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, noteFailure } from '~/session/failure'
import { AddressStep } from './address-step'
import { buyerOnly, toStep } from './checkout-step'

export async function loader({ request, context }: LoaderFunctionArgs) {
  context.route = 'order address'
  buyerOnly(context)
  const [cart, chosen] = await needed(
    context,
    Promise.all([readCartOfPage(context, request), context.backend.ordering.addresses()]),
  )
  buyerOnly(context)
  if (cart.lines.length === 0) throw toStep(context, 'order')
  const email = context.session.member ? null : (context.session.email ?? null)
  return {
    cart,
    chosen,
    email,
    head: privateHead(translatorOf(context.language)('order.delivery')),
  }
}

/** Saves both choices; the backend refuses foreign addresses. */
export async function action({ request, context }: ActionFunctionArgs) {
  context.route = 'order address'
  buyerOnly(context)
  const t = translatorOf(context.language)
  const form = await request.formData()
  const delivery = addressId(form.get('delivery'))
  const isSame = form.get('ayni') === '1'
  const invoice = isSame ? delivery : addressId(form.get('invoice'))
  const withErrors = (text: string, status: number, name = 'delivery') =>
    data({ errors: { [name]: [text] }, delivery, invoice, isSame }, { status })
  if (delivery === '0') return withErrors(t('order.chooseAddress'), 422)
  if (invoice === '0') return withErrors(t('order.chooseAddress'), 422, 'invoice')
  try {
    const { ordering } = context.backend
    for (const [kind, id] of [
      ['delivery', delivery],
      ['invoice', invoice],
    ] as const) {
      const outcome = await ordering.setAddress(kind, id)
      if (!outcome.ok) return withErrors(outcome.message || t('error.general'), 422, kind)
    }
    return toStep(context, 'orderMethods')
  } catch (error) {
    noteFailure(context, error)
    return withErrors(t('error.general'), 503)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderAddressRoute() {
  const { cart, chosen, email } = useLoaderData<typeof loader>()
  return <AddressStep {...{ cart, chosen, email }} failed={useActionData<typeof action>()} />
}
