import type { Cents, Picture, Price, QuantityRule } from '~/backend/catalogue/model'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { useFormState } from '~/rendering/forms/form-state'
import { Button } from '~/ui/button'
import { PictureView } from '~/ui/pictures/picture-view'

export type QuickAddProps = {
  product: {
    id: string
    title: string
    path: string
    picture: Picture | null
    quantity: QuantityRule
    price: Price
    inStock: boolean
  }
  choices: { id: string; label: string; price: Cents; inStock: boolean }[]
  /** What the choices are of: `Renk / Beden`. */
  chosenFrom: string
  back: string
}

const formId = 'quick-add'

function Choices({ choices, chosenFrom, product }: Omit<QuickAddProps, 'back'>) {
  const { t, money } = useLocale()
  const { card, currency } = product.price
  return (
    <div className="field">
      <label htmlFor="quick-variant">{chosenFrom}</label>
      <select id="quick-variant" name="variantId" className="input" required defaultValue="">
        <option value="" disabled>
          {t('form.choose')}
        </option>
        {choices.map(({ id, label, price, inStock }) => (
          <option key={id} value={id} disabled={!inStock}>
            {label}
            {!inStock && ` · ${t('catalog.outOfStock')}`}
            {inStock && price !== card && ` · ${money(price, currency)}`}
          </option>
        ))}
      </select>
    </div>
  )
}

/** A product as its card names it, its options as one list, and the button that adds one. */
export function QuickAdd({ back, ...about }: QuickAddProps) {
  const { t, href, money } = useLocale()
  const { isSending } = useFormState(formId)
  const { product, choices } = about
  const { id, title, path, picture, quantity, price, inStock } = product
  return (
    <div className="quick-add">
      <PictureView picture={picture} sizes="112px" alt="" />
      <div>
        <a href={path}>{title}</a>
        <p>
          <strong>{money(price.card, price.currency)}</strong>
        </p>
        {inStock ? (
          <Form id={formId} action={href('cartAdd')} className="form" noValidate={false}>
            <input type="hidden" name="productId" value={id} />
            <input type="hidden" name="quantity" value={quantity.min} />
            <input type="hidden" name="back" value={back} />
            {choices.length > 1 ? (
              <Choices {...about} />
            ) : (
              <input type="hidden" name="variantId" value={choices[0]?.id ?? ''} />
            )}
            <Button tone="main" name="intent" value="add" busy={isSending}>
              {t('product.add')}
            </Button>
          </Form>
        ) : (
          <p>{t('catalog.outOfStock')}</p>
        )}
      </div>
    </div>
  )
}
