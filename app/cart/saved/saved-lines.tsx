import type { CartLine } from '~/backend/cart/cart-model'
import { keysOf } from '~/cart/change/line-identity'
import { LineDetails } from '~/cart/line/line-details'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { PictureView } from '~/ui/pictures/picture-view'
import { savedField } from './saved-form'

type Props = { line: CartLine; currency: string }

/** What is put by for a later order, below the cart; nothing where there is none. */
export function SavedLines({ lines, currency }: { lines: CartLine[] | null; currency: string }) {
  const { t } = useLocale()
  if (!lines || lines.length === 0) return null
  const keys = keysOf(lines)
  return (
    <section className="saved-lines" aria-labelledby="saved-lines">
      <h2 id="saved-lines">{t('cart.savedTitle')}</h2>
      <ul className="cart-lines">
        {lines.map((line, at) => (
          <SavedLine key={keys[at]} line={line} currency={currency} />
        ))}
      </ul>
    </section>
  )
}

function SavedLine({ line, currency }: Props) {
  const { t, money, number } = useLocale()
  const price = money(line.unitPrice, currency)
  return (
    <li className="cart-line">
      <PictureView picture={line.picture} sizes="112px" alt="" />
      <div className="cart-line-text">
        <LineDetails line={line} currency={currency} />
      </div>
      <SavedButtons line={line} />
      <b className="cart-line-total">
        {line.count === 1 ? price : t('cart.countTimesPrice', { count: number(line.count), price })}
      </b>
    </li>
  )
}

function SavedButtons({ line: { lineId, title, left } }: { line: CartLine }) {
  const { t, href } = useLocale()
  return (
    <Form className="cart-line-actions" action={href('cartLine')}>
      <input type="hidden" name={savedField} value={lineId} />
      {left !== 0 && (
        <Button name="intent" value="toCart" aria-label={t('cart.toCartLine', { title })}>
          {t('cart.toCart')}
        </Button>
      )}
      <Button tone="text" name="intent" value="forget" aria-label={t('cart.removeLine', { title })}>
        {t('cart.remove')}
      </Button>
    </Form>
  )
}
