import { PriceBlock } from '~/catalog/price-block'
import { useLocale } from '~/i18n/use-t'
import type { Product, ProductCard, Questions, Reviews } from '~/shop/model'
import { Breadcrumb } from '~/ui/breadcrumb'
import { CleanHtml } from '~/ui/clean-html'
import { Stars } from '~/ui/stars'
import { AddForm } from './add-form'
import { Gallery } from './gallery'
import { LateParts } from './late-parts'
import { ProductFacts } from './product-facts'
import { useVariantChoice } from './use-variant-choice'
import { VariantChoice } from './variant-choice'

/** The parts of a product page that may follow the page (row P02). */
export type LateProductParts = {
  reviews: Promise<Reviews>
  questions: Promise<Questions>
  related: Promise<ProductCard[]>
}

type Props = {
  product: Product
  late: LateProductParts
  /** Path and query of this page. */
  url: string
}

/** A product: pictures, price, choice and purchase first, all else after (rows P01 to P08, P14). */
export function ProductPage({ product, late, url }: Props) {
  const { t, number, href } = useLocale()
  const { choice, busy, choose } = useVariantChoice(product)
  const { rating, reviewCount: count, brand, brandPath } = product
  const price = choice.variant?.price ?? product.price
  return (
    <>
      <Breadcrumb
        label={t('shell.trail')}
        home={{ title: t('shell.home'), path: href('home') }}
        crumbs={product.crumbs}
      />
      <div className="pd" key={product.id}>
        <Gallery pictures={product.pictures} title={product.title} />
        <div className="pd-buy">
          {brand && (
            <p className="pd-brand">{brandPath ? <a href={brandPath}>{brand}</a> : brand}</p>
          )}
          <h1>{product.title}</h1>
          {rating !== null && (
            <a href="#reviews" className="pd-rating">
              <Stars
                value={number(rating)}
                count={number(count)}
                spoken={t('catalog.rating', { rating: number(rating), count })}
              />
            </a>
          )}
          <div className="pd-price" aria-live="polite" aria-busy={busy}>
            <PriceBlock price={price} full />
          </div>
          {product.summary && <p className="pd-summary">{product.summary}</p>}
          {choice.groups.map((group, at) => (
            <VariantChoice key={group.title} group={group} at={at} onChoose={choose} />
          ))}
          <AddForm product={product} variant={choice.variant} url={url} busy={busy} />
          <ProductFacts product={product} variant={choice.variant} />
        </div>
        {product.description && (
          <section className="pd-text">
            <h2>{t('product.description')}</h2>
            <CleanHtml className="prose" html={product.description} />
          </section>
        )}
      </div>
      <LateParts late={late} url={url} />
    </>
  )
}
