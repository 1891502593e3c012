import type { Picture, Product } from '~/backend/catalogue/model'
import { HeartButton } from '~/favourites/hearts/heart-button'
import { useFavourites } from '~/favourites/hearts/use-favourites'
import { useT } from '~/i18n/use-locale'
import { chosenVariant } from '~/product/variants/variants'
import { PictureView } from '~/ui/pictures/picture-view'
import { isBeside } from './own-pictures'

const main = '(width >= 1600px) 762px, (width >= 1240px) 620px, (width >= 768px) 50vw, 100vw'

/** `variants`: the ids of those that it shows, '' for any; `number`: its place beside them. */
type Placed = Picture & { variants: string; number: number; hidden: boolean }

function placed(product: Product): Placed[] {
  const counts = new Map<string, number>()
  const variant = chosenVariant(product, product.chosenVariantId)
  const own = product.pictures.filter((one) => one.shows && isBeside(one, variant)).length
  return product.pictures.map((picture) => {
    const variants = picture.shows?.join(' ') ?? ''
    const number = (counts.get(variants) ?? (variants ? 0 : own)) + 1
    counts.set(variants, number)
    return { ...picture, variants, number, hidden: !isBeside(picture, variant) }
  })
}

function Thumbnails({ pictures }: { pictures: Placed[] }) {
  const t = useT()
  return (
    <nav aria-label={t('productPart.pictureChoice')}>
      {pictures.map((picture, at) => (
        <a
          key={picture.small}
          href={`#picture-${at + 1}`}
          data-shows={picture.variants || undefined}
          hidden={picture.hidden}
        >
          <img
            src={picture.small}
            width={64}
            height={64}
            loading="lazy"
            alt={t('productPart.pictureNumber', { number: picture.number })}
          />
        </a>
      ))}
    </nav>
  )
}

function Pictures({ pictures, title }: { pictures: Placed[]; title: string }) {
  const t = useT()
  return pictures.map((picture, at) => (
    <li
      key={picture.big}
      id={`picture-${at + 1}`}
      data-shows={picture.variants || undefined}
      hidden={picture.hidden}
    >
      <a
        href={picture.big}
        data-reload-document
        aria-label={t('productPart.enlarge', { number: picture.number })}
      >
        <PictureView
          picture={picture}
          sizes={main}
          first={at === 0}
          alt={picture.number === 1 ? title : ''}
          large={picture.hidden}
        />
      </a>
    </li>
  ))
}

/**
 * Pictures as a swipeable strip of links to the large files, and thumbnails that scroll it; needs no script. Those that
 * show another option than the chosen one are hidden; displayPartsOf follows the choice.
 */
export default function Gallery({ product }: { product: Product }) {
  const t = useT()
  const { id, title, soldAt } = product
  const isFavourite = useFavourites()
  const pictures = placed(product)
  const several = pictures.filter(({ hidden }) => !hidden).length > 1
  return (
    <section className="gallery" aria-label={t('productPart.pictures')}>
      <ul tabIndex={several ? 0 : undefined} data-behavior="zoom" data-load-on="click">
        {pictures.length === 0 && (
          <li>
            <span className="picture no-pictures">{t('productPart.noPicture')}</span>
          </li>
        )}
        <Pictures pictures={pictures} title={title} />
      </ul>
      {!soldAt && (
        <div className="card-actions" data-behavior="favourites">
          <HeartButton id={id} isFavourite={isFavourite(id)} label={t('favourites.button')} />
        </div>
      )}
      {several && <Thumbnails pictures={pictures} />}
    </section>
  )
}
