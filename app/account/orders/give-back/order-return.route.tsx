import type { Submission } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { z } from 'zod'
import type { OrderOutcome } from '~/backend/orders/order-list-shapes'
import { errorNotices } from '~/forms/refusal'
import { type Refusal, refuseForm } from '~/forms/refused-form'
import { sendOnce } from '~/forms/send-once'
import { formatNumber, numbersOf } from '~/i18n/money'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { noticeMs } from '~/ui/notice-times'
import { type NamedOrder, namedOrder } from '../requested-order'
import { returnSchema } from './return-fields'

const OrderReturnPage = serverOnlyPage(() => import('./order-return-page'))

/** Whether the form is offered: by the link of a mail only where the shop takes that. */
const isOffered = ({ order, token }: NamedOrder) => order.mayReturn && (!token || order.takesLink)

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const named = await namedOrder(context, 'orderReturn', (name) => searchParams.get(name))
  if (!isOffered(named)) throw redirect(named.orderPage, 302)
  return { ...named, head: privateHead(translatorOf(context.language)('orders.return')) }
}

type SentReturn = {
  named: NamedOrder
  submission: Submission<z.output<ReturnType<typeof returnSchema>>>
}

/** Shows the errors in the form, or with the order where its form is no longer offered. */
function refuseReturn(
  context: RequestContext,
  { named, submission }: SentReturn,
  refusal: Refusal = {},
) {
  if (isOffered(named)) return refuseForm(context, submission, refusal)
  const messages = Object.values(refusal.errors ?? {}).flat()
  const text = messages.join(' ') || translatorOf(context.language)('error.general')
  context.flash(errorNotices(text))
  return redirect(named.orderPage, 303)
}

type Answer = OrderOutcome | { ok: false; isUnsent: true }

async function giveBack(context: RequestContext, { named, submission }: SentReturn) {
  const { order, token } = named
  if (submission.status !== 'success' || !isOffered(named))
    return { ok: false, isUnsent: true } as const
  const { lines, reason } = submission.value
  return context.backend.orders.giveBack(
    { orderId: order.id, token, byPieces: order.returnsPieces },
    reason || translatorOf(context.language)('orders.noReasonGiven'),
    lines,
  )
}

const once = sendOnce<Answer>('ORDER_RETURN')

export async function action({ request, context }: ActionFunctionArgs) {
  const t = translatorOf(context.language)
  const number = (value: number) => formatNumber(value, numbersOf(context.language))
  const form = await request.formData()
  const named = await namedOrder(context, 'orderReturn', (name) => form.get(name))
  const submission = parseWithZod(form, { schema: returnSchema(named.order, { t, number }) })
  const sent = { named, submission }
  try {
    const answer = await once(context, { form }, () => giveBack(context, sent))
    if ('isUnsent' in answer) return refuseReturn(context, sent)
    const text = answer.text || t(answer.ok ? 'orders.returnSent' : 'error.general')
    if (!answer.ok) {
      const errors = { [answer.field === 'lines' ? 'satir' : 'reason']: [text] }
      return refuseReturn(context, sent, { errors })
    }
    context.flash([{ tone: 'good', text, ms: noticeMs.default }])
    return redirect(named.orderPage, 303)
  } catch (error) {
    const { text, status } = noteFailure(context, error)
    return refuseReturn(context, sent, { errors: { reason: [text] }, status })
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderReturnRoute() {
  const { order, name, orderPage } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()?.result
  return <OrderReturnPage {...{ order, name, orderPage, result }} />
}
