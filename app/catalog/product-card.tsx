import { useLocale } from '~/i18n/use-t'
import { cardData } from '~/product/product-data'
import type { ProductCard as Card } from '~/shop/model'
import { Dot } from '~/ui/dot'
import { useIsInStock } from '~/ui/negative-stock'
import { PictureView } from '~/ui/picture-view'
import { Stars } from '~/ui/stars'
import { CardMarks } from './card-marks'
import { PriceBlock } from './price-block'

type Props = {
  product: Card
  /** On the first screen: its picture does not wait. */
  first?: boolean
  /** With a box to tick, for adding several at once. */
  pick?: boolean
  /** The boxes of the list that are ticked from the start. */
  ticked?: string[] | undefined
  /** Among the favourites or not; left out, the card has neither heart nor comparison. */
  kept?: boolean
  heading?: 'h2' | 'h3'
}

const sizes = '(width >= 1100px) 292px, (width >= 768px) 30vw, 46vw'

/** A product on a list. */
export function ProductCard({
  product,
  first,
  pick,
  ticked,
  kept,
  heading: Heading = 'h3',
}: Props) {
  const { t, number } = useLocale()
  const { title, rating, swatches, badge, showOnly } = product
  const inStock = useIsInStock(product)
  const [front, back] = product.pictures
  return (
    <article
      className={inStock || showOnly ? 'card' : 'card gone'}
      {...(product.modelId
        ? { 'data-enhance': 'card-attributes', 'data-model': product.modelId }
        : {})}
    >
      <div className="card-pic" data-back={back?.medium}>
        <PictureView picture={front} sizes={sizes} first={first} alt="" large />
        {!(inStock || showOnly) ? (
          <span className="tag off">{t('catalog.outOfStock')}</span>
        ) : (
          badge && <span className="tag">{t(`catalog.badge.${badge}`)}</span>
        )}
        {kept !== undefined && (
          <CardMarks id={product.id} title={title} kept={kept} compare={pick ?? false} />
        )}
      </div>
      <Heading>
        <a href={product.path}>{title}</a>
      </Heading>
      {rating !== null && (
        <Stars
          value={number(rating)}
          count={number(product.reviewCount)}
          spoken={t('catalog.rating', { rating: number(rating), count: product.reviewCount })}
        />
      )}
      {!showOnly && <PriceBlock price={product.price} />}
      {swatches.length > 1 && <Swatches swatches={swatches} />}
      {pick && inStock && !showOnly && !product.hasVariants && (
        <label className="pick">
          <input
            type="checkbox"
            name="productId[]"
            value={tickOf(product)}
            defaultChecked={ticked?.includes(tickOf(product))}
            data-product={JSON.stringify(cardData(product))}
          />
          <span className="vh">{t('catalog.pick', { title })}</span>
        </label>
      )}
    </article>
  )
}

/** What a tick sends: the product, and its least quantity where that is not 1. */
function tickOf({ id, quantity: { min } }: Card): string {
  return min === 1 ? id : `${id}:${min}`
}

/** The colours a product comes in: five, then how many more. */
function Swatches({ swatches }: { swatches: Card['swatches'] }) {
  const { t } = useLocale()
  const shown = swatches.slice(0, 5)
  return (
    <p className="dots">
      <span className="vh">{t('catalog.colours', { count: swatches.length })}</span>
      {shown.map(({ label, colour }) => (
        <Dot key={label} colour={colour} />
      ))}
      {swatches.length > shown.length && `+${swatches.length - shown.length}`}
    </p>
  )
}
