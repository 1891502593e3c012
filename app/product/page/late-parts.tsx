import type { ReactNode } from 'react'
import type { Product, ProductCard } from '~/backend/catalogue/model'
import type { Questions, Reviews, StarCounts } from '~/backend/engagement/engagement-model'
import ProductGrid from '~/catalogue/product-grid'
import { useT } from '~/i18n/use-locale'
import QuestionList from '~/product/questions/question-list'
import ReviewList from '~/product/reviews/review-list'
import { CachedFragment } from '~/rendering/cached-fragment'
import { Late } from '~/rendering/late-part'
import { useServerData } from '~/rendering/server-data'
import { productPageOf } from '~/site-map'

export type LateReviews = { reviews: Reviews; stars: StarCounts }

export type LateProductParts = {
  reviews: Promise<LateReviews>
  questions: Promise<Questions> | undefined
  related: Promise<ProductCard[]>
}

type SectionProps<T> = {
  id: string
  title: string
  url: string
  promise: Promise<T>
  children: (value: T) => ReactNode
}

type PartProps<T> = Omit<SectionProps<T>, 'id'> & { heading?: ReactNode }

function LatePart<T>({ title, url, ...part }: PartProps<T>) {
  const t = useT()
  return (
    <Late
      {...part}
      coming={t('ui.loading', { title })}
      failed={t('ui.lateFailed', { title })}
      retry={{ href: url, text: t('ui.retry') }}
    />
  )
}

function LateSection<T>({ id, ...part }: SectionProps<T>) {
  return (
    <section className="product-section" id={id}>
      <LatePart {...part} heading={<h2>{part.title}</h2>} />
    </section>
  )
}

function LinkBelow({ href, text }: { href: string; text: string }) {
  return (
    <p className="section-links">
      <a className="button" href={href}>
        {text}
      </a>
    </p>
  )
}

/** Hidden with its heading where the shop names none. */
function RelatedCards({ products, path }: { products: ProductCard[]; path: string }) {
  const t = useT()
  if (products.length === 0) return null
  return (
    <div
      className="product-section"
      data-behavior="shelf"
      data-load-on="seen"
      data-shelf="related_products"
    >
      <h2>{t('productPart.related')}</h2>
      <CachedFragment part={ProductGrid} with={{ products }} of={products} />
      <LinkBelow href={productPageOf('similar', path)} text={t('similar.all')} />
    </div>
  )
}

type RelatedProps = { promise: LateProductParts['related']; path: string; url: string }

function Related({ promise, path, url }: RelatedProps) {
  const t = useT()
  return (
    <section id="related">
      <LatePart title={t('productPart.related')} url={url} promise={promise}>
        {(products) => <RelatedCards products={products} path={path} />}
      </LatePart>
    </section>
  )
}

type QuestionProps = { path: string; url: string; promise: Promise<Questions> }

function QuestionSection({ path, ...part }: QuestionProps) {
  const t = useT()
  return (
    <LateSection id="questions" title={t('product.questions')} {...part}>
      {(questions) => (
        <>
          <CachedFragment part={QuestionList} with={{ questions }} of={questions} />
          {!questions.isUnavailable && (
            <LinkBelow href={productPageOf('questions', path)} text={t('questions.ask')} />
          )}
        </>
      )}
    </LateSection>
  )
}

type Props = {
  late: LateProductParts | undefined
  product: Product
  url: string
}

/** Related products, reviews and questions; each may come late or fail alone. */
export default function LateParts({ product, url, ...props }: Props) {
  const t = useT()
  const late = useServerData('late', props.late)
  const { path } = product
  if (!late) return null
  return (
    <>
      <Related promise={late.related} path={path} url={url} />
      <LateSection id="reviews" title={t('product.reviews')} url={url} promise={late.reviews}>
        {({ reviews, stars }) => {
          const elsewhere = product.elsewhere?.review
          const props = { reviews, stars, path, elsewhere }
          const rest = `${stars.join()} ${elsewhere?.href ?? ''}`
          return <CachedFragment part={ReviewList} with={props} of={reviews} rest={rest} />
        }}
      </LateSection>
      {late.questions && <QuestionSection path={path} url={url} promise={late.questions} />}
      <section
        className="recently-viewed"
        data-behavior="recently-viewed"
        data-load-on="visible"
        data-path={path}
      />
    </>
  )
}
