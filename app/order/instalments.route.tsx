import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { needed, noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { InstalmentsStep } from './instalments-step'
import { buyerOnly, toStep } from './step'

/** In how many payments a card pays, and what each choice comes to. */
export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'order instalments'
  buyerOnly(visit)
  const { ordering } = visit.shop
  const [plans, summary] = await needed(
    visit,
    Promise.all([ordering.instalments(), ordering.summary()]),
  )
  buyerOnly(visit)
  if (!summary) throw toStep(visit, 'order')
  if (plans.families.length === 0) throw toStep(visit, 'orderConfirm')
  return { plans, summary, head: privateHead(translatorOf(visit.language)('order.instalments')) }
}

/** Keeps the choice; the last step then shows what it comes to. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'order instalments'
  buyerOnly(visit)
  const t = translatorOf(visit.language)
  const form = await request.formData()
  const [, card = '0', number = '1'] =
    /^([\w-]{1,40}):(\d{1,2})$/.exec(String(form.get('taksit') ?? '')) ?? []
  const again = (text: string, status: number) => data({ errors: { taksit: [text] } }, { status })
  try {
    const outcome = await visit.shop.ordering.setInstalment(card, number)
    if (outcome.ok) return toStep(visit, 'orderConfirm')
    return again(outcome.message || t('error.general'), 422)
  } catch (error) {
    const { text, status } = noteFailure(visit, error)
    return again(text, status)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderInstalmentsRoute() {
  const { plans, summary } = useLoaderData<typeof loader>()
  return <InstalmentsStep {...{ plans, summary }} errors={useActionData<typeof action>()?.errors} />
}
