import type { Picture, Product } from '~/backend/catalogue/model'
import { HeartButton } from '~/favourites/hearts/heart-button'
import { useFavourites } from '~/favourites/hearts/use-favourites'
import { useT } from '~/i18n/use-locale'
import { PictureView } from '~/ui/pictures/picture-view'

const main = '(width >= 1240px) 620px, (width >= 900px) 50vw, 100vw'

function Thumbnails({ pictures }: { pictures: Picture[] }) {
  const t = useT()
  return (
    <nav aria-label={t('productPart.pictureChoice')}>
      {pictures.map((picture, at) => (
        <a key={picture.small} href={`#picture-${at + 1}`}>
          <img
            src={picture.small}
            width={64}
            height={64}
            loading="lazy"
            alt={t('productPart.pictureNumber', { number: at + 1 })}
          />
        </a>
      ))}
    </nav>
  )
}

/** Pictures as a swipeable strip of links to the large files, and thumbnails that scroll it; needs no script. */
export default function Gallery({ product }: { product: Product }) {
  const t = useT()
  const { id, pictures, title, soldAt } = product
  const isFavourite = useFavourites()
  const several = pictures.length > 1
  return (
    <section className="gallery" aria-label={t('productPart.pictures')}>
      <ul tabIndex={several ? 0 : undefined} data-behavior="zoom" data-load-on="click">
        {pictures.length === 0 && (
          <li>
            <span className="picture no-pictures">{t('productPart.noPicture')}</span>
          </li>
        )}
        {pictures.map((picture, at) => (
          <li key={picture.big} id={`picture-${at + 1}`}>
            <a
              href={picture.big}
              data-reload-document
              aria-label={t('productPart.enlarge', { number: at + 1 })}
            >
              <PictureView
                picture={picture}
                sizes={main}
                first={at === 0}
                alt={at === 0 ? title : ''}
              />
            </a>
          </li>
        ))}
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
