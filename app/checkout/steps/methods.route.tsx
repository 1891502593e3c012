import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { preselectedCargo } from '~/checkout/cheapest-cargo'
import { isPayable, paymentIds, savedCardIn, shopMethodOf } from '~/checkout/payment-rules'
import {
  chooseCard,
  chosenCard,
  preselectedPayment,
  validCards,
  withSavedCards,
} from '~/checkout/saved-card'
import { stepHandle } from '~/checkout/step-handle'
import { messagesOf } from '~/forms/refusal'
import { refuseForm } from '~/forms/refused-form'
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

const MethodsStep = serverOnlyPage(() => import('./methods-step'))

export async function loader({ context }: LoaderFunctionArgs) {
  requireBuyer(context, hrefOf('order', context.language))
  const { ordering } = context.backend
  const [cargo, payments, summary, cards] = await needed(
    context,
    Promise.all([ordering.cargo(), ordering.payments(), ordering.summary(), validCards(context)]),
  )
  if (!summary) throw toStep(context, 'order')
  if (!summary.delivery) throw toStep(context, 'orderAddress')
  const t = translatorOf(context.language)
  const head = privateHead(t('order.headings.orderMethods'))
  const methods = payments.methods.filter(({ id }) => isPayable(id, context.paymentOrigins))
  const mayHandOver = context.platformPages.addresses.order !== undefined
  const payable = { ...payments, methods }
  const selected = {
    cargo: preselectedCargo(cargo),
    payment: preselectedPayment(payable, cards, chosenCard(context)?.id),
  }
  const offered = withSavedCards(payable, cards, t('order.savedCard'))
  return { cargo, payments: offered, selected, summary, mayHandOver, head }
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

/** Saves both choices; a missing one is reported under its field. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireBuyer(context, hrefOf('order', context.language))
  await needCheckout(context)
  const t = translatorOf(context.language)
  const schema = methodsSchema(t, context.paymentOrigins)
  const submission = parseWithZod(await request.formData(), { schema })
  if (submission.status !== 'success') return refuseForm(context, submission, {})
  const { cargo, payment: choice } = submission.value
  try {
    const payment = await methodOf(context, choice)
    if (payment === null)
      return refuseForm(context, submission, { errors: { payment: [t('order.choosePayment')] } })
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
