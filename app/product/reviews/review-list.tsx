import type { Reviews, StarCounts } from '~/backend/engagement/engagement-model'
import { useLocale } from '~/i18n/use-locale'
import { productPageOf } from '~/site-map'
import { ReviewItem } from './review-item'
import { StarBars } from './star-bars'

const maxReviews = 5

type Props = {
  reviews: Reviews
  stars: StarCounts
  path: string
  elsewhere: { href: string; text: string } | undefined
}

/** Reviews on the product page: mean, histogram, the newest, links to all and to the form. */
export default function ReviewList({ reviews, stars, path, elsewhere }: Props) {
  const { t, number } = useLocale()
  const hasOnlyStars = reviews.isUnavailable && stars.some((count) => count > 0)
  return (
    <>
      {(reviews.items.length > 0 || hasOnlyStars) && <StarBars stars={stars} />}
      {reviews.items.length > 0 && (
        <ul className="posts">
          {reviews.items.slice(0, maxReviews).map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
      )}
      {reviews.items.length === 0 && !hasOnlyStars && (
        <p className="empty">
          {t(reviews.isUnavailable ? 'product.notHere' : 'product.noReviews')}
        </p>
      )}
      <p className="section-links">
        {reviews.total > 0 && (
          <a className="button" href={productPageOf('reviews', path)}>
            {t('reviews.all', { count: number(reviews.total) })}
          </a>
        )}
        <WriteLink path={path} elsewhere={elsewhere} />
      </p>
    </>
  )
}

function WriteLink({ path, elsewhere }: Pick<Props, 'path' | 'elsewhere'>) {
  const { t } = useLocale()
  if (elsewhere)
    return (
      <a className="button" href={elsewhere.href}>
        {t('reviews.write')}: {elsewhere.text}
      </a>
    )
  return (
    <a
      className="button"
      href={productPageOf('writeReview', path)}
      data-dialog-width="570"
      data-behavior="dialog"
      data-load-on="click"
    >
      {t('reviews.write')}
    </a>
  )
}
