import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { fieldKinds, readFields, typedOf } from '~/auth/read-fields'
import { noticeMs } from '~/cart/rules'
import { needed, noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { hrefOf } from '~/site-map'
import { parcelOf } from './asked-order'
import { OrderFollowPage } from './order-follow-page'

/**
 * Following an order without a membership: by the link of its mail, or by its number and the e-mail it was made
 * with.
 */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'order follow'
  const head = privateHead(translatorOf(visit.language)('orders.follow'))
  const token = new URL(request.url).searchParams.get('token') ?? ''
  if (!/^[\w.-]{20,400}$/.test(token)) return { head, order: null, parcel: null }
  const { order, text } = await needed(visit, visit.shop.orders.linked(token))
  if (!order) {
    visit.flash([{ tone: 'bad', text, ms: noticeMs.error }])
    throw redirect(hrefOf('orderFollow', visit.language), 302)
  }
  return { head, order, parcel: parcelOf(visit, order) }
}

/** Looks for it by POST: neither number nor e-mail is ever in an address. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'order follow'
  const t = translatorOf(visit.language)
  const form = await request.formData()
  const typed = typedOf(form, ['number', 'email'])
  const again = (errors: Record<string, string[]>, status: number) =>
    data({ errors, typed, order: null, parcel: null }, { status })
  const { line, email } = fieldKinds(t)
  const read = readFields(form, z.object({ number: line.max(40), email }))
  if (!read.ok) return again(read.fields, 422)
  try {
    const { order, text } = await visit.shop.orders.track(read.value.number, read.value.email)
    if (!order) return again({ number: [text || t('error.general')] }, 422)
    return data({ errors: {}, typed, order, parcel: parcelOf(visit, order) })
  } catch (error) {
    noteFailure(visit, error)
    return again({ number: [t('error.general')] }, 503)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderFollowRoute() {
  const linked = useLoaderData<typeof loader>()
  const found = useActionData<typeof action>()
  return <OrderFollowPage {...(found ?? { order: linked.order, parcel: linked.parcel })} />
}
