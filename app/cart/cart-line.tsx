import { useEffect, useRef } from 'react'
import { useLocale } from '~/i18n/use-t'
import type { CartLine } from '~/shop/cart-model'
import { Button } from '~/ui/button'
import { usePageVars } from '~/ui/page-vars'
import { PictureView } from '~/ui/picture-view'
import { identityOf } from './line-identity'
import { ShortLine } from './short-line'

/** How long a changed count rests before script sends it by itself. */
const restMs = 700

type Props = {
  line: CartLine
  currency: string
  busy: boolean
  /** The count that is on its way for it. */
  sent: string | undefined
  /** Whether nobody knows what came of the last change: what was typed then stays. */
  isUnanswered: boolean
  onSend: (fields: Record<string, string>) => void
}

/** One line of the cart, with its own buttons for its count and for taking it out. */
export function CartLineView({ line, currency, busy, sent, isUnanswered, onSend }: Props) {
  const { t, href, money } = useLocale()
  const { formKey } = usePageVars()
  const { index, title, quantity } = line
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef(0)
  const now = useRef({ count: line.count, busy, key: formKey })
  now.current = { count: line.count, busy, key: formKey }
  const own = `count-${index}`

  const settled = useRef(String(line.count))
  if (sent !== undefined) settled.current = sent

  // The backend may have settled on another count than was sent, or refused it. What was typed since is sent next.
  useEffect(() => {
    const field = input.current
    if (busy || field?.value !== settled.current) return
    settled.current = String(line.count)
    if (!isUnanswered) field.value = settled.current
  }, [busy, line.count, isUnanswered])
  useEffect(() => () => clearTimeout(timer.current), [])

  function rest() {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const field = input.current
      const { count, busy, key } = now.current
      // What is on its way may bring this very change, or take the line out: look again after it.
      if (busy) return rest()
      if (!field?.checkValidity() || Number(field.value) === count) return
      onSend({ index, line: identityOf(line), count: field.value, key, intent: 'update' })
    }, restMs)
  }

  return (
    <li className="line">
      <input type="hidden" name="index" value={index} />
      <input type="hidden" name="line" value={identityOf(line)} />
      <PictureView picture={line.picture} sizes="112px" alt="" />
      <div className="line-what">
        {line.brand && <p className="line-brand">{line.brand}</p>}
        <h2>
          <a href={line.path}>{title}</a>
        </h2>
        {line.variantLabel && <p>{line.variantLabel}</p>}
        {line.subscribed && (
          <p>{[t('cart.subscribed'), line.frequencyName].filter(Boolean).join(': ')}</p>
        )}
        {line.personal.map(({ key, label, value }) => (
          <p key={key}>
            {label}: <bdi>{value}</bdi>
          </p>
        ))}
        {line.left !== null && <ShortLine left={line.left} shortage={line.shortage} />}
        {line.orderNote && <p>{t('cart.note', { note: line.orderNote })}</p>}
        <p className="line-unit">
          {line.oldUnitPrice !== null && (
            <s>
              <span className="vh">{t('catalog.oldPrice')} </span>
              {money(line.oldUnitPrice, currency)}
            </s>
          )}{' '}
          {t('cart.unitPrice', { price: money(line.unitPrice, currency) })}
        </p>
      </div>
      <div className="line-do">
        <label className="vh" htmlFor={own}>
          {t('cart.countOf', { title })}
        </label>
        <input
          ref={input}
          id={own}
          className="in"
          type="number"
          name="count"
          inputMode={quantity.step % 1 ? 'decimal' : 'numeric'}
          min={quantity.min}
          max={quantity.max}
          step={quantity.step}
          defaultValue={line.count}
          onChange={rest}
        />
        <Button
          tone="text"
          name="intent"
          value={`update:${index}`}
          formAction={href('line')}
          busy={busy}
          aria-label={t('cart.updateOne', { title })}
        >
          {t('cart.update')}
        </Button>
        {line.left !== null && line.left > 0 && (
          <Button
            name="intent"
            value={`take:${index}`}
            formAction={href('line')}
            formNoValidate
            busy={busy}
            aria-label={t('cart.takeLeftOne', { title })}
          >
            {t('cart.takeLeft')}
          </Button>
        )}
        <Button
          tone="text"
          name="intent"
          value={`delete:${index}`}
          formAction={href('line')}
          formNoValidate
          busy={busy}
          aria-label={t('cart.removeOne', { title })}
        >
          {t('cart.remove')}
        </Button>
      </div>
      <b className="line-total">{money(line.total, currency)}</b>
    </li>
  )
}
