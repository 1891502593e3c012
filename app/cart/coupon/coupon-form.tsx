import type { Coupon } from '~/backend/cart/cart-model'
import { Field } from '~/forms/fields/field'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { useFormState } from '~/rendering/forms/form-state'
import { useTypedNotice } from '~/rendering/use-typed-notice'
import { Button } from '~/ui/button'
import { useLinkedCoupon } from './use-linked-coupon'

export const couponFormId = 'coupon-form'

function useRefused(): { code: string; text?: string } {
  const notice = useTypedNotice('coupon')
  return { code: notice?.typed?.coupon ?? '', ...(notice && { text: notice.text }) }
}

function Applied({ coupon: { code, text }, busy }: Pick<Props, 'coupon'> & { busy: boolean }) {
  const { t } = useLocale()
  return (
    <>
      <p>{text || t('cart.couponApplied', { code })}</p>
      <p>{t('cart.oneCode')}</p>
      <Button tone="text" name="code" value="" busy={busy}>
        {t('cart.couponRemove')}
      </Button>
    </>
  )
}

type Props = {
  coupon: Pick<Coupon, 'code' | 'text' | 'takesGiftCards'>
  linked?: string | undefined
  /** Whether script applies the linked code without a press. */
  appliesItself?: boolean
  /** Why the linked code cannot be one. */
  error?: string | undefined
}

/** Takes the code of a coupon or a gift card, or gives the one of the cart back. @param linked of a page of its own: the code of its address */
export function CouponForm({ coupon, linked, appliesItself = false, error }: Props) {
  const { t, href } = useLocale()
  const { isSending } = useFormState(couponFormId)
  const refused = useRefused()
  // In the cart a notice alone reports it.
  const errors = [error, linked !== undefined && refused.text].filter(
    (one) => typeof one === 'string',
  )
  useLinkedCoupon(couponFormId, appliesItself)
  return (
    <Form id={couponFormId} action={href('cartCoupon')} className="coupon">
      {linked !== undefined && <input type="hidden" name="toCart" value="1" />}
      {coupon.code ? (
        <Applied coupon={coupon} busy={isSending} />
      ) : (
        <>
          <Field
            id="coupon"
            name="code"
            label={t(coupon.takesGiftCards ? 'cart.couponOrGiftCard' : 'cart.couponCode')}
            defaultValue={linked || refused.code}
            errors={errors}
            maxLength={60}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
          />
          <Button name="intent" value="apply" busy={isSending}>
            {t('cart.couponApply')}
          </Button>
        </>
      )}
    </Form>
  )
}
