import ProductGrid from '~/catalog/product-grid'
import { useT } from '~/i18n/use-t'
import { useDrawn } from '~/server-visit'
import type { ProductCard, Questions, Reviews } from '~/shop/model'
import { Late } from '~/ui/late'
import QuestionList from './question-list'
import ReviewList from './review-list'

/** The parts of a product page that may follow the page (row P02). */
export type LateProductParts = {
  reviews: Promise<Reviews>
  questions: Promise<Questions>
  related: Promise<ProductCard[]>
}

/** Related products, reviews and questions: each may come late, or fail, alone (row P02). */
export default function LateParts(props: { late: LateProductParts | undefined; url: string }) {
  const t = useT()
  const late = useDrawn('late', props.late)
  const { url } = props
  if (!late) return null
  const part = (title: string) => ({
    coming: t('ui.coming', { title }),
    failed: t('ui.lateFailed', { title }),
    retry: { href: url, text: t('ui.retry') },
  })
  return (
    <>
      <section className="after" id="related">
        <h2>{t('product.related')}</h2>
        <Late promise={late.related} {...part(t('product.related'))}>
          {(products) =>
            products.length > 0 ? (
              <ProductGrid products={products} />
            ) : (
              <p className="empty">{t('product.noRelated')}</p>
            )
          }
        </Late>
      </section>
      <section className="after" id="reviews">
        <h2>{t('product.reviews')}</h2>
        <Late promise={late.reviews} {...part(t('product.reviews'))}>
          {(reviews) => <ReviewList reviews={reviews} />}
        </Late>
      </section>
      <section className="after" id="questions">
        <h2>{t('product.questions')}</h2>
        <Late promise={late.questions} {...part(t('product.questions'))}>
          {(questions) => <QuestionList questions={questions} />}
        </Late>
      </section>
    </>
  )
}
