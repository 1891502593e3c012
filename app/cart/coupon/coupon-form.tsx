import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { useState } from 'react'
import type { Coupon } from '~/backend/cart/cart-model'
import { Field } from '~/forms/fields/field'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { useFormState } from '~/rendering/forms/form-state'
import { useTypedNotice } from '~/rendering/use-typed-notice'
import type { Notice } from '~/session/response-data'
import { Button } from '~/ui/button'
import { RemoveButton } from './remove-code'
import { useLinkedCoupon } from './use-linked-coupon'

export const couponFormId = 'coupon-form'

/** The code that was not taken, and why where it was refused, in the document that tells of it, until the cart has another. */
function useNotTaken(applied: string): { code?: string | undefined; reason?: string | undefined } {
  const frame = useRouteLoaderData('root') as { atField?: Notice } | undefined
  const typed = useTypedNotice('coupon')
  const notice = frame?.atField ?? typed
  const { key } = useLocation()
  const [refusal, setRefusal] = useState(key === 'default' ? notice : undefined)
  if (applied && refusal) setRefusal(undefined)
  return { code: refusal?.typed?.coupon, reason: refusal?.typed?.isRefused && refusal.text }
}

function Applied({ coupon: { code, text }, busy }: Pick<Props, 'coupon'> & { busy: boolean }) {
  const { t } = useLocale()
  return (
    <>
      <p>{text || t('cart.couponApplied', { code })}</p>
      <p>{t('cart.oneCode')}</p>
      <RemoveButton busy={busy} />
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
  const notTaken = useNotTaken(coupon.code)
  const errors = [error, notTaken.reason].filter((one) => typeof one === 'string')
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
            defaultValue={linked || notTaken.code}
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
