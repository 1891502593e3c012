import type { Product, Variant } from '~/backend/catalogue/model'
import { useT } from '~/i18n/use-locale'
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

function DialogLink({ href, width, children }: { href: string; width: number; children: string }) {
  return (
    <a
      href={href}
      data-dialog-width={width}
      data-with-variant=""
      data-behavior="dialog"
      data-load-on="click"
    >
      {children}
    </a>
  )
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
  const someSoldOut = product.variants.some((one) => !one.inStock)
  const elsewhere = product.elsewhere?.alarm
  const alarm = (type: 'price' | 'stock') =>
    elsewhere ? (
      <a href={elsewhere.href}>
        {t(`alarm.${type}`)}: {elsewhere.text}
      </a>
    ) : (
      <DialogLink href={productPageOf('alarm', path, { tur: type, variant })} width={480}>
        {t(`alarm.${type}`)}
      </DialogLink>
    )
  return (
    <>
      {!showOnly && <Promises lines={product.promises} />}
      {product.summary && <p>{product.summary}</p>}
      <div className="product-links">
        {!product.soldAt && !unavailable.includes('compare') && <ProductActions id={product.id} />}
        {!showOnly && alarm(inStock ? 'price' : 'stock')}
        {!showOnly && inStock && someSoldOut && alarm('stock')}
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
