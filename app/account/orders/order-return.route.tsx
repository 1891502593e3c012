import type { Submission } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import type { PastOrder } from '~/backend/account/member-model'
import { fieldKinds } from '~/forms/read-fields'
import { errorNotices } from '~/forms/refusal'
import { type Refusal, refuseForm } from '~/forms/refused-form'
import { type Translate, translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { requestedOrder } from './requested-order'

const OrderReturnPage = serverOnlyPage(() => import('./order-return-page'))

const detailOf = (context: RequestContext, { number }: PastOrder) =>
  hrefOf('orderDetail', context.language, { siparis: number })

export async function loader({ request, context }: LoaderFunctionArgs) {
  const number = new URL(request.url).searchParams.get('siparis')
  const order = await requestedOrder(context, 'orderReturn', number)
  if (!order.mayReturn) throw redirect(detailOf(context, order), 302)
  return { order, head: privateHead(translatorOf(context.language)('orders.return')) }
}

/** A return names lines of the order, and a reason. */
function returnSchema({ lines }: PastOrder, t: Translate) {
  const isOwn = (position: string) => lines.some((line) => line.position === position)
  return z.object({
    satir: z
      .array(z.string())
      .transform((positions) => positions.filter(isOwn))
      .refine(({ length }) => length > 0, t('orders.chooseLines')),
    reason: fieldKinds(t).line.max(255, t('formAnswer.tooLong', { max: 255 })),
  })
}

type SentReturn = { order: PastOrder; submission: Submission<unknown> }

/** Shows the errors in the form, or with the order where its form is no longer offered. */
function refuseReturn(
  context: RequestContext,
  { order, submission }: SentReturn,
  refusal: Refusal = {},
) {
  if (order.mayReturn) return refuseForm(context, submission, refusal)
  const messages = Object.values(refusal.errors ?? {}).flat()
  const text = messages.join(' ') || translatorOf(context.language)('error.general')
  context.flash(errorNotices(text))
  return redirect(detailOf(context, order), 303)
}

export async function action({ request, context }: ActionFunctionArgs) {
  const t = translatorOf(context.language)
  const form = await request.formData()
  const order = await requestedOrder(context, 'orderReturn', form.get('siparis'))
  const submission = parseWithZod(form, { schema: returnSchema(order, t) })
  const sent = { order, submission }
  if (submission.status !== 'success') return refuseReturn(context, sent)
  const { satir: positions, reason } = submission.value
  try {
    const answer = await context.backend.orders.giveBack(order.id, reason, positions)
    const text = answer.text || t(answer.ok ? 'orders.returnSent' : 'error.general')
    if (!answer.ok) {
      const errors = { [answer.field === 'lines' ? 'satir' : 'reason']: [text] }
      return refuseReturn(context, sent, { errors })
    }
    context.flash([{ tone: 'good', text, ms: noticeMs.default }])
    return redirect(detailOf(context, order), 303)
  } catch (error) {
    const { text, status } = noteFailure(context, error)
    return refuseReturn(context, sent, { errors: { reason: [text] }, status })
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderReturnRoute() {
  const { order } = useLoaderData<typeof loader>()
  return <OrderReturnPage order={order} result={useActionData<typeof action>()?.result} />
}
