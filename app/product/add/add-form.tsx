import { useState } from 'react'
import type { Product, ProductAround, Variant } from '~/backend/catalogue/model'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { percentOff, tierOf } from '~/product/prices/tiers'
import { Tiers } from '~/product/prices/tiers-table'
import { useHeldAdd } from '~/product/variants/use-pending-add'
import { useFormState } from '~/rendering/forms/form-state'
import { serverOnly } from '~/rendering/server-only'
import { ChosenStore } from '~/stores/chosen-store'
import { Button } from '~/ui/button'
import { QuantityField } from './quantity-field'
import { useTyped } from './use-typed'

const Extras = serverOnly(() => import('~/product/page/details'))

type Props = {
  product: Product
  around: ProductAround | undefined
  variant: Variant | null
  url: string
  busy: boolean
}

export function AddForm({ product, around, variant, url, busy }: Props) {
  const { t, money, href } = useLocale()
  const { isSending } = useFormState('purchase')
  const [quantity, setQuantity] = useState(
    useTyped(product).quantity ?? String(product.quantity.min),
  )
  const onSubmit = useHeldAdd(product, variant)
  const price = variant?.price ?? product.price
  const inStock = variant ? variant.inStock : product.inStock
  const tier = tierOf(product.tiers, Number(quantity))
  const unit = tier ? percentOff(price.card, tier.percent) : price.card
  const subscribed =
    product.subscription && money(percentOff(unit, product.subscription.percent), price.currency)
  const sending = busy || isSending
  if (!inStock || product.showOnly)
    return (
      // The sibling choice submits this form even when the product is sold out.
      <Form id="purchase" action={href('optionLink')}>
        <p className="sold" role="status">
          {!product.showOnly && <strong>{t('catalog.outOfStock')}</strong>}
          {t('product.soldOutHint')}
        </p>
        <input type="hidden" name="back" value={url} />
      </Form>
    )
  return (
    <Form
      id="purchase"
      action={href('cartAdd')}
      className="add"
      noValidate={false}
      data-price={price.card / 100}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="variantId" value={variant?.id ?? ''} />
      <input type="hidden" name="back" value={url} />
      <input type="hidden" name="productPath" value={product.path} />
      <QuantityField rule={product.quantity} value={quantity} onChange={setQuantity} />
      {product.tiers.length > 0 && <Tiers tiers={product.tiers} price={price} current={tier} />}
      <Extras product={product} around={around} />
      {subscribed && (
        <p className="sub" aria-live="polite">
          {t('product.subscribed', { price: subscribed })}
        </p>
      )}
      <ChosenStore back={url} />
      <div className="bar">
        <span aria-hidden="true">{money(unit, price.currency)}</span>
        {subscribed && (
          <span aria-hidden="true" className="sub">
            {subscribed}
          </span>
        )}
        <Button tone="main" name="intent" value="add" busy={sending}>
          {t('product.add')}
        </Button>
      </div>
      <Button name="intent" value="buy" busy={sending}>
        {t('product.buyNow')}
      </Button>
    </Form>
  )
}
