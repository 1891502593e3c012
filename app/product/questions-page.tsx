import { Form } from '@remix-run/react'
import { PageLinks } from '~/catalog/page-links'
import { useLocale } from '~/i18n/use-t'
import type { Questions } from '~/shop/talk-model'
import { productPageOf } from '~/site-map'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { Late } from '~/ui/late'
import { FormKey } from '~/ui/page-vars'
import { TextField } from '~/ui/text-field'
import { typedFields } from '~/ui/typed-fields'
import type { AboutProduct } from './about-product'
import { ProductLine } from './product-line'
import QuestionList from './question-list'

type Props = {
  product: AboutProduct
  questions: Promise<Questions>
  fields?: Record<string, string[]>
  values?: Record<string, string>
  fault?: string | null
}

/** All questions about a product, and the form of a new one below them. */
export function QuestionsPage({ product, questions, fields, values, fault }: Props) {
  const { t } = useLocale()
  const title = t('product.questions')
  const field = typedFields(values, fields)
  const here = productPageOf('questions', product.path)
  return (
    <>
      <ProductLine product={product} title={title} />
      <h2 className="vh">{title}</h2>
      <Late
        promise={questions}
        coming={t('ui.coming', { title })}
        failed={t('ui.lateFailed', { title })}
        retry={{ href: here, text: t('ui.retry') }}
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
      <Form method="post" action={here} className="form after" noValidate>
        <FormKey />
        <h2>{t('questions.ask')}</h2>
        {fault && (
          <p className="wrong" role="alert">
            {fault}
          </p>
        )}
        <Field
          label={t('questions.name')}
          mask="name"
          autoComplete="given-name"
          required
          maxLength={60}
          {...field('name')}
        />
        <TextField
          label={t('questions.text')}
          required
          rows={4}
          maxLength={1000}
          {...field('question')}
        />
        <p className="quiet">{t('questions.approval')}</p>
        <Button tone="main">{t('questions.send')}</Button>
      </Form>
    </>
  )
}
