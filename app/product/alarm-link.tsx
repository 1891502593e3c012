import type { Product } from '~/backend/catalogue/model'
import { useT } from '~/i18n/use-locale'
import { productPageOf } from '~/site-map'
import { DialogLink } from './dialog-link'

type Props = {
  product: Product
  type: 'price' | 'stock'
  variant: string | undefined
  className?: string
}

/** Leads to the alarm for a lower price or for new stock, at the shop's own page where it is there. */
export function AlarmLink({ product, type, variant, className }: Props) {
  const t = useT()
  const elsewhere = product.elsewhere?.alarm
  if (elsewhere)
    return (
      <a href={elsewhere.href} className={className}>
        {t(`alarm.${type}`)}: {elsewhere.text}
      </a>
    )
  const href = productPageOf('alarm', product.path, { tur: type, variant })
  return (
    <DialogLink href={href} width={480} className={className}>
      {t(`alarm.${type}`)}
    </DialogLink>
  )
}
