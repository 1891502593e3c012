import type { FavouriteNews } from '~/backend/engagement/favourites-model'
import { useLocale } from '~/i18n/use-locale'

type Props = { news: FavouriteNews | undefined; currency: string }

/** What became better about a product since it was added. */
export function News({ news, currency }: Props) {
  const { t, money } = useLocale()
  if (!news) return null
  return (
    <p className="favourite-news">
      {news.cheaperBy > 0 && (
        <span>{t('favourites.cheaper', { amount: money(news.cheaperBy, currency) })}</span>
      )}
      {news.isBack && <span>{t('favourites.isBack')}</span>}
    </p>
  )
}
