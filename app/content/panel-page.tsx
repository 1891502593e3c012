import ProductGrid from '~/catalog/product-grid'
import { useT } from '~/i18n/use-t'
import type { Panel } from '~/shop/site-model'
import { CleanHtml } from '~/ui/clean-html'

type Props = { panel: Panel; title: string }

/** What the backend has in a sub-folder: its products as we draw them, or its own words. */
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
