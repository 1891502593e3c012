import type { ReactNode } from 'react'
import type { Review } from '~/backend/engagement/engagement-model'
import { useLocale } from '~/i18n/use-locale'

export function ReviewItem({ review, children }: { review: Review; children?: ReactNode }) {
  const { t, date, number } = useLocale()
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
            <i>{'★'.repeat(5 - review.stars)}</i>
          </span>
        )}{' '}
        <bdi>{review.name}</bdi> <time dateTime={review.date}>{date(review.date, 'short')}</time>
        {review.bought && <span> {t('product.verifiedPurchase')}</span>}
      </p>
      {review.title && <h3 dir="auto">{review.title}</h3>}
      <p dir="auto">{review.text}</p>
      {children}
    </li>
  )
}
