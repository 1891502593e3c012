import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { failedChange } from '~/cart/change/change-count'
import { inTurn } from '~/cart/change/change-queue'
import { translatorOf } from '~/i18n/translators'
import { useLocale } from '~/i18n/use-locale'
import { sendCartAction } from '~/rendering/forms/client-action'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import type { RequestContext } from '~/session/request-context'
import { respond } from '~/session/respond'
import type { Notice } from '~/session/response-data'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { readCouponCode } from './coupon-code'
import { CouponForm } from './coupon-form'

/** The page of a campaign's link: its button takes the code, so that a link alone changes nothing. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const code = readCouponCode(new URL(request.url).searchParams.get('kod')) ?? ''
  return { code, head: privateHead(translatorOf(context.language)('cart.coupon')) }
}

const bad = (text: string, typed = ''): Notice => ({
  tone: 'bad',
  text,
  ms: noticeMs.cart,
  ...(typed && { typed: { coupon: typed } }),
})

async function noticeOf(context: RequestContext, typed: string): Promise<Notice> {
  const t = translatorOf(context.language)
  const code = readCouponCode(typed)
  if (code === null) return bad(t('cartAnswer.noSuchCoupon'), typed.slice(0, 40))
  const { ok, statusText } = await context.backend.cart.setCoupon(code)
  if (!ok) return bad(statusText || t('error.general'), code)
  const text = t(code ? 'cartAnswer.couponTaken' : 'cartAnswer.couponRemoved')
  return { tone: 'good', text, ms: noticeMs.cart }
}

/** Sets the coupon of the cart, or removes it where the field is empty. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const typed = String(form.get('code') ?? '')
  const next = hrefOf('cart', context.language)
  try {
    const notice = await inTurn(context, () => noticeOf(context, typed))
    // A refused code stays typed in its page.
    const leads = form.has('toCart') && notice.tone === 'good'
    if (!leads) return respond(context, next, { notices: [notice] })
    context.flash([notice])
    return redirect(next, 303)
  } catch (error) {
    const notice = { ...failedChange(context, error), typed: { coupon: typed.slice(0, 40) } }
    return respond(context, next, { notices: [notice], unchanged: true })
  }
}

export const clientAction = sendCartAction

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function CouponRoute() {
  const { code } = useLoaderData<typeof loader>()
  const { t } = useLocale()
  return (
    <div className="form">
      <h1>{t('cart.coupon')}</h1>
      <p>{t('cart.couponLead')}</p>
      <CouponForm coupon={{ isAccepted: true, code: '', discount: 0 }} linked={code} />
    </div>
  )
}
