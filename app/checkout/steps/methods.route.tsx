import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { messagesOf } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, noteFailure } from '~/session/failure'
import { buyerOnly, toStep } from './checkout-step'
import { MethodsStep } from './methods-step'

export async function loader({ context }: LoaderFunctionArgs) {
  context.route = 'order ways'
  buyerOnly(context)
  const { ordering } = context.backend
  const [cargo, payments, summary] = await needed(
    context,
    Promise.all([ordering.cargo(), ordering.payments(), ordering.summary()]),
  )
  buyerOnly(context)
  if (!summary) throw toStep(context, 'order')
  if (!summary.delivery) throw toStep(context, 'orderAddress')
  const head = privateHead(translatorOf(context.language)('order.payment'))
  return { cargo, payments, summary, head }
}

/** Saves both choices; a missing one is reported under its field. */
export async function action({ request, context }: ActionFunctionArgs) {
  context.route = 'order ways'
  buyerOnly(context)
  const t = translatorOf(context.language)
  const form = await request.formData()
  const choiceOf = (name: string) => {
    const value = String(form.get(name) ?? '')
    return /^-?\w{1,12}$/.test(value) ? value : ''
  }
  const [cargo, payment] = [choiceOf('cargo'), choiceOf('payment')]
  const withErrors = (errors: Record<string, string[]>, status: number) =>
    data({ errors, cargo, payment }, { status })
  const errors: Record<string, string[]> = {
    ...(cargo ? {} : { cargo: [t('order.chooseCargo')] }),
    ...(payment ? {} : { payment: [t('order.choosePayment')] }),
  }
  if (Object.keys(errors).length > 0) return withErrors(errors, 422)
  try {
    const outcome = await context.backend.ordering.choose(cargo, payment)
    if (outcome.ok) return toStep(context, 'orderConfirm')
    if ('delivery' in outcome.fields) return toStep(context, 'orderAddress')
    const words = messagesOf(outcome, t('error.general'))
    return withErrors('cargo' in outcome.fields ? { cargo: words } : { payment: words }, 422)
  } catch (error) {
    noteFailure(context, error)
    return withErrors({ payment: [t('error.general')] }, 503)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderMethodsRoute() {
  const { cargo, payments, summary } = useLoaderData<typeof loader>()
  return <MethodsStep {...{ cargo, payments, summary }} failed={useActionData<typeof action>()} />
}
