import type { StarCounts } from '~/backend/engagement/engagement-model'
import { useLocale } from '~/i18n/use-locale'

/** Mean with one decimal and a histogram; nothing without ratings. */
export function StarBars({ stars }: { stars: StarCounts }) {
  const { t, number } = useLocale()
  const total = stars.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  const mean = stars.reduce((sum, count, at) => sum + count * (at + 1), 0) / total
  const rating = number(Math.round(mean * 10) / 10)
  return (
    <div className="rating-bars">
      <p>
        <b aria-hidden="true">{rating}</b> {t('catalog.rating', { rating, count: total })}
      </p>
      <ul>
        {[5, 4, 3, 2, 1].map((star) => {
          const count = stars[star - 1] ?? 0
          return (
            <li key={star}>
              <span aria-hidden="true">{star} ★</span>
              <meter max={total} value={count} aria-label={t('product.starsOf', { stars: star })} />
              <span>{number(count)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
