import type { ReactNode } from 'react'
import type { Product } from '~/backend/catalogue/model'
import { useT } from '~/i18n/use-locale'
import { productPageOf } from '~/site-map'

type DialogProps = {
  href: string
  width: number
  className?: string | undefined
  children: ReactNode
}

/** Opens a page of the product in a window above it, for the chosen variant. */
export function DialogLink({ href, width, className, children }: DialogProps) {
  return (
    <a
      href={href}
      className={className}
      data-dialog-width={width}
      data-with-variant=""
      data-behavior="dialog"
      data-load-on="click"
    >
      {children}
    </a>
  )
}

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
