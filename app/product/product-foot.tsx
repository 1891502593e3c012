import { useT } from '~/i18n/use-t'
import { useDrawn } from '~/server-visit'
import type { Product, Variant } from '~/shop/model'
import { productPageOf } from '~/site-map'
import { ShareLinks } from './share-links'

type Props = {
  product: Product
  /** The one that is shown: what is asked below is about it. */
  variant: Variant | null
}

/** A page that opens in a window of its width, for the variant that is chosen then. */
function WindowLink({ href, width, children }: { href: string; width: number; children: string }) {
  return (
    <a href={href} data-window={width} data-variant="" data-enhance="window" data-when="press">
      {children}
    </a>
  )
}

/** Below the purchase: alarms for a product that is gone or dear, and the ways to pass it on. */
export default function ProductFoot({ product, ...props }: Props) {
  const t = useT()
  const origin = useDrawn('origin', import.meta.env.SSR ? undefined : location.origin) ?? ''
  const { path, inStock, showOnly, title, pictures } = product
  const variant = props.variant?.id
  const someGone = product.variants.some((one) => !one.inStock)
  const alarm = (tur: 'price' | 'stock') => (
    <WindowLink href={productPageOf('alarm', path, { tur, variant })} width={480}>
      {t(`alarm.${tur}`)}
    </WindowLink>
  )
  return (
    <div className="pd-foot">
      {!showOnly && alarm(inStock ? 'price' : 'stock')}
      {!showOnly && inStock && someGone && alarm('stock')}
      <WindowLink href={productPageOf('storeStock', path, { variant })} width={580}>
        {t('product.storeStock')}
      </WindowLink>
      <ShareLinks
        address={origin + path}
        title={title}
        picture={origin + (pictures[0]?.big ?? '')}
      />
    </div>
  )
}
