import { useFetcher } from '@remix-run/react'
import { useContext, useEffect, useRef } from 'react'
import type { Cart } from '~/backend/cart/cart-model'
import { keysOf } from '~/cart/change/line-identity'
import { offlineAnswer } from '~/cart/change/offline-notice'
import { useLocale } from '~/i18n/use-locale'
import { AnswerReceiver, useAnswer } from '~/rendering/form-answer'
import { fetchActionCode } from '~/rendering/navigation/action-code'
import { FormKey } from '~/rendering/visitor-values'
import type { ActionResult } from '~/session/response-data'
import { ChosenStore } from '~/stores/chosen-store'
import { Button } from '~/ui/button'
import { Confirm } from '~/ui/dialog/confirm'
import { sentCounts } from './cart-form'
import { CartLineView } from './cart-line'
import { CartTotals, cartForm } from './cart-totals'
import { EmptyCart } from './empty-cart'
import { useUnsentCounts } from './use-unsent-counts'

export function CartPage({ cart }: { cart: Cart }) {
  const { t, href, number } = useLocale()
  const fetcher = useFetcher<ActionResult>()
  useAnswer(fetcher)
  const sending = fetcher.state !== 'idle'
  const sent = fetcher.formData && sentCounts(fetcher.formData)
  const form = useRef<HTMLFormElement>(null)
  const isUnanswered = fetcher.data?.unchanged === true
  const answered = fetcher.state === 'loading' && !isUnanswered ? sent : undefined
  useUnsentCounts(form, { lines: cart.lines, answered }, href('all'))
  const receive = useContext(AnswerReceiver)
  // A changed count is sent without touching its button, which would fetch the code.
  useEffect(() => void fetchActionCode(href('line')), [href])
  async function send(fields: Record<string, string>) {
    if ((await fetchActionCode(href('line'))) === false) return receive(offlineAnswer())
    fetcher.submit(fields, { method: 'post', action: href('line') })
  }
  const keys = keysOf(cart.lines)
  if (cart.lines.length === 0) return <EmptyCart notice={cart.notice} />
  return (
    <>
      <h1>{t('cart.title')}</h1>
      <p className="cart-count">
        {t('cart.count', { count: cart.totalQuantity, shown: number(cart.totalQuantity) })}
      </p>
      <ChosenStore back={href('cart')} />
      {cart.notice && <p className="cart-notice">{cart.notice}</p>}
      <div className="cart">
        <fetcher.Form id={cartForm} ref={form} method="post" action={href('all')}>
          <FormKey />
          {/* Enter in a field presses the form's first button: it must mean the whole form. */}
          <button type="submit" name="intent" value="update" hidden tabIndex={-1} />
          <ul className="lines">
            {cart.lines.map((line, at) => (
              <CartLineView
                key={keys[at]}
                line={line}
                currency={cart.currency}
                busy={sending}
                sent={sent?.get(line.index)}
                isUnanswered={isUnanswered}
                onSend={send}
              />
            ))}
          </ul>
          <div className="cart-all">
            <Button name="intent" value="update" busy={sending}>
              {t('cart.updateAll')}
            </Button>
            <Confirm
              id="clear-cart"
              label={t('cart.clear')}
              question={t('cart.clearAsked')}
              cancel={t('cart.clearNot')}
            >
              <Button tone="main" name="intent" value="clear" formNoValidate busy={sending}>
                {t('cart.clearSure')}
              </Button>
            </Confirm>
          </div>
        </fetcher.Form>
        <CartTotals cart={cart} busy={fetcher.formData?.get('intent') === 'order'} />
      </div>
    </>
  )
}
