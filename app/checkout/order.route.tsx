import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { signInOffer } from '~/auth/sign-in/sign-in-tabs'
import { readCartOfPage } from '~/cart/change/read-cart'
import { stepHandle } from '~/checkout/step-handle'
import { questionOfStep, takeBuyer } from '~/checkout/steps/first-step'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needCheckout, needed } from '~/session/failure'
import { requireOwnPassword } from '~/session/require-member'
import { hrefOf } from '~/site-map'

const OrderPage = serverOnlyPage(() => import('~/checkout/steps/order-page'))

/**
 * First checkout step: what is bought, and who buys. The cart leads to the second step, which sends unknown buyers
 * here; a step that redirected forward by itself would break the back button.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireOwnPassword(context, hrefOf('order', context.language))
  const reading = readCartOfPage(context, request)
  reading.catch(() => undefined)
  await needCheckout(context)
  const cart = await needed(context, reading)
  const { member, email } = context.session
  return {
    cart,
    email: email ?? null,
    name: member?.name ?? null,
    byPhone: (await signInOffer(context)).phone,
    question: member ? null : await questionOfStep(context),
    head: privateHead(translatorOf(context.language)('order.headings.order')),
  }
}

/** Continues as a guest, or signs a member in. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireOwnPassword(context, hrefOf('order', context.language))
  await needCheckout(context)
  const form = await request.formData()
  return takeBuyer(context, form)
}

export const handle = stepHandle

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderRoute() {
  const { head: _head, ...page } = useLoaderData<typeof loader>()
  return <OrderPage {...page} {...useActionData<typeof action>()} />
}
