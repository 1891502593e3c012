import { type ReactNode, useState } from 'react'
import type { Cents, Product, ProductAround, Variant } from '~/backend/catalogue/model'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { percentOff, tierOf } from '~/product/prices/tiers'
import { Tiers } from '~/product/prices/tiers-table'
import { useHeldAdd } from '~/product/variants/use-held-add'
import { useFormState } from '~/rendering/forms/form-state'
import { serverOnly } from '~/rendering/server-only'
import { ChosenStore } from '~/stores/chosen-store'
import { Button } from '~/ui/button'
import { QuantityField } from './quantity-field'
import { useAdded } from './use-added'
import { useAvailable } from './use-available'
import { useTyped } from './use-typed'

const Extras = serverOnly(() => import('~/product/page/details'))
const SoldOutAlarm = serverOnly(() => import('~/product/sold-out-alarm'))

type Props = {
  product: Product
  around: ProductAround | undefined
  variant: Variant | null
  url: string
  holdAdd: (intent: string) => boolean
}

/** What a sibling's choice needs, too: its options stay those of the variant. */
const Own = ({ product, variant, url }: Pick<Props, 'product' | 'variant' | 'url'>) => (
  <>
    <input type="hidden" name="variantId" value={variant?.id ?? ''} />
    <input type="hidden" name="back" value={url} />
    <input type="hidden" name="productPath" value={product.path} />
  </>
)

/** The sibling choice submits this form even when the product is sold out. */
function SoldOut({ product, variant, url }: Pick<Props, 'product' | 'variant' | 'url'>) {
  const { t, href } = useLocale()
  const isChoice = !product.showOnly && product.variants.some(({ inStock }) => inStock)
  return (
    <Form id="purchase" action={href('optionLink')} className="add-form">
      <p className="sold-out-note" role="status">
        {!product.showOnly && <strong>{t('catalog.outOfStock')}</strong>}
        {t(isChoice ? 'product.choiceSoldOut' : 'product.notOnSale')}
      </p>
      {!product.showOnly && !product.inStock && (
        <SoldOutAlarm key={product.id} product={product} variant={variant?.id} />
      )}
      <Own product={product} variant={variant} url={url} />
    </Form>
  )
}

/** A product whose id only the shop's own page knows is bought there. */
function SoldByShop({ address, isPriced }: { address: string; isPriced: boolean }) {
  const { t } = useLocale()
  return (
    <div className="sold-out-note">
      <p>{t(isPriced ? 'product.soldAt' : 'product.unpriced')}</p>
      <a className="button button-main" href={address}>
        {t('product.goToShop')}
      </a>
    </div>
  )
}

export function AddForm({ product, around, variant, url, holdAdd }: Props) {
  const { href } = useLocale()
  const { isSending, answer } = useFormState('purchase')
  const isAdded = useAdded(answer)
  const typed = useTyped(product)
  const [quantity, setQuantity] = useState(typed.quantity ?? String(product.quantity.min))
  const onSubmit = useHeldAdd(product, variant, holdAdd)
  const { price, inStock } = variant ?? product
  const limit = useAvailable(variant ?? product)
  const tier = tierOf(product.tiers, Number(quantity))
  if (product.soldAt) return <SoldByShop address={product.soldAt} isPriced={!product.showOnly} />
  if (!inStock || product.showOnly) return <SoldOut product={product} variant={variant} url={url} />
  const unit = tier ? percentOff(price.card, tier.percent) : price.card
  return (
    <Form
      id="purchase"
      action={href('cartAdd')}
      className="add-form"
      noValidate={false}
      data-price={price.card / 100}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="productId" value={product.id} />
      <Own product={product} variant={variant} url={url} />
      <Extras product={product} around={around} />
      <PriceAndButtons
        {...{ product, unit, url, isAdded }}
        currency={price.currency}
        busy={isSending}
      >
        <QuantityField
          {...{ rule: product.quantity, limit, value: quantity }}
          onChange={setQuantity}
        />
      </PriceAndButtons>
      {product.tiers.length > 0 && <Tiers tiers={product.tiers} price={price} current={tier} />}
    </Form>
  )
}

type BuyProps = Pick<Props, 'product' | 'url'> & {
  busy: boolean
  unit: Cents
  currency: string
  isAdded: boolean
  children: ReactNode
}

/** The price of one piece, the quantity, and the buttons that buy at it; on a phone the first stays in view. */
function PriceAndButtons(props: BuyProps) {
  const { product, unit, currency, url, busy, isAdded, children } = props
  const { t, money } = useLocale()
  const { subscription } = product
  const inText = (cents: Cents) => money(cents, currency)
  const subscribed = subscription && inText(percentOff(unit, subscription.percent))
  return (
    <>
      {subscribed && (
        <p className="subscription-price" aria-live="polite">
          {t('product.subscribed', { price: subscribed })}
        </p>
      )}
      <ChosenStore back={url} />
      {children}
      <div className="purchase-bar">
        <span aria-hidden="true">{inText(unit)}</span>
        {subscribed && (
          <span aria-hidden="true" className="subscription-price">
            {subscribed}
          </span>
        )}
        <Button tone="main" name="intent" value="add" busy={busy}>
          {t(isAdded ? 'product.added' : 'product.add')}
        </Button>
      </div>
      <Button name="intent" value="buy" busy={busy}>
        {t('product.buyNow')}
      </Button>
    </>
  )
}
