import { useRevalidator } from '@remix-run/react'
import { type RefObject, useContext, useEffect, useRef, useState } from 'react'
import type { Cart, Coupon } from '~/backend/cart/cart-model'
import type { Showcase } from '~/backend/catalogue/model'
import { keysOf, namesOf } from '~/cart/change/line-identity'
import { RemoveCode } from '~/cart/coupon/remove-code'
import { EmptyCart } from '~/cart/empty/empty-cart'
import { CartLineView } from '~/cart/line/cart-line'
import { useOtherTabs } from '~/cart/memory/use-other-tabs'
import { SavedLines } from '~/cart/saved/saved-lines'
import { Suggested } from '~/cart/suggested/suggested'
import type { SuggestedGood } from '~/cart/suggested/suggested-goods'
import { Popular } from '~/catalogue/home/popular'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { cartValue, ReportedEvent } from '~/product/analytics/reported-event'
import { fetchActionCode } from '~/rendering/forms/form-code'
import { FormStatesContext, useFormState } from '~/rendering/forms/form-state'
import { fieldsFor } from '~/rendering/forms/pending-form'
import { ChosenStore } from '~/stores/chosen-store'
import { Button } from '~/ui/button'
import { Confirm } from '~/ui/dialog/confirm'
import { holdsLine, leavingLine, sentCounts } from './cart-form'
import css from './cart-page.css?url'
import { CartStatus } from './cart-status'
import { CartTotals, cartForm } from './cart-totals'
import { useUnsentCounts } from './use-unsent-counts'

/** Whether a field holds another count than the cart after a change without an answer; a step has gone back by then. */
function useLeftCount(form: RefObject<HTMLFormElement>, { lines }: Cart, isUnanswered: boolean) {
  const [isLeft, setLeft] = useState(false)
  useEffect(() => {
    const fields = form.current?.querySelectorAll<HTMLInputElement>('[name=count]') ?? []
    const counts = lines.map(({ count }) => count)
    setLeft(isUnanswered && [...fields].some(({ value }, at) => Number(value) !== counts[at]))
  })
  return isLeft
}

function useCartForm(cart: Cart) {
  const { href } = useLocale()
  const { sent: body, isReloading, answer, submit } = useFormState(cartForm)
  const { waiting } = useContext(FormStatesContext)
  const bodies = waiting.filter(({ form }) => form.id === cartForm).map((one) => one.body)
  const sent = body && sentCounts(body)
  const leaving = bodies.map(leavingLine)
  const isHeld = (name: string) => bodies.some((one) => holdsLine(one, name))
  const form = useRef<HTMLFormElement>(null)
  const isUnanswered = answer?.unchanged === true
  const isUnsent = useLeftCount(form, cart, isUnanswered)
  const answered = isReloading && !isUnanswered ? sent : undefined
  useUnsentCounts(form, { lines: cart.lines, answered }, href('cartUpdate'))
  // A changed count is sent without touching its button, which would fetch the code.
  useEffect(() => void fetchActionCode(href('cartLine')), [href])
  function send(fields: Record<string, string>) {
    if (form.current) submit(fieldsFor(form.current, href('cartLine'), fields))
  }
  const isOrdering = body?.get('intent') === 'order'
  const isSending = bodies.length > 0
  return { form, sent, leaving, isHeld, isSending, isUnsent, isOrdering, answer, send }
}

/** Counts are sent by script as they change; the button is there where a typed one had no answer. */
function CartButtons({ busy, isUnsent }: { busy: boolean; isUnsent: boolean }) {
  const { t } = useLocale()
  return (
    <div className="cart-actions">
      <Button
        name="intent"
        value="update"
        busy={busy}
        className={isUnsent ? undefined : 'without-script'}
      >
        {t('cart.updateAll')}
      </Button>
      <Confirm
        id="clear-cart"
        label={t('cart.clear')}
        question={t('cart.clearQuestion')}
        cancel={t('cart.clearCancel')}
      >
        <Button tone="main" name="intent" value="clear" formNoValidate busy={busy}>
          {t('cart.clearConfirm')}
        </Button>
      </Confirm>
    </div>
  )
}

