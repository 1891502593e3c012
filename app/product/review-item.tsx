import type { ReactNode } from 'react'
import { useLocale } from '~/i18n/use-t'
import type { Review } from '~/shop/talk-model'

/** One review: stars, who, when, whether bought; below it what can be done with it. */
export function ReviewItem({ review, children }: { review: Review; children?: ReactNode }) {
  const { t, date, number } = useLocale()
  return (
    <li>
      <p className="said-by">
        <span
          className="five"
          role="img"
          aria-label={t('product.starsOf', { stars: number(review.stars) })}
        >
          {'★'.repeat(review.stars)}
          <i>{'★'.repeat(5 - review.stars)}</i>
        </span>{' '}
        <bdi>{review.name}</bdi> <time dateTime={review.date}>{date(review.date, 'short')}</time>
        {review.bought && <span> {t('product.bought')}</span>}
      </p>
      {review.title && <h3 dir="auto">{review.title}</h3>}
      <p dir="auto">{review.text}</p>
      {children}
    </li>
  )
}
