import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { wordsOf } from '~/auth/refusal'
import { needed, noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { buyerOnly, toStep } from './step'
import { WaysStep } from './ways-step'

/** How it is delivered and paid, with what each costs. */
export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'order ways'
  buyerOnly(visit)
  const { ordering } = visit.shop
  const [cargo, payments, summary] = await needed(
    visit,
    Promise.all([ordering.cargo(), ordering.payments(), ordering.summary()]),
  )
  buyerOnly(visit)
  if (!summary) throw toStep(visit, 'order')
  if (!summary.delivery) throw toStep(visit, 'orderAddress')
  const head = privateHead(translatorOf(visit.language)('order.payment'))
  return { cargo, payments, summary, head }
}

/** Keeps both; what is missing is said under its field. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'order ways'
  buyerOnly(visit)
  const t = translatorOf(visit.language)
  const form = await request.formData()
  const asked = (name: string) => {
    const value = String(form.get(name) ?? '')
    return /^-?\w{1,12}$/.test(value) ? value : ''
  }
  const [cargo, payment] = [asked('cargo'), asked('payment')]
  const again = (errors: Record<string, string[]>, status: number) =>
    data({ errors, cargo, payment }, { status })
  const errors: Record<string, string[]> = {
    ...(cargo ? {} : { cargo: [t('order.chooseCargo')] }),
    ...(payment ? {} : { payment: [t('order.choosePayment')] }),
  }
  if (Object.keys(errors).length > 0) return again(errors, 422)
  try {
    const outcome = await visit.shop.ordering.choose(cargo, payment)
    if (outcome.ok) return toStep(visit, 'orderConfirm')
    if ('delivery' in outcome.fields) return toStep(visit, 'orderAddress')
    const words = wordsOf(outcome, t('error.general'))
    return again('cargo' in outcome.fields ? { cargo: words } : { payment: words }, 422)
  } catch (error) {
    noteFailure(visit, error)
    return again({ payment: [t('error.general')] }, 503)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderWaysRoute() {
  const { cargo, payments, summary } = useLoaderData<typeof loader>()
  return <WaysStep {...{ cargo, payments, summary }} failed={useActionData<typeof action>()} />
}
