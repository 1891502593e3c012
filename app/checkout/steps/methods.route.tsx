import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import type { OrderMethods } from '~/backend/checkout/order-model'
import { preselectedCargo } from '~/checkout/cheapest-cargo'
import { isPayable, paymentIds, savedCardIn, shopMethodOf } from '~/checkout/payment-rules'
import { chooseMethods } from '~/checkout/placing/order-documents'
import {
  chooseCard,
  chosenCard,
  preselectedPayment,
  validCards,
  withSavedCards,
} from '~/checkout/saved-card'
import { stepHandle } from '~/checkout/step-handle'
import { messagesOf } from '~/forms/refusal'
import { type Refusal, refuseForm } from '~/forms/refused-form'
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
import { refusedStep } from './refused-step'

const MethodsStep = serverOnlyPage(() => import('./methods-step'))

export async function loader({ context }: LoaderFunctionArgs) {
  requireBuyer(context, hrefOf('order', context.language))
  const { ordering } = context.backend
  const loadingCargo = ordering.cargo()
  const cards = validCards(context)
  const [cargo, offered, summary] = await needed(
    context,
    Promise.all([
      loadingCargo,
      loadingCargo.then((list) => payableWith(context, preselectedCargo(list), cards)),
      ordering.summary(context.session.orderPayment),
    ]),
  )
  if (!summary) throw toStep(context, 'order')
  if (!summary.delivery) throw toStep(context, 'orderAddress')
  const t = translatorOf(context.language)
  const head = privateHead(t('order.headings.orderMethods'))
  const mayHandOver = context.platformPages.addresses.order !== undefined
  const selected = { cargo: preselectedCargo(cargo), payment: offered.preselected }
  return { cargo, payments: offered.payments, selected, summary, mayHandOver, head }
}

type Offered = { payments: OrderMethods; preselected: string }

/** The ways to pay beside a shipping method, each saved card by itself, and the one that is ticked. @throws BackendError */
async function payableWith(
  context: RequestContext,
  cargo: string,
  loadingCards = validCards(context),
): Promise<Offered> {
  const [payments, cards] = await Promise.all([
    context.backend.ordering.payments(cargo),
    loadingCards,
  ])
  const methods = payments.methods.filter(({ id }) => isPayable(id, context.paymentOrigins))
  const payable = { ...payments, methods }
  const about = translatorOf(context.language)('order.savedCard')
  return {
    payments: withSavedCards(payable, cards, about),
    preselected: preselectedPayment(payable, cards, chosenCard(context)?.id),
  }
}

function methodsSchema(t: Translate, paymentOrigins: string[]) {
  const methodId = (message: string) => z.string(message).regex(/^-?[\w-]{1,50}$/, message)
  return z.object({
    cargo: methodId(t('order.chooseCargo')),
    payment: methodId(t('order.choosePayment')).refine(
      (id) => isPayable(shopMethodOf(id), paymentOrigins),
      t('order.choosePayment'),
    ),
  })
}

/** Remembers a saved card for this order. @returns the shop's id of the method; null for a card that is not the member's */
async function methodOf(context: RequestContext, choice: string): Promise<string | null> {
  const id = savedCardIn(choice)
  if (id === null) {
    chooseCard(context, null)
    return choice
  }
  const card = (await validCards(context)).find((one) => one.id === id)
  if (!card) return null
  chooseCard(context, card)
  return paymentIds.card
}

const refuseMethods = (
  context: RequestContext,
  submission: Parameters<typeof refuseForm>[1],
  refusal: Refusal,
  payments?: OrderMethods,
) => refuseForm(context, submission, refusal, { payments })

/** Saves both choices; a missing one is reported under its field. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireBuyer(context, hrefOf('order', context.language))
  await needCheckout(context)
  const t = translatorOf(context.language)
  const schema = methodsSchema(t, context.paymentOrigins)
  const submission = parseWithZod(await request.formData(), { schema })
  if (submission.status !== 'success') return refuseMethods(context, submission, {})
  const { cargo, payment: choice } = submission.value
  try {
    const payment = await methodOf(context, choice)
    if (payment === null)
      return refuseMethods(context, submission, { errors: { payment: [t('order.choosePayment')] } })
    const outcome = await chooseMethods(context, cargo, payment)
    if (outcome.ok) return toStep(context, 'orderConfirm')
    const refused = refusedStep(context, outcome)
    if (refused.page !== 'orderMethods') {
      context.flash(refused.notices)
      return toStep(context, refused.page)
    }
    const messages = messagesOf(outcome, t('error.general'))
    if ('cargo' in outcome.fields)
      return refuseMethods(context, submission, { errors: { cargo: messages } })
    const offered = await payableWith(context, cargo).catch(() => undefined)
    return refuseMethods(context, submission, { errors: { payment: messages } }, offered?.payments)
  } catch (error) {
    handOverMissingCall(context, error)
    const { text, status } = noteFailure(context, error)
    return refuseMethods(context, submission, { errors: { payment: [text] }, status })
  }
}

export const handle = stepHandle

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderMethodsRoute() {
  const { head: _head, ...methods } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const payments = refused?.payments
  return (
    <MethodsStep {...methods} payments={payments ?? methods.payments} result={refused?.result} />
  )
}
