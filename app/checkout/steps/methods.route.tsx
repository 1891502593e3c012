import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { isPayable } from '~/checkout/payment-rules'
import { stepHandle } from '~/checkout/step-handle'
import { messagesOf } from '~/forms/refusal'
import { refuseForm } from '~/forms/refused-form'
import { type Translate, translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needCheckout, needed, noteFailure } from '~/session/failure'
import { handOverMissingCall } from '~/session/hand-over/hand-over'
import { requireBuyer } from '~/session/require-member'
import { hrefOf } from '~/site-map'
import { toStep } from './checkout-step'

const MethodsStep = serverOnlyPage(() => import('./methods-step'))

export async function loader({ context }: LoaderFunctionArgs) {
  requireBuyer(context, hrefOf('order', context.language))
  const { ordering } = context.backend
  const [cargo, payments, summary] = await needed(
    context,
    Promise.all([ordering.cargo(), ordering.payments(), ordering.summary()]),
  )
  if (!summary) throw toStep(context, 'order')
  if (!summary.delivery) throw toStep(context, 'orderAddress')
  const head = privateHead(translatorOf(context.language)('order.headings.orderMethods'))
  const methods = payments.methods.filter(({ id }) => isPayable(id, context.paymentOrigins))
  const mayHandOver = context.platformPages.addresses.order !== undefined
  return { cargo, payments: { ...payments, methods }, summary, mayHandOver, head }
}

function methodsSchema(t: Translate, paymentOrigins: string[]) {
  const methodId = (message: string) => z.string(message).regex(/^-?\w{1,12}$/, message)
  return z.object({
    cargo: methodId(t('order.chooseCargo')),
    payment: methodId(t('order.choosePayment')).refine(
      (id) => isPayable(id, paymentOrigins),
      t('order.choosePayment'),
    ),
  })
}

/** Saves both choices; a missing one is reported under its field. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireBuyer(context, hrefOf('order', context.language))
  await needCheckout(context)
  const t = translatorOf(context.language)
  const schema = methodsSchema(t, context.paymentOrigins)
  const submission = parseWithZod(await request.formData(), { schema })
  if (submission.status !== 'success') return refuseForm(context, submission, {})
  const { cargo, payment } = submission.value
  try {
    const outcome = await context.backend.ordering.choose(cargo, payment)
    if (outcome.ok) return toStep(context, 'orderConfirm')
    if ('delivery' in outcome.fields) return toStep(context, 'orderAddress')
    const messages = messagesOf(outcome, t('error.general'))
    const name = 'cargo' in outcome.fields ? 'cargo' : 'payment'
    return refuseForm(context, submission, { errors: { [name]: messages } })
  } catch (error) {
    handOverMissingCall(context, error)
    const { text, status } = noteFailure(context, error)
    return refuseForm(context, submission, { errors: { payment: [text] }, status })
  }
}

export const handle = stepHandle

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderMethodsRoute() {
  const { head: _head, ...methods } = useLoaderData<typeof loader>()
  return <MethodsStep {...methods} result={useActionData<typeof action>()?.result} />
}
