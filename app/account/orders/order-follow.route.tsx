import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { guardedForm, questionOfForm } from '~/auth/security-code/guarded-form'
import { fieldKinds } from '~/forms/read-fields'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, noteFailure } from '~/session/failure'
import { handOverMissing, handOverTo } from '~/session/hand-over/hand-over'
import { hrefOf } from '~/site-map'
import { parcelOf } from './requested-order'

const OrderFollowPage = serverOnlyPage(() => import('./order-follow-page'))

/** Tracks an order without a membership: by the link in the e-mail, or by number and e-mail address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!(await context.backend.mayTake('ORDER_TRACK'))) handOverTo(context, 'orderFollow')
  const head = privateHead(translatorOf(context.language)('orders.follow'))
  const token = new URL(request.url).searchParams.get('token') ?? ''
  if (!/^[\w.-]{20,400}$/.test(token)) {
    const question = await questionOfForm(context, 'order-track')
    return { head, order: null, parcel: null, question }
  }
  const { order, text } = await needed(context, context.backend.orders.linked(token))
  if (!order) {
    context.flash(errorNotices(text))
    throw redirect(hrefOf('orderFollow', context.language), 302)
  }
  return { head, order, parcel: parcelOf(context, order), question: null }
}

/** A POST keeps number and e-mail address out of URLs. */
export async function action({ request, context }: ActionFunctionArgs) {
  const t = translatorOf(context.language)
  const form = await request.formData()
  const { line, email } = fieldKinds(t)
  const submission = parseWithZod(form, { schema: z.object({ number: line.max(40), email }) })
  const guarded = guardedForm(context, form, 'order-track')
  if (guarded.isNewCodeWanted || submission.status !== 'success')
    return guarded.refuse(submission, {})
  const { value } = submission
  try {
    const { track } = context.backend.orders
    const { order, text, field } = await track(value.number, value.email, guarded.proof)
    if (order) return data({ order, parcel: parcelOf(context, order), result: undefined })
    const name = field === 'security_code' ? field : 'number'
    return guarded.refuse(submission, { errors: { [name]: [text || t('error.general')] } })
  } catch (error) {
    handOverMissing(context, error)
    const { text, status } = noteFailure(context, error)
    return guarded.refuse(submission, { errors: { number: [text] }, status })
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderFollowRoute() {
  const { order, parcel, question } = useLoaderData<typeof loader>()
  return <OrderFollowPage {...{ order, parcel, question }} {...useActionData<typeof action>()} />
}
