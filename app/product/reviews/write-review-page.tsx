import { type SubmissionResult, useForm } from '@conform-to/react'
import { SecurityField } from '~/auth/security-code/security-field'
import type { SecurityQuestion } from '~/backend/account/member-model'
import { controlProps, fieldProps } from '~/forms/field-props'
import { Field } from '~/forms/fields/field'
import { TextField } from '~/forms/fields/text-field'
import { Form } from '~/forms/form'
import { FormErrors } from '~/forms/form-errors'
import { useLocale } from '~/i18n/use-locale'
import type { Elsewhere } from '~/product/elsewhere'
import { ElsewhereMessage } from '~/product/elsewhere-message'
import { minLengths } from '~/product/min-lengths'
import { ProductLine } from '~/product/page/product-line'
import type { AboutProduct } from '~/product/related/about-product'
import { productPageOf } from '~/site-map'
import { Button } from '~/ui/button'
import { RatingField } from './rating-field'
import type { ReviewFields } from './review-schema'

type Props = {
  note: string
  product: AboutProduct
  constraint: Record<string, object>
  question: SecurityQuestion | null
  elsewhere: Elsewhere | undefined
  result?: SubmissionResult
}

export default function WriteReviewPage({ product, elsewhere, ...form }: Props) {
  const { t } = useLocale()
  return (
    <>
      <ProductLine product={product} title={t('reviews.write')} />
      {elsewhere && !form.result ? (
        <ElsewhereMessage {...elsewhere} />
      ) : (
        <ReviewForm {...form} path={product.path} link={elsewhere?.link} />
      )}
    </>
  )
}

type FormProps = Omit<Props, 'product' | 'elsewhere'> & {
  path: string
  link: Elsewhere['link'] | undefined
}

function ReviewForm({ note, path, constraint, question, result, link }: FormProps) {
  const { t } = useLocale()
  const lastResult = result ?? null
  const [form, fields] = useForm<ReviewFields & { security_code?: string }>({
    id: 'review',
    lastResult,
    constraint,
  })
  return (
    <Form id={form.id} action={productPageOf('writeReview', path)} className="form">
      <FormErrors errors={form.errors} link={link} />
      <RatingField field={fields.rate} />
      <Field label={t('writeReview.title')} {...fieldProps(fields.title)} />
      <TextField
        label={t('writeReview.text')}
        hint={t('writeReview.tooShort', { min: minLengths.review })}
        rows={6}
        {...controlProps(fields.text)}
      />
      <label className="inline-field">
        <input
          type="checkbox"
          name={fields.displayName.name}
          value="1"
          defaultChecked={fields.displayName.initialValue === '1'}
        />{' '}
        {t('writeReview.showName')}
      </label>
      {note && <p className="muted">{note}</p>}
      <SecurityField question={question} {...fieldProps(fields.security_code)} />
      <Button tone="main">{t('writeReview.send')}</Button>
    </Form>
  )
}
