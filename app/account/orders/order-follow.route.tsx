import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { fieldKinds, readFields, typedOf } from '~/forms/read-fields'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, noteFailure } from '~/session/failure'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { OrderFollowPage } from './order-follow-page'
import { parcelOf } from './requested-order'

/** Tracks an order without a membership: by the link in the e-mail, or by number and e-mail address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  context.route = 'order follow'
  const head = privateHead(translatorOf(context.language)('orders.follow'))
  const token = new URL(request.url).searchParams.get('token') ?? ''
  if (!/^[\w.-]{20,400}$/.test(token)) return { head, order: null, parcel: null }
  const { order, text } = await needed(context, context.backend.orders.linked(token))
  if (!order) {
    context.flash([{ tone: 'bad', text, ms: noticeMs.error }])
    throw redirect(hrefOf('orderFollow', context.language), 302)
  }
  return { head, order, parcel: parcelOf(context, order) }
}

/** A POST keeps number and e-mail address out of URLs. */
export async function action({ request, context }: ActionFunctionArgs) {
  context.route = 'order follow'
  const t = translatorOf(context.language)
  const form = await request.formData()
  const typed = typedOf(form, ['number', 'email'])
  const redisplay = (errors: Record<string, string[]>, status: number) =>
    data({ errors, typed, order: null, parcel: null }, { status })
  const { line, email } = fieldKinds(t)
  const read = readFields(form, z.object({ number: line.max(40), email }))
  if (!read.ok) return redisplay(read.fields, 422)
  try {
    const { order, text } = await context.backend.orders.track(read.value.number, read.value.email)
    if (!order) return redisplay({ number: [text || t('error.general')] }, 422)
    return data({ errors: {}, typed, order, parcel: parcelOf(context, order) })
  } catch (error) {
    noteFailure(context, error)
    return redisplay({ number: [t('error.general')] }, 503)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderFollowRoute() {
  const linked = useLoaderData<typeof loader>()
  const found = useActionData<typeof action>()
  return <OrderFollowPage {...(found ?? { order: linked.order, parcel: linked.parcel })} />
}
