import { type FormEvent, useState } from 'react'
import type { Cents, Picture, Price, QuantityRule } from '~/backend/catalogue/model'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { useFormState } from '~/rendering/forms/form-state'
import { pathOfVariant } from '~/site-map'
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
  choices: {
    id: string
    label: string
    price: Cents
    picture: Picture | null
    inStock: boolean
  }[]
  /** The choice of the card's option; '' for none. */
  chosen: string
  /** What the choices are of: `Renk / Beden`. */
  chosenFrom: string
  back: string
}

/** Id of its form, for the window around it. */
export const quickAddForm = 'quick-add'

/** Says in place of the browser's own bubble, in the page's language, that nothing is chosen. */
async function refuseEmpty(event: FormEvent<HTMLSelectElement>, text: string): Promise<void> {
  event.preventDefault()
  const { form, name } = event.currentTarget
  event.currentTarget.focus()
  const { showErrors } = await import('~/rendering/forms/field-errors')
  if (form) showErrors(form, { error: { [name]: [text] } })
}

type ChoicesProps = Omit<QuickAddProps, 'back'> & { onChoose: (id: string) => void }

function Choices({ choices, chosen, chosenFrom, product, onChoose }: ChoicesProps) {
  const { t, money } = useLocale()
  const { card, currency } = product.price
  return (
    <div className="field">
      <label htmlFor="quick-variant">{chosenFrom}</label>
      <select
        id="quick-variant"
        name="variantId"
        className="input"
        required
        defaultValue={chosen}
        onInvalid={(event) => refuseEmpty(event, t('form.required'))}
        onChange={({ target }) => onChoose(target.value)}
      >
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
  const { isSending } = useFormState(quickAddForm)
  const { product, choices } = about
  const { id, title, path, quantity, price, inStock } = product
  const [chosen, setChosen] = useState(about.chosen)
  const displayed = choices.find((one) => one.id === chosen)
  return (
    <div className="quick-add">
      <PictureView picture={displayed ? displayed.picture : product.picture} sizes="112px" alt="" />
      <div>
        <a href={pathOfVariant(path, chosen)}>{title}</a>
        <p>
          <strong>{money(displayed?.price ?? price.card, price.currency)}</strong>
        </p>
        {inStock ? (
          <Form id={quickAddForm} action={href('cartAdd')} className="form" noValidate={false}>
            <input type="hidden" name="productId" value={id} />
            <input type="hidden" name="quantity" value={quantity.min} />
            <input type="hidden" name="back" value={back} />
            {choices.length > 1 ? (
              <Choices {...about} onChoose={setChosen} />
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
