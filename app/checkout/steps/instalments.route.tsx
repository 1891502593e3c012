import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, noteFailure } from '~/session/failure'
import { noticeMs } from '~/ui/notice-times'
import { buyerOnly, toStep } from './checkout-step'
import { InstalmentsStep } from './instalments-step'

export async function loader({ context }: LoaderFunctionArgs) {
  context.route = 'order instalments'
  buyerOnly(context)
  const { ordering } = context.backend
  const [plans, summary] = await needed(
    context,
    Promise.all([ordering.instalments(), ordering.summary()]),
  )
  buyerOnly(context)
  if (!summary) throw toStep(context, 'order')
  if (summary.maxInstalments < 2 || plans.families.length === 0)
    throw toStep(context, 'orderConfirm')
  return { plans, summary, head: privateHead(translatorOf(context.language)('order.instalments')) }
}

/** Saves the choice; the last step shows its total. */
export async function action({ request, context }: ActionFunctionArgs) {
  context.route = 'order instalments'
  buyerOnly(context)
  const t = translatorOf(context.language)
  const form = await request.formData()
  const [, card = '0', number = '1'] =
    /^([\w-]{1,40}):(\d{1,2})$/.exec(String(form.get('taksit') ?? '')) ?? []
  const withErrors = (text: string, status: number) =>
    data({ errors: { taksit: [text] } }, { status })
  try {
    const { ordering } = context.backend
    const summary = await ordering.summary()
    if (!summary) return toStep(context, 'order')
    // This page may be older than the choice of another way to pay.
    if (summary.maxInstalments < 2) {
      context.flash([{ tone: 'bad', text: t('order.noInstalments'), ms: noticeMs.error }])
      return toStep(context, 'orderConfirm')
    }
    const outcome = await ordering.setInstalment(card, number)
    if (outcome.ok) return toStep(context, 'orderConfirm')
    return withErrors(outcome.message || t('error.general'), 422)
  } catch (error) {
    const { text, status } = noteFailure(context, error)
    return withErrors(text, status)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderInstalmentsRoute() {
  const { plans, summary } = useLoaderData<typeof loader>()
  return <InstalmentsStep {...{ plans, summary }} errors={useActionData<typeof action>()?.errors} />
}
