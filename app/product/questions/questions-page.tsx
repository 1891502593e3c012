import { type SubmissionResult, useForm } from '@conform-to/react'
import { SecurityField } from '~/auth/security-code/security-field'
import type { SecurityQuestion } from '~/backend/account/member-model'
import type { Questions } from '~/backend/engagement/engagement-model'
import { PageLinks } from '~/catalogue/page-links'
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
import { Late } from '~/rendering/late-part'
import { productPageOf } from '~/site-map'
import { Button } from '~/ui/button'
import QuestionList from './question-list'
import type { QuestionFields } from './question-schema'

type Props = FormProps & {
  product: AboutProduct
  questions: Promise<Questions>
  elsewhere?: Elsewhere
}

export default function QuestionsPage({ product, questions, elsewhere, ...form }: Props) {
  const { t } = useLocale()
  const title = t('product.questions')
  const pageHref = productPageOf('questions', product.path)
  return (
    <>
      <ProductLine product={product} title={title} />
      <h2 className="visually-hidden">{title}</h2>
      <Late
        promise={questions}
        coming={t('ui.loading', { title })}
        failed={t('ui.lateFailed', { title })}
        retry={{ href: pageHref, text: t('ui.retry') }}
      >
        {(page) => (
          <>
            <QuestionList questions={page} />
            <PageLinks
              page={page.page}
              pages={page.pages}
              hrefOf={(pg) => productPageOf('questions', product.path, { pg })}
            />
          </>
        )}
      </Late>
      {elsewhere ? (
        <ElsewhereMessage {...elsewhere} />
      ) : (
        <QuestionForm {...form} action={pageHref} />
      )}
    </>
  )
}

type FormProps = {
  note: string
  constraint: Record<string, object>
  question: SecurityQuestion | null
  result?: SubmissionResult
}

function QuestionForm({
  note,
  constraint,
  question,
  result,
  ...to
}: FormProps & { action: string }) {
  const { t } = useLocale()
  const lastResult = result ?? null
  const [form, fields] = useForm<QuestionFields & { security_code?: string }>({
    id: 'question',
    lastResult,
    constraint,
  })
  return (
    <Form id={form.id} {...to} className="form product-section">
      <h2>{t('questions.ask')}</h2>
      <FormErrors errors={form.errors} />
      <Field
        label={t('questions.name')}
        mask="name"
        autoComplete="given-name"
        {...fieldProps(fields.name)}
      />
      <TextField
        label={t('questions.text')}
        hint={t('writeReview.tooShort', { min: minLengths.question })}
        rows={4}
        {...controlProps(fields.question)}
      />
      {note && <p className="muted">{note}</p>}
      <SecurityField question={question} {...fieldProps(fields.security_code)} />
      <Button tone="main">{t('questions.send')}</Button>
    </Form>
  )
}
