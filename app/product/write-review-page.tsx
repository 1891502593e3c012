import { Form } from '@remix-run/react'
import { useLocale } from '~/i18n/use-t'
import { productPageOf } from '~/site-map'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { FormKey } from '~/ui/page-vars'
import { TextField } from '~/ui/text-field'
import type { AboutProduct } from './about-product'
import { ProductLine } from './product-line'
import { RateField } from './rate-field'

type Props = {
  product: AboutProduct
  /** Errors by field, what was typed, and what is wrong with the whole; of a refused form. */
  fields?: Record<string, string[]>
  values?: Record<string, string>
  fault?: string | null
}

/** Stars, a title, a text and whether the name is shown. */
export function WriteReviewPage({ product, fields, values, fault }: Props) {
  const { t } = useLocale()
  return (
    <>
      <ProductLine product={product} title={t('reviews.write')} />
      <Form
        method="post"
        action={productPageOf('writeReview', product.path)}
        className="form"
        noValidate
      >
        <FormKey />
        {fault && (
          <p className="wrong" role="alert">
            {fault}
          </p>
        )}
        <RateField given={values?.rate} errors={fields?.rate} />
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
