import type { ProductCard as Card } from '~/backend/catalogue/model'
import { type FreeDelivery, isDeliveredFree } from '~/catalogue/free-delivery'
import { useT } from '~/i18n/use-locale'

/** One line at most: a campaign, or free delivery where the badge does not say it. */
export function CardNote({ product, free }: { product: Card; free: FreeDelivery | undefined }) {
  const t = useT()
  const { campaign, badge, condition } = product
  const isBadge = badge === 'freeCargo' && !condition
  const delivery = !isBadge && isDeliveredFree(product, free) && t('catalog.badge.freeCargo')
  const text = campaign || delivery
  return text ? <small>{text}</small> : null
}
