import { useLocale } from '~/i18n/use-t'
import type { Agreement } from '~/shop/order-model'
import { CleanHtml } from '~/ui/clean-html'
import css from './steps.css?url'

/** A document that is agreed to with an order. */
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
