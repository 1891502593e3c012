import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { fieldKinds, readFields, typedOf } from '~/auth/read-fields'
import { noticeMs } from '~/cart/rules'
import { noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { hrefOf } from '~/site-map'
import { askedOrder } from './asked-order'
import { OrderReturnPage } from './order-return-page'

/** What of an order shall go back, and why. */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'order return'
  const asked = new URL(request.url).searchParams.get('siparis')
  const order = await askedOrder(visit, 'orderReturn', asked)
  const detail = hrefOf('orderDetail', visit.language, { siparis: order.number })
  if (!order.mayReturn) throw redirect(detail, 302)
  return { order, head: privateHead(translatorOf(visit.language)('orders.giveBack')) }
}

/** Sends the wish; a refused one keeps what was ticked and typed. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'order return'
  const t = translatorOf(visit.language)
  const form = await request.formData()
  const order = await askedOrder(visit, 'orderReturn', form.get('siparis'))
  const places = form.getAll('satir').map(String)
  const { reason: typed = '' } = typedOf(form, ['reason'])
  const again = (errors: Record<string, string[]>, status: number) =>
    data({ errors, typed, places }, { status })
  const most = t('form.tooLong', { most: 255 })
  const read = readFields(form, z.object({ reason: fieldKinds(t).line.max(255, most) }))
  const known = places.filter((place) => order.lines.some((line) => line.place === place))
  const errors = {
    ...(known.length === 0 ? { satir: [t('orders.chooseLines')] } : {}),
    ...(read.ok ? {} : read.fields),
  }
  if (!read.ok || known.length === 0) return again(errors, 422)
  try {
    const answer = await visit.shop.orders.giveBack(order.id, read.value.reason, known)
    const text = answer.text || t('error.general')
    if (!answer.ok) return again({ [answer.field === 'lines' ? 'satir' : 'reason']: [text] }, 422)
    visit.flash([{ tone: 'good', text, ms: noticeMs.default }])
    return redirect(hrefOf('orderDetail', visit.language, { siparis: order.number }), 303)
  } catch (error) {
    const { text, status } = noteFailure(visit, error)
    return again({ reason: [text] }, status)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderReturnRoute() {
  const { order } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  return <OrderReturnPage order={order} {...failed} />
}
