import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { stepHandle } from '~/checkout/step-handle'
import { errorNotices } from '~/forms/refusal'
import { refuseForm } from '~/forms/refused-form'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needCheckout, needed, noteFailure } from '~/session/failure'
import { requireBuyer } from '~/session/require-member'
import { hrefOf } from '~/site-map'
import { toStep } from './checkout-step'

const InstalmentsStep = serverOnlyPage(() => import('./instalments-step'))

export async function loader({ context }: LoaderFunctionArgs) {
  requireBuyer(context, hrefOf('order', context.language))
  const { ordering } = context.backend
  const [plans, summary] = await needed(
    context,
    Promise.all([ordering.instalments(), ordering.summary()]),
  )
  if (!summary) throw toStep(context, 'order')
  if (summary.maxInstalments < 2 || plans.families.length === 0)
    throw toStep(context, 'orderConfirm')
  return { plans, summary, head: privateHead(translatorOf(context.language)('order.instalments')) }
}

/** A card family and a number of payments; anything else is one payment. */
const planSchema = z.object({
  taksit: z
    .string()
    .regex(/^[\w-]{1,40}:\d{1,2}$/)
    .catch('0:1'),
})

/** Saves the choice; the last step shows its total. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireBuyer(context, hrefOf('order', context.language))
  await needCheckout(context)
  const t = translatorOf(context.language)
  const submission = parseWithZod(await request.formData(), { schema: planSchema })
  if (submission.status !== 'success') return refuseForm(context, submission, {})
  const [card = '', number = ''] = submission.value.taksit.split(':')
  try {
    const { ordering } = context.backend
    const summary = await ordering.summary()
    if (!summary) return toStep(context, 'order')
    // This page may be older than the choice of another payment method.
    if (summary.maxInstalments < 2) {
      context.flash(errorNotices(t('order.noInstalments')))
      return toStep(context, 'orderConfirm')
    }
    const outcome = await ordering.setInstalment(card, number)
    if (outcome.ok) return toStep(context, 'orderConfirm')
    const errors = { taksit: [outcome.message || t('error.general')] }
    return refuseForm(context, submission, { errors })
  } catch (error) {
    const { text, status } = noteFailure(context, error)
    return refuseForm(context, submission, { errors: { taksit: [text] }, status })
  }
}

export const handle = stepHandle

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderInstalmentsRoute() {
  const { plans, summary } = useLoaderData<typeof loader>()
  return <InstalmentsStep {...{ plans, summary }} result={useActionData<typeof action>()?.result} />
}
