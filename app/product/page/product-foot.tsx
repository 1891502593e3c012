import type { Product, Variant } from '~/backend/catalogue/model'
import { useT } from '~/i18n/use-locale'
import { AlarmLink } from '~/product/alarm-link'
import { DialogLink } from '~/product/dialog-link'
import { useServerData } from '~/rendering/server-data'
import { productPageOf } from '~/site-map'
import { useHasStores } from '~/stores/use-has-stores'
import { Icon } from '~/ui/pictures/icon'
import { ProductActions } from './product-actions'
import { ShareLinks } from './share-links'

type Props = {
  product: Product
  /** The displayed variant; the links below refer to it. */
  variant: Variant | null
}

function Promises({ lines = [] }: { lines: string[] | undefined }) {
  if (lines.length === 0) return null
  return (
    <ul className="availability">
      {lines.map((line) => (
        <li key={line}>
          <Icon name="check" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  )
}

/** Below the purchase: the shop's promises, a summary, comparison, stock and price alarms, store stock, share links. */
export default function ProductFoot({ product, ...props }: Props) {
  const t = useT()
  const origin = useServerData('origin', import.meta.env.SSR ? undefined : location.origin) ?? ''
  const { path, inStock, title, pictures, unavailablePages: unavailable = [] } = product
  const showOnly = product.showOnly || product.soldAt !== undefined
  const variant = props.variant?.id
  const isSold = !showOnly && inStock
  const someSoldOut = product.variants.some((one) => !one.inStock)
  return (
    <>
      {!showOnly && <Promises lines={product.promises} />}
      {product.summary && <p>{product.summary}</p>}
      <div className="product-links">
        {!product.soldAt && !unavailable.includes('compare') && <ProductActions id={product.id} />}
        {isSold && <AlarmLink product={product} type="price" variant={variant} />}
        {isSold && someSoldOut && <AlarmLink product={product} type="stock" variant={variant} />}
        {useHasStores() && !product.isGiftCard && !unavailable.includes('storeStock') && (
          <DialogLink href={productPageOf('storeStock', path, { variant })} width={580}>
            {t('product.storeStock')}
          </DialogLink>
        )}
        <ShareLinks
          address={origin + path}
          title={title}
          picture={new URL(pictures[0]?.big ?? '', origin).href}
        />
      </div>
    </>
  )
}
