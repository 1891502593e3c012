import { useContext } from 'react'
import type { CartLine } from '~/backend/cart/cart-model'
import { keysOf } from '~/cart/change/line-identity'
import { LineDetails } from '~/cart/line/line-details'
import { readCartForm } from '~/cart/page/cart-form'
import { cartForm } from '~/cart/page/cart-totals'
import { useLocale } from '~/i18n/use-locale'
import { FormStatesContext } from '~/rendering/forms/form-state'
import { Button } from '~/ui/button'
import { PictureView } from '~/ui/pictures/picture-view'

type Props = { line: CartLine }

/** What is put by for a later order, below the cart; nothing where there is none. */
export function SavedLines({ lines }: { lines: CartLine[] | null }) {
  const { t } = useLocale()
  if (!lines || lines.length === 0) return null
  const keys = keysOf(lines)
  return (
    <section className="saved-lines" aria-labelledby="saved-lines">
      <h2 id="saved-lines">{t('cart.savedTitle')}</h2>
      <ul className="cart-lines">
        {lines.map((line, at) => (
          <SavedLine key={keys[at]} line={line} />
        ))}
      </ul>
    </section>
  )
}

function SavedLine({ line }: Props) {
  const { t, money, number } = useLocale()
  const price = line.unitPrice === null ? '' : money(line.unitPrice, line.currency)
  const counted =
    price && line.count !== 1
      ? t('cart.countTimesPrice', { count: number(line.count), price })
      : price
  return (
    <li className="cart-line">
      <PictureView picture={line.picture} sizes="112px" alt="" />
      <div className="cart-line-text">
        <LineDetails line={line} />
      </div>
      <SavedButtons line={line} />
      <b className="cart-line-total">{counted}</b>
    </li>
  )
}

/** Buttons of the cart's form: without script, counts typed in it are sent with them. */
function SavedButtons({ line: { lineId, title, left } }: { line: CartLine }) {
  const { t, href } = useLocale()
  const { waiting } = useContext(FormStatesContext)
  const busy = waiting.some(({ body }) => readCartForm(body).savedLine === lineId)
  const sending = {
    ...{ form: cartForm, name: 'intent', formAction: href('cartLine') },
    ...{ formNoValidate: true, busy },
  }
  return (
    <div className="cart-line-actions">
      {left !== 0 && (
        <Button
          {...sending}
          value={`toCart:${lineId}`}
          aria-label={`${t('cart.toCart')}: ${title}`}
        >
          {t('cart.toCart')}
        </Button>
      )}
      <Button
        {...sending}
        tone="text"
        value={`forget:${lineId}`}
        aria-label={`${t('cart.remove')}: ${title}`}
      >
        {t('cart.remove')}
      </Button>
    </div>
  )
}
