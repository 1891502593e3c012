import type { Product, ProductAround, ProductCard } from '~/backend/catalogue/model'
import type { Questions, Reviews } from '~/backend/engagement/engagement-model'
import ProductGrid from '~/catalogue/product-grid'
import { useT } from '~/i18n/use-locale'
import QuestionList from '~/product/questions/question-list'
import ReviewList from '~/product/reviews/review-list'
import { CachedFragment } from '~/rendering/cached-fragment'
import { Late } from '~/rendering/late-part'
import { useServerData } from '~/rendering/server-data'
import { productPageOf } from '~/site-map'

export type LateProductParts = {
  reviews: Promise<Reviews>
  questions: Promise<Questions>
  related: Promise<ProductCard[]>
}

/** Related products, reviews and questions; each may come late or fail alone. */
export default function LateParts(props: {
  late: LateProductParts | undefined
  around: ProductAround | undefined
  product: Product
  url: string
}) {
  const t = useT()
  const late = useServerData('late', props.late)
  const around = useServerData('around', props.around)
  const { url } = props
  const { path } = props.product
  if (!late) return null
  const part = (title: string) => ({
    coming: t('ui.loading', { title }),
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
              <>
                <CachedFragment part={ProductGrid} with={{ products }} of={products} />
                <p className="ways-on">
                  <a className="b" href={productPageOf('similar', path)}>
                    {t('similar.all')}
                  </a>
                </p>
              </>
            ) : (
              <p className="empty">{t('product.noRelated')}</p>
            )
          }
        </Late>
      </section>
      <section className="after" id="reviews">
        <h2>{t('product.reviews')}</h2>
        <Late promise={late.reviews} {...part(t('product.reviews'))}>
          {(reviews) => (
            <CachedFragment
              part={ReviewList}
              with={{ reviews, stars: around?.stars ?? [], path }}
              of={reviews}
              rest={around?.stars?.join()}
            />
          )}
        </Late>
      </section>
      <section className="after" id="questions">
        <h2>{t('product.questions')}</h2>
        <Late promise={late.questions} {...part(t('product.questions'))}>
          {(questions) => (
            <>
              <CachedFragment part={QuestionList} with={{ questions }} of={questions} />
              <p className="ways-on">
                <a className="b" href={productPageOf('questions', path)}>
                  {t('questions.ask')}
                </a>
              </p>
            </>
          )}
        </Late>
      </section>
      <section
        className="recent"
        data-enhance="recent"
        data-when="seen"
        data-path={path}
        data-title={props.product.title}
        data-picture={props.product.pictures[0]?.small}
      />
    </>
  )
}
