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

/** Below the purchase: alarms for a product that is gone or dear, and the ways to pass it on. */
export default function ProductFoot({ product, ...props }: Props) {
  const t = useT()
  const origin = useDrawn('origin', import.meta.env.SSR ? undefined : location.origin) ?? ''
  const { path, inStock, showOnly, title, pictures } = product
  const variant = props.variant?.id
  return (
    <div className="pd-foot">
      {!showOnly && (
        <a
          href={productPageOf('alarm', path, { tur: inStock ? 'price' : 'stock', variant })}
          data-window="480"
          data-variant=""
          data-enhance="window"
          data-when="press"
        >
          {t(inStock ? 'alarm.price' : 'alarm.stock')}
        </a>
      )}
      {inStock && !showOnly && product.variants.some((variant) => !variant.inStock) && (
        <a
          href={productPageOf('alarm', path, { tur: 'stock', variant })}
          data-window="480"
          data-variant=""
          data-enhance="window"
          data-when="press"
        >
          {t('alarm.stock')}
        </a>
      )}
      <a
        href={productPageOf('storeStock', path, { variant })}
        data-window="580"
        data-variant=""
        data-enhance="window"
        data-when="press"
      >
        {t('product.storeStock')}
      </a>
      <ShareLinks
        address={origin + path}
        title={title}
        picture={origin + (pictures[0]?.big ?? '')}
      />
    </div>
  )
}
