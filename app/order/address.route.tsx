import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { addressId } from '~/address/who'
import { readVisitorsCart } from '~/cart/read-cart'
import { needed, noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { AddressStep } from './address-step'
import { buyerOnly, toStep } from './step'

/** Where the order goes, and where its invoice. */
export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'order address'
  buyerOnly(visit)
  const [cart, chosen] = await needed(
    visit,
    Promise.all([readVisitorsCart(visit), visit.shop.ordering.addresses()]),
  )
  buyerOnly(visit)
  if (cart.lines.length === 0) throw toStep(visit, 'order')
  const email = visit.session.member ? null : (visit.session.email ?? null)
  return { cart, chosen, email, head: privateHead(translatorOf(visit.language)('order.delivery')) }
}

/** Keeps both choices; another's address is refused by the shop. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'order address'
  buyerOnly(visit)
  const t = translatorOf(visit.language)
  const form = await request.formData()
  const delivery = addressId(form.get('delivery'))
  const isSame = form.get('ayni') === '1'
  const invoice = isSame ? delivery : addressId(form.get('invoice'))
  const again = (text: string, status: number, name = 'delivery') =>
    data({ errors: { [name]: [text] }, delivery, invoice, isSame }, { status })
  if (delivery === '0') return again(t('order.chooseAddress'), 422)
  if (invoice === '0') return again(t('order.chooseAddress'), 422, 'invoice')
  try {
    const { ordering } = visit.shop
    for (const [kind, id] of [
      ['delivery', delivery],
      ['invoice', invoice],
    ] as const) {
      const outcome = await ordering.setAddress(kind, id)
      if (!outcome.ok) return again(outcome.message || t('error.general'), 422, kind)
    }
    return toStep(visit, 'orderWays')
  } catch (error) {
    noteFailure(visit, error)
    return again(t('error.general'), 503)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderAddressRoute() {
  const { cart, chosen, email } = useLoaderData<typeof loader>()
  return <AddressStep {...{ cart, chosen, email }} failed={useActionData<typeof action>()} />
}
