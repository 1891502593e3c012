import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import {
  hasSecurityQuestion,
  securityAnswer,
  securityQuestion,
} from '~/auth/sign-in/security-question'
import type { SecurityQuestion } from '~/backend/account/member-model'
import { readCartOfPage } from '~/cart/change/read-cart'
import { continueAsGuest, isMember, orderSignIn, saveBuyer } from '~/checkout/steps/buyer'
import { toStep } from '~/checkout/steps/checkout-step'
import { OrderPage } from '~/checkout/steps/order-page'
import { type FieldErrors, fieldKinds, readFields, typedOf } from '~/forms/read-fields'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, noteFailure } from '~/session/failure'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'

/**
 * First checkout step: what is bought, and who buys. The cart leads to the second step, which sends unknown buyers
 * here; a step that redirected forward by itself would break the back button.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  context.route = 'order'
  const cart = await needed(context, readCartOfPage(context, request))
  const { token, member, email } = context.session
  return {
    cart,
    email: token ? (email ?? null) : null,
    name: (token && member?.name) || null,
    head: privateHead(translatorOf(context.language)('order.title')),
  }
}

/** Continues as a guest, or signs a member in; a failed attempt keeps what was typed. */
export async function action({ request, context }: ActionFunctionArgs) {
  context.route = 'order'
  const t = translatorOf(context.language)
  const form = await request.formData()
  const failed = form.get('adim') === 'uye' ? ('member' as const) : ('guest' as const)
  const remember = form.get('rememberMe') === '1'
  const withErrors = async (
    fields: FieldErrors,
    status: number,
    asksCode = hasSecurityQuestion(form),
  ) => {
    const question: SecurityQuestion | null = asksCode
      ? await securityQuestion(context, 'login')
      : null
    const values = typedOf(form, ['email', 'username'])
    return data({ failed, fields, values, question, remember }, { status })
  }
  const general = { [failed === 'member' ? 'username' : 'email']: [t('error.general')] }
  const kinds = fieldKinds(t)
  const proof = securityAnswer(form)
  try {
    if (failed === 'guest') {
      if (isMember(context)) {
        const typed = String(form.get('email') ?? '')
          .trim()
          .slice(0, 254)
        await saveBuyer(context, typed)
        return toStep(context, 'orderAddress')
      }
      const parsed = readFields(form, z.object({ email: kinds.email }))
      if (!parsed.ok) return withErrors(parsed.fields, 422)
      const result = await continueAsGuest(context, parsed.value.email, proof)
      return 'wrong' in result
        ? withErrors({ email: [result.wrong] }, 422)
        : redirect(result.next, 303)
    }
    const schema = z.object({ username: kinds.email, password: kinds.password })
    const parsed = readFields(form, schema)
    if (!parsed.ok) return withErrors(parsed.fields, 422)
    const result = await orderSignIn(context, { ...parsed.value, proof }, remember)
    if (result.kind === 'in') return redirect(result.next, 303)
    if (result.kind === 'expired') return redirect(hrefOf('changePassword', context.language), 303)
    context.notify([{ tone: 'bad', text: result.message, ms: noticeMs.error }])
    return withErrors(result.fields, 403, result.asksCode)
  } catch (error) {
    noteFailure(context, error)
    return withErrors(general, 503)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderRoute() {
  const { cart, email, name } = useLoaderData<typeof loader>()
  return <OrderPage {...{ cart, email, name }} {...useActionData<typeof action>()} />
}