function CartHead({ cart }: { cart: Cart }) {
  const { t, href, number } = useLocale()
  const { lines, currency, totalQuantity, notice } = cart
  return (
    <>
      <h1>{t('cart.title')}</h1>
      <ReportedEvent {...{ lines, currency }} name="view_cart" total={cartValue(cart)} />
      <p className="item-count">
        {t('cart.count', { count: totalQuantity, number: number(totalQuantity) })}
      </p>
      <ChosenStore back={href('cart')} />
      {notice && <p className="cart-notice">{notice}</p>}
    </>
  )
}

type Props = {
  cart: Cart
  /** Whether the last step of an order can be reached at once. */
  express: boolean
  suggested: SuggestedGood[]
  /** For an empty cart, in a page that script opens. */
  popular?: Showcase | null
}

type LineProps = Pick<Parameters<typeof CartLineView>[0], 'line' | 'name' | 'canSave'> & {
  state: Omit<ReturnType<typeof useCartForm>, 'form' | 'isOrdering'>
}

/** A line with what the cart's form has on its way for it. */
function FormLine({ line, name, canSave, state }: LineProps) {
  const { sent, leaving, isHeld, isSending, answer, send } = state
  return (
    <CartLineView
      {...{ line, name, canSave, answer }}
      isLeaving={leaving.includes(name)}
      isHeld={isHeld(name)}
      busy={isSending}
      sent={sent?.get(name)}
      onSend={send}
    />
  )
}

function FilledCart({ cart, express, suggested }: Props) {
  const { href } = useLocale()
  const { form, isOrdering, ...state } = useCartForm(cart)
  const keys = keysOf(cart.lines)
  const names = namesOf(cart.lines)
  return (
    <>
      <link rel="stylesheet" href={css} />
      <CartHead cart={cart} />
      <CartStatus />
      <div className="cart">
        <Form id={cartForm} ref={form} action={href('cartUpdate')} noValidate={false}>
          {/* Enter in a field presses the form's first button: it must mean the whole form. */}
          <button type="submit" name="intent" value="update" hidden tabIndex={-1} />
          <ul className="cart-lines">
            {cart.lines.map((line, at) => (
              <FormLine
                key={keys[at]}
                line={line}
                name={names[at] ?? ''}
                canSave={cart.saved !== null}
                state={state}
              />
            ))}
          </ul>
          <CartButtons busy={state.isHeld('')} isUnsent={state.isUnsent} />
        </Form>
        <CartTotals cart={cart} express={express} busy={isOrdering} />
      </div>
      <Suggested goods={suggested} />
    </>
  )
}

function WaitingCode({ code, text, isAccepted, takesGiftCards }: Coupon) {
  const { t, href } = useLocale()
  if (!isAccepted) return null
  return (
    <>
      {code && (
        <>
          <p>{text || t('cart.couponApplied', { code })}</p>
          <RemoveCode />
        </>
      )}
      <p>
        <a href={href('cartCoupon')}>
          {t(takesGiftCards ? 'cart.couponOrGiftCard' : 'cart.couponCode')}
        </a>
      </p>
    </>
  )
}

export function CartPage(props: Props) {
  const { cart } = props
  const { href } = useLocale()
  const { lines, saved, notice } = cart
  useOtherTabs(useRevalidator().revalidate)
  return (
    <>
      {lines.length === 0 ? (
        <EmptyCart notice={notice}>
          <WaitingCode {...cart.coupon} />
        </EmptyCart>
      ) : (
        <FilledCart {...props} />
      )}
      {lines.length === 0 && <Form id={cartForm} action={href('cartLine')} />}
      <SavedLines lines={saved} />
      {lines.length === 0 && <Popular popular={props.popular} />}
    </>
  )
}
