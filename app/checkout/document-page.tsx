import type { Agreement } from '~/backend/checkout/order-model'
import css from '~/checkout/steps/order-document.css?url'
import { useLocale } from '~/i18n/use-locale'
import { CleanHtml } from '~/ui/clean-html'

export function DocumentPage({ document }: { document: Agreement }) {
  const { t, href } = useLocale()
  return (
    <article className="prose page order-document">
      <link rel="stylesheet" href={css} />
      <h1>{document.title}</h1>
      <CleanHtml html={document.html} />
      <p>
        <a href={href('orderConfirm')}>{t('order.toConfirm')}</a>
      </p>
    </article>
  )
}
