import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { fieldKinds, readFields, typedOf } from '~/forms/read-fields'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { noteFailure } from '~/session/failure'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { OrderReturnPage } from './order-return-page'
import { requestedOrder } from './requested-order'

export async function loader({ request, context }: LoaderFunctionArgs) {
  context.route = 'order return'
  const number = new URL(request.url).searchParams.get('siparis')
  const order = await requestedOrder(context, 'orderReturn', number)
  const detail = hrefOf('orderDetail', context.language, { siparis: order.number })
  if (!order.mayReturn) throw redirect(detail, 302)
  return { order, head: privateHead(translatorOf(context.language)('orders.giveBack')) }
}

/** Requests the return. After a refusal the form keeps its values. */
export async function action({ request, context }: ActionFunctionArgs) {
  context.route = 'order return'
  const t = translatorOf(context.language)
  const form = await request.formData()
  const order = await requestedOrder(context, 'orderReturn', form.get('siparis'))
  const positions = form.getAll('satir').map(String)
  const { reason: typed = '' } = typedOf(form, ['reason'])
  const redisplay = (errors: Record<string, string[]>, status: number) =>
    data({ errors, typed, positions }, { status })
  const max = t('form.tooLong', { max: 255 })
  const read = readFields(form, z.object({ reason: fieldKinds(t).line.max(255, max) }))
  const ownPositions = positions.filter((position) =>
    order.lines.some((line) => line.position === position),
  )
  const errors = {
    ...(ownPositions.length === 0 ? { satir: [t('orders.chooseLines')] } : {}),
    ...(read.ok ? {} : read.fields),
  }
  if (!read.ok || ownPositions.length === 0) return redisplay(errors, 422)
  try {
    const answer = await context.backend.orders.giveBack(order.id, read.value.reason, ownPositions)
    const text = answer.text || t('error.general')
    if (!answer.ok)
      return redisplay({ [answer.field === 'lines' ? 'satir' : 'reason']: [text] }, 422)
    context.flash([{ tone: 'good', text, ms: noticeMs.default }])
    return redirect(hrefOf('orderDetail', context.language, { siparis: order.number }), 303)
  } catch (error) {
    const { text, status } = noteFailure(context, error)
    return redisplay({ reason: [text] }, status)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderReturnRoute() {
  const { order } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  return <OrderReturnPage order={order} {...failed} />
}
