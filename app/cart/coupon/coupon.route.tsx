import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import type { Cart } from '~/backend/cart/cart-model'
import { failedChange } from '~/cart/change/change-count'
import { inTurn } from '~/cart/change/change-queue'
import { couponWithoutSession, readVisitorsCart } from '~/cart/change/read-cart'
import { translatorOf } from '~/i18n/translators'
import { useLocale } from '~/i18n/use-locale'
import { sendCartAction } from '~/rendering/forms/client-action'
import { useFormState } from '~/rendering/forms/form-state'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { handOverLink } from '~/session/hand-over/hand-over'
import type { RequestContext } from '~/session/request-context'
import { respond } from '~/session/respond'
import type { Notice } from '~/session/response-data'
import { hrefOf } from '~/site-map'
import { atField, takesCoupons } from './at-field'
import { CartBefore } from './cart-before'
import { couponAnswer, displayedCode } from './coupon-answer'
import { isMasked, isSameCode, readCouponCode } from './coupon-code'
import { CouponForm, couponFormId } from './coupon-form'
import { RemoveCode } from './remove-code'

/** The page of a campaign's link: its button takes the code, and script presses it, so that opening the link in advance changes nothing. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const code = readCouponCode(new URL(request.url).searchParams.get('kod'))
  const head = privateHead(translatorOf(context.language)('cart.coupon'))
  const cart = await readVisitorsCart(context).catch(() => undefined)
  const takesGiftCards = await takesCards(context, cart)
  const isTaken = takesCoupons(context, cart)
  const inCart = cart?.coupon.code ?? ''
  return {
    code: code ?? '',
    isNoCode: code === null,
    // The cart's coupon may take off more than that of a link that another site made.
    appliesItself: Boolean(code) && cart !== undefined && !inCart,
    applied: code && isSameCode(code, inCart) ? inCart : '',
    before: cart && cartBefore(cart),
    takesGiftCards,
    head,
    isTaken,
    ownPage: isTaken ? undefined : handOverLink(context, 'cart'),
  }
}

const cartBefore = ({ coupon, totalQuantity, priceTotal, priceCart, currency }: Cart) => ({
  code: coupon.code,
  discount: isMasked(coupon.code) ? 0 : coupon.discount,
  goods: totalQuantity,
  total: priceTotal ?? priceCart,
  currency,
})

async function takesCards(context: RequestContext, cart: Cart | undefined): Promise<boolean> {
  return cart ? (await couponWithoutSession(context, cart)).takesGiftCards : false
}

const refused = ({ text }: Notice) => ({ status: 'error' as const, error: { code: [text] } })

/** Sets the coupon of the cart, or removes it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  // A refused code stays typed in its page.
  const page = hrefOf(form.has('toCart') ? 'cartCoupon' : 'cart', context.language)
  try {
    const notice = await inTurn(context, () => couponAnswer(context, form))
    const isLinked = form.has('toCart')
    if (form.has('intent') && notice.tone === 'bad' && context.enhanced && !context.platformLink)
      return respond(context, page, { notices: [], result: refused(notice) })
    if (!isLinked || notice.tone === 'bad')
      return respond(context, page, { notices: [await atField(context, notice, isLinked)] })
    context.flash([notice])
    return redirect(hrefOf('cart', context.language), 303)
  } catch (error) {
    const notice = {
      ...failedChange(context, error),
      typed: { coupon: displayedCode(form) },
    }
    return respond(context, page, { notices: [notice], unchanged: true })
  }
}

export const handle = { i18n: ['parts', 'account'], hydratesAtOnce: true }

export const clientAction = sendCartAction

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function CouponRoute() {
  const loaded = useLoaderData<typeof loader>()
  const { code, isNoCode, appliesItself, applied, before, isTaken, ownPage } = loaded
  const { takesGiftCards } = loaded
  const { t, href } = useLocale()
  const { isSending } = useFormState(couponFormId)
  if (!isTaken)
    return (
      <div className="form">
        <h1>{t('cart.coupon')}</h1>
        <p>{t('coupon.notHere')}</p>
        {ownPage && <a href={ownPage.href}>{ownPage.text}</a>}
      </div>
    )
  if (applied)
    return (
      <div className="form">
        <h1>{t('cart.coupon')}</h1>
        <p role="status">{t('cart.couponApplied', { code: applied })}</p>
        <a className="button button-main" href={href(before?.goods ? 'cart' : 'home')}>
          {t(before?.goods ? 'cart.goToCart' : 'cart.continueShopping')}
        </a>
        <RemoveCode />
      </div>
    )
  const lead = takesGiftCards ? 'coupon.orGiftCardLead' : 'cart.couponLead'
  return (
    <div className="form">
      <h1>{t(takesGiftCards ? 'coupon.orGiftCard' : 'cart.coupon')}</h1>
      <p role="status">{t(isSending ? 'cart.couponApplying' : lead)}</p>
      {before && <CartBefore cart={before} />}
      <CouponForm
        coupon={{ code: '', text: '', takesGiftCards }}
        linked={code}
        appliesItself={appliesItself}
        error={isNoCode ? t('cartAnswer.noSuchCoupon') : undefined}
      />
    </div>
  )
}
