import { isPiece } from '~/catalogue/card/unit'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { useFormState } from '~/rendering/forms/form-state'
import { Button } from '~/ui/button'
import { PictureView } from '~/ui/pictures/picture-view'
import type { SuggestedGood } from './suggested-goods'

export function Suggested({ goods }: { goods: SuggestedGood[] }) {
  const { t } = useLocale()
  if (goods.length === 0) return null
  return (
    <section className="suggested" aria-labelledby="suggested">
      <h2 id="suggested">{t('cart.suggested')}</h2>
      <ul>
        {goods.map((good) => (
          <li key={good.id}>
            <Good good={good} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Good({ good }: { good: SuggestedGood }) {
  const { t, money, number } = useLocale()
  return (
    <>
      <PictureView picture={good.picture} sizes="96px" alt="" />
      <a href={good.path}>{good.title}</a>
      <b>
        {good.quantity !== null && good.quantity !== 1 && (
          <small>
            {number(good.quantity)} {isPiece(t, good.unit) ? '×' : good.unit} ·{' '}
          </small>
        )}
        {money(good.price, good.currency)}
      </b>
      {good.quantity === null ? (
        <a className="button" href={good.path}>
          {t('compare.choose')}
          <span className="visually-hidden">: {good.title}</span>
        </a>
      ) : (
        <AddGood good={good} quantity={good.quantity} />
      )}
    </>
  )
}

function AddGood({ good, quantity }: { good: SuggestedGood; quantity: number }) {
  const { t, href } = useLocale()
  const formId = `suggested-${good.id}`
  const { isSending } = useFormState(formId)
  return (
    <Form id={formId} action={href('cartAdd')}>
      <input type="hidden" name="productId" value={good.id} />
      <input type="hidden" name="quantity" value={quantity} />
      <input type="hidden" name="productPath" value={good.path} />
      <input type="hidden" name="back" value={href('cart')} />
      <Button busy={isSending} aria-label={`${t('product.add')}: ${good.title}`}>
        {t('product.add')}
      </Button>
    </Form>
  )
}
