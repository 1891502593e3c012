import { Form } from '@remix-run/react'
import { useLocale } from '~/i18n/use-t'
import { productPageOf } from '~/site-map'
import { Button } from '~/ui/button'
import { EmailField } from '~/ui/email-field'
import { FormKey } from '~/ui/page-vars'
import type { AboutProduct } from './about-product'
import { ProductLine } from './product-line'

type Props = {
  product: AboutProduct
  kind: 'stock' | 'price'
  variantId: string
  /** The sold-out variants: one of them is what is waited for. */
  gone: { id: string; label: string }[]
  email: string
  errors?: string[]
}

/** One address, to hear when the product is back or cheaper. */
export function AlarmPage({ product, kind, variantId, gone, email, errors }: Props) {
  const { t } = useLocale()
  return (
    <>
      <ProductLine product={product} title={t(`alarm.${kind}`)} />
      <Form
        method="post"
        action={productPageOf('alarm', product.path, { tur: kind, variant: variantId })}
        className="form"
        noValidate
      >
        <FormKey />
        <input type="hidden" name="tur" value={kind} />
        {kind === 'stock' && gone.length > 0 ? (
          <label>
            {t('alarm.variant')}
            <select className="in" name="variant" defaultValue={variantId}>
              {gone.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        ) : (
          variantId && <input type="hidden" name="variant" value={variantId} />
        )}
        <EmailField
          label={t('order.email')}
          hint={t(`alarm.${kind}Hint`)}
          defaultValue={email}
          errors={errors}
        />
        <Button tone="main">{t('alarm.send')}</Button>
      </Form>
      {kind === 'price' && gone.length > 0 && (
        <p>
          <a href={productPageOf('alarm', product.path, { tur: 'stock', variant: variantId })}>
            {t('alarm.stock')}
          </a>
        </p>
      )}
    </>
  )
}
