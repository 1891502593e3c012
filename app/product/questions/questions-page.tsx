import type { Questions } from '~/backend/engagement/engagement-model'
import { PageLinks } from '~/catalogue/page-links'
import { Field } from '~/forms/field'
import { Form } from '~/forms/form'
import { TextField } from '~/forms/text-field'
import { typedFields } from '~/forms/typed-fields'
import { useLocale } from '~/i18n/use-locale'
import { ProductLine } from '~/product/page/product-line'
import type { AboutProduct } from '~/product/related/about-product'
import { Late } from '~/rendering/late-part'
import { productPageOf } from '~/site-map'
import { Button } from '~/ui/button'
import QuestionList from './question-list'

type Props = {
  product: AboutProduct
  questions: Promise<Questions>
  fields?: Record<string, string[]>
  values?: Record<string, string>
  fault?: string | null
}

export function QuestionsPage({ product, questions, fields, values, fault }: Props) {
  const { t } = useLocale()
  const title = t('product.questions')
  const field = typedFields(values, fields)
  const pageHref = productPageOf('questions', product.path)
  return (
    <>
      <ProductLine product={product} title={title} />
      <h2 className="vh">{title}</h2>
      <Late
        promise={questions}
        coming={t('ui.coming', { title })}
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
      <Form action={pageHref} className="form after">
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
