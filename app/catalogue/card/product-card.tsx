import type { ProductCard as Card } from '~/backend/catalogue/model'
import type { FreeDelivery } from '~/catalogue/free-delivery'
import { useLocale } from '~/i18n/use-locale'
import { cardData } from '~/product/analytics/product-data'
import { useIsInStock } from '~/ui/negative-stock'
import { Dot } from '~/ui/pictures/dot'
import { PictureView } from '~/ui/pictures/picture-view'
import { Stars } from '~/ui/pictures/stars'
import { CardActions } from './card-actions'
import { CardNote } from './card-note'
import { OffersPrice } from './offers-price'

type Props = {
  product: Card
  /** On the first screen: its picture loads eagerly. */
  first?: boolean
  /** With a box to tick, for adding several at once. */
  pick?: boolean
  compare?: boolean
  ticked?: string[] | undefined
  /** Left out, the card has neither favourite nor comparison button. */
  isFavourite?: boolean
  heading?: 'h2' | 'h3'
  freeDelivery?: FreeDelivery | undefined
}

const sizes = '(width >= 1100px) 292px, (width >= 768px) 30vw, 46vw'

type PictureProps = Omit<Props, 'heading' | 'ticked' | 'freeDelivery'> & { isUnavailable: boolean }

function CardPicture({ product, first, compare, isFavourite, isUnavailable }: PictureProps) {
  const { t } = useLocale()
  const { badge, pictures, condition } = product
  const [front, back] = pictures
  return (
    <div className="card-picture" data-hover-picture={back?.medium}>
      <PictureView picture={front} sizes={sizes} first={first} alt="" large />
      {isUnavailable ? (
        <span className="tag sold-out">
          {[t('catalog.outOfStock'), condition].filter(Boolean).join(' · ')}
        </span>
      ) : (
        (condition || badge) && (
          <span className="tag">{condition ?? t(`catalog.badge.${badge}`)}</span>
        )
      )}
      {isFavourite !== undefined && !product.soldAt && (
        <CardActions
          id={product.id}
          title={product.title}
          isFavourite={isFavourite}
          compare={compare ?? false}
        />
      )}
    </div>
  )
}

export function ProductCard({ heading: Heading = 'h3', ticked, freeDelivery, ...picture }: Props) {
  const { number, t } = useLocale()
  const { product, pick } = picture
  const { title, rating, swatches, showOnly, soldAt } = product
  const inStock = useIsInStock(product)
  const isUnavailable = !(inStock || showOnly)
  return (
    <article
      className={isUnavailable ? 'card unavailable' : 'card'}
      {...(product.modelId
        ? { 'data-behavior': 'card-attributes', 'data-model-id': product.modelId }
        : {})}
    >
      <CardPicture {...picture} isUnavailable={isUnavailable} />
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
      {!showOnly && (
        <OffersPrice product={product} isUnavailable={isUnavailable}>
          {!isUnavailable && <CardNote product={product} free={freeDelivery} />}
        </OffersPrice>
      )}
      {swatches.length > 1 && <Swatches swatches={swatches} />}
      {pick && inStock && !showOnly && !soldAt && !product.hasVariants && (
        <Tick product={product} ticked={ticked} />
      )}
    </article>
  )
}

function Tick({ product, ticked }: Pick<Props, 'product' | 'ticked'>) {
  const { t } = useLocale()
  return (
    <label className="select-product">
      <input
        type="checkbox"
        name="productId[]"
        value={tickOf(product)}
        defaultChecked={ticked?.includes(tickOf(product))}
        data-product={JSON.stringify(cardData(product))}
      />
      <span className="visually-hidden">{t('catalog.select', { title: product.title })}</span>
    </label>
  )
}

/** Value of a tick: the product id, and its minimum quantity unless that is 1. */
function tickOf({ id, quantity: { min } }: Card): string {
  return min === 1 ? id : `${id}:${min}`
}

function Swatches({ swatches }: { swatches: Card['swatches'] }) {
  const { t } = useLocale()
  const visible = swatches.slice(0, 5)
  return (
    <p className="swatches">
      <span className="visually-hidden">{t('catalog.colours', { count: swatches.length })}</span>
      {visible.map(({ label, colour }) => (
        <Dot key={label} colour={colour} />
      ))}
      {swatches.length > visible.length && `+${swatches.length - visible.length}`}
    </p>
  )
}
