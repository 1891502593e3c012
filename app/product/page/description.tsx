import type { ProductAround } from '~/backend/catalogue/model'
import { useT } from '~/i18n/use-locale'
import { useServerData } from '~/rendering/server-data'
import { CleanHtml } from '~/ui/clean-html'

export default function Description(props: { around: ProductAround | undefined }) {
  const t = useT()
  const html = useServerData('around', props.around)?.description
  if (!html) return null
  return (
    <section className="product-description">
      <h2>{t('productPart.description')}</h2>
      <CleanHtml className="prose" html={html} />
    </section>
  )
}
