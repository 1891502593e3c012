import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { type FieldErrors, fieldKinds, readFields, typedOf } from '~/auth/read-fields'
import { securityAnswer, securityQuestion, wasAsked } from '~/auth/security-question'
import { readVisitorsCart } from '~/cart/read-cart'
import { noticeMs } from '~/cart/rules'
import { needed, noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import type { SecurityQuestion } from '~/shop/member-model'
import { hrefOf } from '~/site-map'
import { continueAsGuest, isMember, orderSignIn, sayWhoBuys } from './buyer'
import { OrderPage } from './order-page'
import { toStep } from './step'

/**
 * The order's first step: what is bought, and who buys. The cart leads to the second, which leads here whom it does not know: a
 * step that led on by itself could not be gone back to.
 */
export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'order'
  const cart = await needed(visit, readVisitorsCart(visit))
  const { token, member, email } = visit.session
  return {
    cart,
    email: token ? (email ?? null) : null,
    name: (token && member?.name) || null,
    head: privateHead(translatorOf(visit.language)('order.title')),
  }
}

/**
 * Goes on with an e-mail address alone, or signs a member in; a failed try keeps what
 * was typed.
 */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'order'
  const t = translatorOf(visit.language)
  const form = await request.formData()
  const failed = form.get('adim') === 'uye' ? ('member' as const) : ('guest' as const)
  const remember = form.get('rememberMe') === '1'
  const again = async (fields: FieldErrors, status: number, asksCode = wasAsked(form)) => {
    const question: SecurityQuestion | null = asksCode
      ? await securityQuestion(visit, 'login')
      : null
    const values = typedOf(form, ['email', 'username'])
    return data({ failed, fields, values, question, remember }, { status })
  }
  const general = { [failed === 'member' ? 'username' : 'email']: [t('error.general')] }
  const kinds = fieldKinds(t)
  const proof = securityAnswer(form)
  try {
    if (failed === 'guest') {
      if (isMember(visit)) {
        const typed = String(form.get('email') ?? '')
          .trim()
          .slice(0, 254)
        await sayWhoBuys(visit, typed)
        return toStep(visit, 'orderAddress')
      }
      const read = readFields(form, z.object({ email: kinds.email }))
      if (!read.ok) return again(read.fields, 422)
      const came = await continueAsGuest(visit, read.value.email, proof)
      return 'wrong' in came ? again({ email: [came.wrong] }, 422) : redirect(came.next, 303)
    }
    const schema = z.object({ username: kinds.email, password: kinds.password })
    const read = readFields(form, schema)
    if (!read.ok) return again(read.fields, 422)
    const came = await orderSignIn(visit, { ...read.value, proof }, remember)
    if (came.kind === 'in') return redirect(came.next, 303)
    if (came.kind === 'expired') return redirect(hrefOf('changePassword', visit.language), 303)
    visit.say([{ tone: 'bad', text: came.message, ms: noticeMs.error }])
    return again(came.fields, 403, came.asksCode)
  } catch (error) {
    noteFailure(visit, error)
    return again(general, 503)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderRoute() {
  const { cart, email, name } = useLoaderData<typeof loader>()
  return <OrderPage {...{ cart, email, name }} {...useActionData<typeof action>()} />
}
