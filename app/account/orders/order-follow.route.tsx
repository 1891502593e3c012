import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { guardedForm, questionOfForm } from '~/auth/security-code/guarded-form'
import { helpLinks } from '~/content/help/help-links'
import { fieldKinds } from '~/forms/read-fields'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { noteFailure } from '~/session/failure'
import { handOverMissingCall } from '~/session/hand-over/hand-over'
import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { answerBeforeCancel } from './line-cancel/before-cancel'
import { cancelLines } from './line-cancel/cancel-lines'
import { refuseLines } from './line-cancel/refuse-lines'
import { cancelLinesStep } from './line-cancel/step'
import { leaveRepeat } from './repeat/leave-repeat'
import { repeatStep } from './repeat/repeat-step'
import {
  expectedOrder,
  handOverTracking,
  isOrderToken,
  linkedOrder,
  parcelOf,
} from './requested-order'

const OrderFollowPage = serverOnlyPage(() => import('./order-follow-page'))

/** Tracks an order without a membership: by the link in the e-mail, or by number and e-mail address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await handOverTracking(context)
  const head = privateHead(translatorOf(context.language)('orders.follow'))
  const token = new URL(request.url).searchParams.get('token') ?? ''
  if (!isOrderToken(token)) {
    const loading = [questionOfForm(context, 'order-track'), helpLinks(context)] as const
    const [question, help] = await Promise.all(loading)
    return { head, help, order: null, parcel: null, expected: '', token: '', question }
  }
  const order = await linkedOrder(context, token)
  const expected = await expectedOrder(context, order)
  const parcel = parcelOf(context, order)
  return { head, help: [], order, parcel, expected, token, question: null }
}

/** Cancels what the form of the link's order names, and leads back to it; a refused form is rendered as it was typed. */
async function cancelByLink(context: RequestContext, form: FormData) {
  const token = `${form.get('token')}`
  if (!isOrderToken(token)) return redirect(hrefOf('orderFollow', context.language), 303)
  try {
    const order = await linkedOrder(context, token).catch(() => null)
    const answered = answerBeforeCancel(order, form, context)
    if (answered) return answered
    const { ok, text } = await cancelLines(context, { token }, form)
    const words = text || translatorOf(context.language)(ok ? 'orders.cancelDone' : 'error.general')
    if (!ok) return refuseLines(context, form, { text: words })
    context.flash([{ tone: 'good', text: words, ms: noticeMs.default }])
  } catch (error) {
    return refuseLines(context, form, noteFailure(context, error))
  }
  return redirect(hrefOf('orderFollow', context.language, { token }), 303)
}

async function repeatByLink(context: RequestContext, form: FormData) {
  const token = `${form.get('token')}`
  if (!isOrderToken(token)) return redirect(hrefOf('orderFollow', context.language), 303)
  const order = await linkedOrder(context, token)
  const here = hrefOf('orderFollow', context.language, { token })
  if (!order.takesLink) return redirect(here, 303)
  try {
    return await leaveRepeat(context, await context.backend.orders.repeat(order.id, token), here)
  } catch (error) {
    context.flash(errorNotices(noteFailure(context, error).text))
    return redirect(here, 303)
  }
}

/** A POST keeps number and e-mail address out of URLs. */
export async function action({ request, context }: ActionFunctionArgs) {
  const t = translatorOf(context.language)
  const form = await request.formData()
  const step = form.get('adim')
  if (step === cancelLinesStep) return cancelByLink(context, form)
  if (step === repeatStep) return repeatByLink(context, form)
  const { upTo, email } = fieldKinds(t)
  const submission = parseWithZod(form, { schema: z.object({ number: upTo(40), email }) })
  const guarded = guardedForm(context, form, 'order-track')
  if (guarded.isNewCodeWanted || submission.status !== 'success')
    return guarded.refuse(submission, {})
  const { value } = submission
  try {
    const { track } = context.backend.orders
    const { order, text, field } = await track(value.number, value.email, guarded.proof)
    if (order) {
      const expected = await expectedOrder(context, order)
      const isMember = context.session.member !== undefined
      const parcel = parcelOf(context, order)
      return data({ order, parcel, expected, isMember, result: undefined })
    }
    const name = field === 'security_code' ? field : 'number'
    return guarded.refuse(submission, { errors: { [name]: [text || t('error.general')] } })
  } catch (error) {
    handOverMissingCall(context, error)
    const { text, status } = noteFailure(context, error)
    return guarded.refuse(submission, { errors: { number: [text] }, status })
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderFollowRoute() {
  const { head: _, ...loaded } = useLoaderData<typeof loader>()
  return <OrderFollowPage {...loaded} {...useActionData<typeof action>()} />
}
