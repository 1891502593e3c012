import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { fieldKinds, readFields, typedOf } from '~/auth/read-fields'
import { readVisitorsCart } from '~/cart/read-cart'
import { needed, noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { unlessUnanswered } from '~/revalidate'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { normaliseExpiry } from '~/session/token'
import { hrefOf } from '~/site-map'
import { OrderPage } from './order-page'

/** The order's first step: what is bought, and who buys (rows O02, L14). */
export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'order'
  const cart = await needed(visit, readVisitorsCart(visit))
  const known = visit.session.token ? (visit.session.email ?? null) : null
  return {
    cart,
    step: known ? ('address' as const) : ('email' as const),
    email: known,
    head: privateHead(translatorOf(visit.language)('order.title')),
  }
}

/** Goes on with an e-mail address alone (contract 3.4); a failed try keeps what was typed (row X03). */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'order'
  const t = translatorOf(visit.language)
  const form = await request.formData()
  const again = (fields: Record<string, string[]>, status: number) =>
    data({ fields, values: { email: '', ...typedOf(form, ['email']) } }, { status })
  const read = readFields(form, z.object({ email: fieldKinds(t).email }))
  if (!read.ok) return again(read.fields, 422)
  const { email } = read.value
  try {
    const signedIn = await visit.shop.account.continueAsGuest(email)
    if (!signedIn.ok) {
      const fields = signedIn.fields.email ?? [signedIn.message || t('error.general')]
      return again({ email: fields }, 422)
    }
    const timeout = normaliseExpiry(signedIn.expiresAt)
    if (timeout === null) return again({ email: [t('error.general')] }, 503)
    Object.assign(visit.session, { token: { value: signedIn.bearer, timeout }, email })
    return redirect(hrefOf('order', visit.language), 303)
  } catch (error) {
    noteFailure(visit, error)
    return again({ email: [t('error.general')] }, 503)
  }
}

export const shouldRevalidate = unlessUnanswered

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderRoute() {
  const { cart, step, email } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  return (
    <OrderPage
      cart={cart}
      step={step}
      email={email}
      {...(failed ? { fields: failed.fields, values: failed.values } : {})}
    />
  )
}
