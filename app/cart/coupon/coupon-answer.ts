import type { Cart } from '~/backend/cart/cart-model'
import { nullForMissingCall } from '~/backend/http/backend-error'
import { readVisitorsCart } from '~/cart/change/read-cart'
import { formatMoney, numbersOf } from '~/i18n/money'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import type { Notice } from '~/session/response-data'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { isMasked, isSameCode, readCouponCode } from './coupon-code'

const maxTyped = 60

const typedIn = (form: FormData) => String(form.get('code') ?? '')

/** What a form of a code sends, as far as a notice carries it. */
export const displayedCode = (form: FormData): string => typedIn(form).slice(0, maxTyped)

const bad = (text: string, typed = ''): Notice => ({
  tone: 'bad',
  text,
  ms: noticeMs.cart,
  // What failed for another reason is no error of the field.
  typed: { coupon: typed, isRefused: '1' },
})

const cartOf = (context: RequestContext): Promise<Cart | null> =>
  readVisitorsCart(context).catch(() => null)

const taken = ({ language }: RequestContext): Notice => ({
  tone: 'good',
  text: translatorOf(language)('cartAnswer.couponTaken'),
  ms: noticeMs.cart,
})

/** A gift card paid; who wants it back types its code, of which only the end is known. */
function cardNotice(
  context: RequestContext,
  { code: formerCode }: Cart['coupon'],
  code: string,
  formerAmount: string,
): Notice {
  const key = formerAmount ? 'cartAnswer.giftCardReplaced' : 'cartAnswer.giftCardLeft'
  const text = translatorOf(context.language)(key, { code, formerCode, formerAmount })
  return { tone: 'warn', text, ms: noticeMs.error }
}

/** What stands in place of another code: a warning with both amounts where it takes off less. */
async function replacedNotice(
  context: RequestContext,
  former: Cart['coupon'],
  code: string,
): Promise<Notice> {
  const t = translatorOf(context.language)
  const [cart, site] = await Promise.all([
    cartOf(context),
    context.backend.site().catch(() => null),
  ])
  const format = site ?? numbersOf(context.language)
  const money = (cents: number, currency: string) =>
    formatMoney(cents, currency, format, context.language)
  const formerCode = former.code
  if (isMasked(formerCode)) {
    if (cart?.coupon.code === formerCode) return taken(context)
    const paid = cart && former.discount > 0 ? money(former.discount, cart.currency) : ''
    return cardNotice(context, former, code, paid)
  }
  const back: NonNullable<Notice['form']> = {
    action: hrefOf('cartCoupon', context.language),
    fields: { code: formerCode },
    text: t('cartAnswer.couponBack', { formerCode }),
  }
  const plain: Notice = {
    tone: 'good',
    text: t('cartAnswer.couponReplaced', { formerCode }),
    ms: noticeMs.default,
  }
  if (!cart || former.discount === 0) return { ...plain, form: back }
  const { coupon, currency } = cart
  if (coupon.discount >= former.discount) return plain
  if (isMasked(coupon.code)) return { ...plain, form: back }
  const amounts = {
    amount: money(coupon.discount, currency),
    formerAmount: money(former.discount, currency),
  }
  const text = t('cartAnswer.couponLess', { code, formerCode, ...amounts })
  return { ...plain, tone: 'warn', text, form: back }
}

/** Sets the code that a form sends, or removes the cart's. Another site's link may lead here: what it replaces is named. */
export async function couponAnswer(context: RequestContext, form: FormData): Promise<Notice> {
  const t = translatorOf(context.language)
  const typed = typedIn(form)
  const code = readCouponCode(typed)
  if (code === '' && form.has('intent')) return bad(t('cartAnswer.noCoupon'))
  if (code === null) return bad(t('cartAnswer.noSuchCoupon'), displayedCode(form))
  const former = code && form.has('toCart') ? (await cartOf(context))?.coupon : undefined
  const answer = await context.backend.cart.setCoupon(code).catch(nullForMissingCall)
  if (answer === null) return bad(t('coupon.notHere'), code)
  const { ok, statusText } = answer
  if (!ok) return bad(statusText || t('error.general'), code)
  if (former?.code && !isSameCode(former.code, code)) return replacedNotice(context, former, code)
  return code ? taken(context) : { ...taken(context), text: t('cartAnswer.couponRemoved') }
}
