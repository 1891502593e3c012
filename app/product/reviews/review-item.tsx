import type { ReactNode } from 'react'
import type { Review } from '~/backend/engagement/engagement-model'
import { formatDate } from '~/i18n/dates'
import { useLocale } from '~/i18n/use-locale'

export function ReviewItem({ review, children }: { review: Review; children?: ReactNode }) {
  const { t, language, number } = useLocale()
  return (
    <li>
      <p className="post-author">
        {review.stars > 0 && (
          <span
            className="star-row"
            role="img"
            aria-label={t('product.starsOf', { stars: number(review.stars) })}
          >
            {'★'.repeat(review.stars)}
            {'☆'.repeat(5 - review.stars)}
          </span>
        )}{' '}
        <bdi>{review.name}</bdi>{' '}
        <time dateTime={review.date}>{formatDate(review.date, 'short', language)}</time>
        {review.bought && <span> {t('product.verifiedPurchase')}</span>}
      </p>
      {review.title && <h3 dir="auto">{review.title}</h3>}
      <p dir="auto">{review.text}</p>
      {children}
    </li>
  )
}
