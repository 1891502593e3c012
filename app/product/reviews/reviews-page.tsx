import type { ComponentProps } from 'react'
import type { Review, Reviews, StarCounts } from '~/backend/engagement/engagement-model'
import { PageLinks } from '~/catalogue/page-links'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { ProductLine } from '~/product/page/product-line'
import type { AboutProduct } from '~/product/related/about-product'
import { Late } from '~/rendering/late-part'
import { productPageOf } from '~/site-map'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import empty from '~/ui/empty-state.css?url'
import { ReviewItem } from './review-item'
import { type ReviewOrder, reviewOrders } from './review-order'
import { StarBars } from './star-bars'

type Props = {
  product: AboutProduct
  note: string
  order: ReviewOrder
  words: string
  reviews: Promise<Reviews>
  stars: Promise<StarCounts>
}

export function ReviewsPage({ product, note, order, words, reviews, stars }: Props) {
  const { t } = useLocale()
  const pageHref = productPageOf('reviews', product.path)
  const retry = { href: pageHref, text: t('ui.retry') }
  const title = t('product.reviews')
  const failed = t('ui.lateFailed', { title })
  const part = { coming: t('ui.loading', { title }), failed, retry }
  return (
    <>
      <link rel="stylesheet" href={empty} />
      <ProductLine product={product} title={title} />
      <Late promise={stars} {...part} failed={t('reviews.ratingsFailed')}>
        {(counts) => counts.some(Boolean) && <StarBars stars={counts} />}
      </Late>
      <p className="section-links">
        <WriteLink path={product.path} text={t('reviews.write')} />
      </p>
      {note && <p className="muted">{note}</p>}
      <h2 className="visually-hidden">{title}</h2>
      <Late promise={reviews} {...part}>
        {(page) =>
          page.isUnavailable ? (
            <NoTexts stars={stars} part={part} />
          ) : (
            <FoundReviews page={page} path={product.path} order={order} words={words} />
          )
        }
      </Late>
    </>
  )
}

function WriteLink({ path, text }: { path: string; text: string }) {
  return (
    <a
      className="button button-main"
      href={productPageOf('writeReview', path)}
      data-dialog-width="570"
      data-behavior="dialog"
      data-load-on="click"
    >
      {text}
    </a>
  )
}

type NoTextsProps = Pick<Props, 'stars'> & {
  part: Pick<ComponentProps<typeof Late>, 'coming' | 'failed' | 'retry'>
}

/** Of a shop that shows no reviews; it may count their stars. */
function NoTexts({ stars, part }: NoTextsProps) {
  const { t } = useLocale()
  return (
    <Late promise={stars} {...part}>
      {(counts) => !counts.some(Boolean) && <p className="empty">{t('product.notHere')}</p>}
    </Late>
  )
}

type ToolsProps = Pick<Props, 'order' | 'words'> & { action: string }

function ReviewTools({ action, order, words }: ToolsProps) {
  const { t } = useLocale()
  return (
    <form method="get" action={action} className="review-tools">
      <label>
        {t('lists.sortBy')}
        <select name="sort" className="input" defaultValue={order} data-submit-on-change>
          {reviewOrders.map((each) => (
            <option key={each} value={each}>
              {t(`reviews.order.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('reviews.search')}
        <input type="search" name="q" className="input" defaultValue={words} maxLength={100} />
      </label>
      <Button>{t('reviews.show')}</Button>
    </form>
  )
}

type PageProps = { page: Reviews; path: string; order: ReviewOrder; words: string }

function FoundReviews({ order, words, ...props }: PageProps) {
  const { t } = useLocale()
  if (props.page.total === 0 && !words)
    return (
      <EmptyState drawing="words" text={t('product.noReviews')}>
        <WriteLink path={props.path} text={t('reviews.writeFirst')} />
      </EmptyState>
    )
  const action = productPageOf('reviews', props.path)
  return (
    <>
      <ReviewTools action={action} order={order} words={words} />
      <ReviewPage {...props} order={order} words={words} />
    </>
  )
}

function ReviewPage({ page, path, order, words }: PageProps) {
  const { t } = useLocale()
  if (page.items.length === 0)
    return (
      <p className="empty">{words ? t('reviews.notFound', { words }) : t('product.noReviews')}</p>
    )
  return (
    <>
      <ul className="posts">
        {page.items.map((review) => (
          <ReviewItem key={review.id} review={review}>
            {review.votes && <Votes id={review.id} votes={review.votes} path={path} />}
          </ReviewItem>
        ))}
      </ul>
      <PageLinks
        page={page.page}
        pages={page.pages}
        hrefOf={(pg) => productPageOf('reviews', path, { sort: order, q: words, pg })}
      />
    </>
  )
}

type VotesProps = { id: string; votes: NonNullable<Review['votes']>; path: string }

function Votes({ id, votes, path }: VotesProps) {
  const { t, number } = useLocale()
  return (
    <Form action={productPageOf('reviews', path)} className="review-votes">
      <input type="hidden" name="review" value={id} />
      <Button tone="text" name="vote" value="1">
        {t('reviews.helpful', { count: number(votes.helpful) })}
      </Button>
      <Button tone="text" name="vote" value="2">
        {t('reviews.unhelpful', { count: number(votes.unhelpful) })}
      </Button>
    </Form>
  )
}
