import { useFetcher } from '@remix-run/react'
import { useContext, useEffect, useRef } from 'react'
import { useLocale } from '~/i18n/use-t'
import type { Answer } from '~/session/answer-types'
import { fetchActionCode } from '~/shell/action-code'
import type { Cart } from '~/shop/cart-model'
import { ChosenStore } from '~/stores/chosen-store'
import { AnswerTaker, useAnswer } from '~/ui/answers'
import { Button } from '~/ui/button'
import { Confirm } from '~/ui/confirm'
import { FormKey } from '~/ui/page-vars'
import { sentCounts } from './cart-form'
import { CartLineView } from './cart-line'
import { CartTotals, cartForm } from './cart-totals'
import { EmptyCart } from './empty-cart'
import { keysOf } from './line-identity'
import { useUnsentCounts } from './use-unsent-counts'
import { unanswered } from './without-connection'

/** The cart: every line can be changed or taken out, all at once too. */
export function CartPage({ cart }: { cart: Cart }) {
  const { t, href, number } = useLocale()
  const fetcher = useFetcher<Answer>()
  useAnswer(fetcher)
  const sending = fetcher.state !== 'idle'
  const sent = fetcher.formData && sentCounts(fetcher.formData)
  const form = useRef<HTMLFormElement>(null)
  useUnsentCounts(form, cart.lines, href('all'))
  const take = useContext(AnswerTaker)
  // A changed count is sent by itself: no touch of its button fetches the code first.
  useEffect(() => void fetchActionCode(href('line')), [href])
  async function send(fields: Record<string, string>) {
    if ((await fetchActionCode(href('line'))) === false) return take(unanswered())
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
          {/* Enter in any field presses the first button of a form: it must mean all of it. */}
          <button type="submit" name="intent" value="update" hidden tabIndex={-1} />
          <ul className="lines">
            {cart.lines.map((line, at) => (
              <CartLineView
                key={keys[at]}
                line={line}
                currency={cart.currency}
                busy={sending}
                sent={sent?.get(line.index)}
                isUnanswered={fetcher.data?.kept === true}
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
              ask={t('cart.clear')}
              question={t('cart.clearAsked')}
              no={t('cart.clearNot')}
            >
              <Button tone="main" name="intent" value="clear" formNoValidate busy={sending}>
                {t('cart.clearSure')}
              </Button>
            </Confirm>
          </div>
        </fetcher.Form>
        <CartTotals cart={cart} />
      </div>
    </>
  )
}
