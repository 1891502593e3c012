import { useT } from '~/i18n/use-t'
import { useDrawn } from '~/server-visit'
import type { ProductAround } from '~/shop/model'
import { CleanHtml } from '~/ui/clean-html'

/** What the shop says about the thing. */
export default function Description(props: { around: ProductAround | undefined }) {
  const t = useT()
  const html = useDrawn('around', props.around)?.description
  if (!html) return null
  return (
    <section className="pd-text">
      <h2>{t('product.description')}</h2>
      <CleanHtml className="prose" html={html} />
    </section>
  )
}
