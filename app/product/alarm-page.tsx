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
  email: string
  errors?: string[]
}

/** One address, to hear when the product is back or cheaper. */
export function AlarmPage({ product, kind, variantId, email, errors }: Props) {
  const { t } = useLocale()
  return (
    <>
      <ProductLine product={product} title={t(`alarm.${kind}`)} />
      <Form
        method="post"
        action={productPageOf('alarm', product.path, { tur: kind })}
        className="form"
        noValidate
      >
        <FormKey />
        <input type="hidden" name="tur" value={kind} />
        {variantId && <input type="hidden" name="variant" value={variantId} />}
        <EmailField
          label={t('order.email')}
          hint={t(`alarm.${kind}Hint`)}
          defaultValue={email}
          errors={errors}
        />
        <Button tone="main">{t('alarm.send')}</Button>
      </Form>
    </>
  )
}
