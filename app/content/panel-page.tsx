import type { Panel } from '~/backend/site/site-model'
import ProductGrid from '~/catalogue/product-grid'
import { useT } from '~/i18n/use-locale'
import { CleanHtml } from '~/ui/clean-html'

type Props = { panel: Panel; title: string }

/** A platform panel: products in our layout, or the backend's own HTML. */
export function PanelPage({ panel, title }: Props) {
  const t = useT()
  return (
    <article className="page">
      <h1>{title}</h1>
      {panel.kind === 'html' && <CleanHtml html={panel.html} className="prose" />}
      {panel.kind === 'products' &&
        (panel.products.length > 0 ? (
          <ProductGrid products={panel.products} heading="h2" />
        ) : (
          <p className="empty">{t('panel.empty')}</p>
        ))}
    </article>
  )
}
