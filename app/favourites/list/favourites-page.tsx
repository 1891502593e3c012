import type { ProductCard as Card } from '~/backend/catalogue/model'
import { ProductCard } from '~/catalogue/card/product-card'
import type { GuestList } from '~/favourites/guest/guest-list'
import { Form } from '~/forms/form'
import { useLocale, useT } from '~/i18n/use-locale'
import { cardData } from '~/product/analytics/product-data'
import { serverOnly } from '~/rendering/server-only'
import { Button } from '~/ui/button'
import { Confirm } from '~/ui/dialog/confirm'
import { useIsInStock } from '~/ui/negative-stock'
import css from './favourites.css?url'

const GuestNote = serverOnly(() => import('~/favourites/guest/guest-note'))

type Props = {
  products: Card[]
  /** Public URL of the list; null while it is not shared. */
  link: string | null
  mayShare: boolean
  /** Hearts are still on their way to the shop, and their products are not known before. */
  isSaving: boolean
  guest: Omit<GuestList, 'products'> | null
}

/** 'Favoriye Eklenen Ürünler': the member's favourites, or those of a guest in the browser. */
export function FavouritesPage({ products, link, mayShare, isSaving, guest }: Props) {
  const t = useT()
  const ids = guest?.ids ?? products.map(({ id }) => id)
  const isWhole = !isSaving && !guest?.isIncomplete
  return (
    <>
      <link rel="stylesheet" href={css} />
      <h1>{t('favourites.title')}</h1>
      {isSaving && <SavingNote />}
      {guest && <GuestNote key={String(guest.isIncomplete)} isIncomplete={guest.isIncomplete} />}
      <div data-behavior="favourites">
        {products.length > 0 ? (
          <>
            <p className="item-count">{t('catalog.count', { count: products.length })}</p>
            <ul className="cards">
              {products.map((product) => (
                <li
                  key={product.id}
                  className="favourite"
                  data-behavior="events"
                  data-product={JSON.stringify(cardData(product))}
                >
                  <ProductCard product={product} heading="h2" />
                  <ListActions product={product} />
                </li>
              ))}
            </ul>
          </>
        ) : (
          isWhole && <EmptyList />
        )}
        {ids.length > 0 && <ClearAll ids={ids} />}
      </div>
      {mayShare && products.length > 0 && <ShareBox link={link} />}
    </>
  )
}

function SavingNote() {
  const { t, href } = useLocale()
  return (
    <p className="item-count" role="status">
      {t('favourites.waiting')} <a href={href('favourites')}>{t('favourites.reload')}</a>
    </p>
  )
}

function EmptyList() {
  const { t, href } = useLocale()
  return (
    <div className="empty">
      <p>{t('favourites.empty')}</p>
      <p>
        <a className="button button-main" href={href('categories')}>
          {t('favourites.browse')}
        </a>
      </p>
    </div>
  )
}

/** Products with options are chosen on their own page; sold-out and display-only ones cannot be added. */
function ListActions({ product }: { product: Card }) {
  const { t, href } = useLocale()
  const { id, title, path, hasVariants, quantity } = product
  const isForSale = useIsInStock(product) && !product.showOnly
  const named = <span className="visually-hidden"> {title}</span>
  return (
    <div className="favourite-actions">
      {isForSale && hasVariants && (
        <a className="button" href={path}>
          {t('favourites.seeProduct')}
          {named}
        </a>
      )}
      {isForSale && !hasVariants && (
        <Form action={href('cartAdd')}>
          <input type="hidden" name="productId" value={id} />
          <input type="hidden" name="quantity" value={quantity.min} />
          <input type="hidden" name="back" value={href('favourites')} />
          <input type="hidden" name="productPath" value={path} />
          <Button name="intent" value="add">
            {t('product.add')}
            {named}
          </Button>
        </Form>
      )}
      <Form action={href('favouriteChange')}>
        <Button tone="text" name="fav" value={`-${id}`}>
          {t('favourites.remove')}
          {named}
        </Button>
      </Form>
    </div>
  )
}

function ClearAll({ ids }: { ids: string[] }) {
  const { t, href } = useLocale()
  return (
    <Form action={href('favouriteChange')} className="clear-list">
      {ids.map((id) => (
        <input key={id} type="hidden" name="fav" value={`-${id}`} />
      ))}
      <Confirm
        id="clear-list"
        label={t('favourites.clear')}
        question={t('favourites.clearQuestion')}
        cancel={t('cart.clearCancel')}
      >
        <Button tone="main">{t('favourites.clearConfirm')}</Button>
      </Confirm>
    </Form>
  )
}

function ShareBox({ link }: { link: string | null }) {
  const { t, href } = useLocale()
  return (
    <section className="share-list">
      <h2>{t('favourites.share')}</h2>
      <p>{t('favourites.shareText')}</p>
      {link && (
        <p>
          <a href={link} dir="ltr">
            {link}
          </a>
        </p>
      )}
      <Form action={href('favouriteShare')}>
        <Button name="share" value={link ? '0' : '1'}>
          {link ? t('favourites.unshare') : t('favourites.makeLink')}
        </Button>
      </Form>
    </section>
  )
}
