import { useLocale } from '~/i18n/use-t'
import type { Reviews } from '~/shop/model'

/** What buyers say (row P13). */
export default function ReviewList({ reviews }: { reviews: Reviews }) {
  const { t, date, number } = useLocale()
  if (reviews.items.length === 0) return <p className="empty">{t('product.noReviews')}</p>
  return (
    <ul className="said">
      {reviews.items.map((review) => (
        <li key={review.id}>
          <p className="said-by">
            <span
              className="five"
              role="img"
              aria-label={t('product.starsOf', { stars: number(review.stars) })}
            >
              {'★'.repeat(review.stars)}
              <i>{'★'.repeat(5 - review.stars)}</i>
            </span>{' '}
            {review.name} <time dateTime={review.date}>{date(review.date, 'short')}</time>
            {review.bought && <span> {t('product.bought')}</span>}
          </p>
          {review.title && <h3>{review.title}</h3>}
          <p>{review.text}</p>
        </li>
      ))}
    </ul>
  )
}
