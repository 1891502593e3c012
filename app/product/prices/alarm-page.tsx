import { EmailField } from '~/forms/email-field'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { ProductLine } from '~/product/page/product-line'
import type { AboutProduct } from '~/product/related/about-product'
import { productPageOf } from '~/site-map'
import { Button } from '~/ui/button'

type Props = {
  product: AboutProduct
  kind: 'stock' | 'price'
  variantId: string
  soldOut: { id: string; label: string }[]
  email: string
  errors?: string[]
}

export function AlarmPage({ product, kind, variantId, soldOut, email, errors }: Props) {
  const { t } = useLocale()
  return (
    <>
      <ProductLine product={product} title={t(`alarm.${kind}`)} />
      <Form
        action={productPageOf('alarm', product.path, { tur: kind, variant: variantId })}
        className="form"
      >
        <input type="hidden" name="tur" value={kind} />
        {kind === 'stock' && soldOut.length > 0 ? (
          <label>
            {t('alarm.variant')}
            <select className="in" name="variant" defaultValue={variantId}>
              {soldOut.map(({ id, label }) => (
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
      {kind === 'price' && soldOut.length > 0 && (
        <p>
          <a href={productPageOf('alarm', product.path, { tur: 'stock', variant: variantId })}>
            {t('alarm.stock')}
          </a>
        </p>
      )}
    </>
  )
}
