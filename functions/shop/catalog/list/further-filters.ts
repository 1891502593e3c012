import type { Language } from '../../locale'
import { type FurtherCounts, RATINGS } from './further-counts'
import type { ListFilters } from './list-filters'

const TITLES = {
  rating: { tr: 'Puan', en: 'Rating', de: 'Bewertung', ar: 'التقييم' },
  delivery: { tr: 'Kargo', en: 'Delivery', de: 'Versand', ar: 'الشحن' },
  free: {
    tr: 'Ücretsiz kargo',
    en: 'Free delivery',
    de: 'Kostenloser Versand',
    ar: 'شحن مجاني',
  },
}

const FROM: Record<Language, (stars: number) => string> = {
  tr: (stars) => `${stars} puan ve üzeri`,
  en: (stars) => `${stars} stars and above`,
  de: (stars) => `${stars} Sterne und mehr`,
  ar: (stars) => `${stars} نجوم فأكثر`,
}

/** `COUNT` is left out where a list is too long to be counted. */
const counted = (count: number | undefined) => (count === undefined ? {} : { COUNT: count })

/** Filters by what is no property: stars, of which a chosen average includes the higher ones, and delivery. */
export function furtherFilters(
  counts: FurtherCounts | null,
  { ratedFrom, freeCargo }: ListFilters,
  language: Language,
) {
  const ratings = RATINGS.filter(
    (stars) => stars === ratedFrom || !counts || counts.ratings.get(stars),
  ).map((stars) => ({
    ID: String(stars),
    NAME: FROM[language](stars),
    DATA: '',
    ...counted(counts?.ratings.get(stars)),
    SELECTED: stars === ratedFrom ? (1 as const) : (0 as const),
  }))
  const free = {
    ...{ ID: 'free', NAME: TITLES.free[language], DATA: '', ...counted(counts?.freeCargo) },
    SELECTED: freeCargo ? (1 as const) : (0 as const),
  }
  const head = { TYPE: '0', LIST_NO: '0' }
  const all = [
    { ID: 'rating', NAME: TITLES.rating[language], ...head, VIEW: 'rating', VALUES: ratings },
    {
      ...{ ID: 'delivery', NAME: TITLES.delivery[language], ...head, VIEW: '' },
      VALUES: freeCargo || !counts || counts.freeCargo ? [free] : [],
    },
  ]
  return all.filter(({ VALUES }) => VALUES.length > 0)
}
