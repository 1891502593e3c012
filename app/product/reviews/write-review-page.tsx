import { Field } from '~/forms/field'
import { Form } from '~/forms/form'
import { TextField } from '~/forms/text-field'
import { useLocale } from '~/i18n/use-locale'
import { ProductLine } from '~/product/page/product-line'
import type { AboutProduct } from '~/product/related/about-product'
import { productPageOf } from '~/site-map'
import { Button } from '~/ui/button'
import { RateField } from './rating-field'

type Props = {
  product: AboutProduct
  /** Of a refused form: errors by field, typed values, general error. */
  fields?: Record<string, string[]>
  values?: Record<string, string>
  fault?: string | null
}

export function WriteReviewPage({ product, fields, values, fault }: Props) {
  const { t } = useLocale()
  return (
    <>
      <ProductLine product={product} title={t('reviews.write')} />
      <Form action={productPageOf('writeReview', product.path)} className="form">
        {fault && (
          <p className="wrong" role="alert">
            {fault}
          </p>
        )}
        <RateField chosen={values?.rate} errors={fields?.rate} />
        <Field
          label={t('reviews.title')}
          name="title"
          maxLength={100}
          defaultValue={values?.title}
          errors={fields?.title}
        />
        <TextField
          label={t('reviews.text')}
          name="text"
          required
          rows={6}
          maxLength={2000}
          defaultValue={values?.text}
          errors={fields?.text}
        />
        <label className="extra-line">
          <input
            type="checkbox"
            name="displayName"
            value="1"
            defaultChecked={values?.displayName === '1'}
          />{' '}
          {t('reviews.showName')}
        </label>
        <p className="quiet">{t('reviews.approval')}</p>
        <Button tone="main">{t('reviews.send')}</Button>
      </Form>
    </>
  )
}
