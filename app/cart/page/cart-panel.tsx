import type { Cart, CartLine } from '~/backend/cart/cart-model'
import { identityOf } from '~/cart/change/line-identity'
import { LineChoicesView } from '~/cart/line/line-choices-view'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { useFormState } from '~/rendering/forms/form-state'
import { ChosenStore } from '~/stores/chosen-store'
import { Button } from '~/ui/button'
import { PictureView } from '~/ui/pictures/picture-view'

/** Removes a line; the answer's notice takes it back. */
function RemoveLine({ line }: { line: CartLine }) {
  const { t, href } = useLocale()
  const id = `remove-${line.index}`
  const { isSending } = useFormState(id)
  return (
    <Form id={id} action={href('cartLine')}>
      <input type="hidden" name="index" value={line.index} />
      <input type="hidden" name="line" value={identityOf(line)} />
      <Button
        tone="text"
        name="intent"
        value={`delete:${line.index}`}
        busy={isSending}
        aria-label={t('cart.removeLine', { title: line.title })}
      >
        {t('cart.remove')}
      </Button>
    </Form>
  )
}

function PanelLine({ line, currency }: { line: CartLine; currency: string }) {
  const { t, money, number, dir } = useLocale()
  const { personal, frequencyName: frequency, orderNote: note } = line
  return (
    <li>
      <PictureView picture={line.picture} sizes="64px" alt="" />
      <a href={line.path}>{line.title}</a>
      <b>{money(line.total, currency)}</b>
      <p>
        <bdi dir={dir}>
          {t('cart.countTimesPrice', {
            count: number(line.count),
            price: money(line.unitPrice, currency),
          })}
        </bdi>{' '}
        <bdi>{line.variantLabel}</bdi>
        <LineChoicesView choices={{ personal, frequency, note }} />
      </p>
      <RemoveLine line={line} />
    </li>
  )
}

/** The cart in short, for the drawer and the dropdown. */
export function CartPanel({ cart }: { cart: Cart }) {
  const { t, money, href } = useLocale()
  if (cart.lines.length === 0)
    return (
      <div className="cart-panel">
        <p>{cart.notice || t('cart.empty')}</p>
      </div>
    )
  return (
    <div className="cart-panel">
      <ul>
        {cart.lines.map((line) => (
          <PanelLine key={`${line.index}-${line.productId}`} line={line} currency={cart.currency} />
        ))}
      </ul>
      <div className="cart-panel-end">
        <ChosenStore back={href('cart')} />
        <p>
          <span>{t('cart.items')}</span> {money(cart.priceGoods, cart.currency)}
        </p>
        {cart.priceGoods !== cart.priceCart && (
          <p>
            <span>{t('cart.total')}</span> {money(cart.priceCart, cart.currency)}
          </p>
        )}
        <a className="button button-main" href={href('cart')}>
          {t('cart.open')}
        </a>
        <a className="button" href={href('orderAddress')}>
          {t('cart.checkOut')}
        </a>
      </div>
    </div>
  )
}
