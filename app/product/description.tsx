import { useT } from '~/i18n/use-t'
import { CleanHtml } from '~/ui/clean-html'

/** What the shop says about the thing. */
export default function Description({ html }: { html: string }) {
  const t = useT()
  return (
    <section className="pd-text">
      <h2>{t('product.description')}</h2>
      <CleanHtml className="prose" html={html} />
    </section>
  )
}
