import { useFetcher } from '@remix-run/react'
import type { ProductCard as Card } from '~/backend/catalogue/model'
import { ProductCard } from '~/catalogue/card/product-card'
import { useLocale } from '~/i18n/use-locale'
import { cardData } from '~/product/analytics/product-data'
import { useAnswer } from '~/rendering/form-answer'
import { FormKey } from '~/rendering/visitor-values'
import type { ActionResult } from '~/session/response-data'
import { Button } from '~/ui/button'
import { Confirm } from '~/ui/dialog/confirm'
import { useIsInStock } from '~/ui/negative-stock'
import css from './favourites.css?url'

type Props = {
  products: Card[]
  /** Public URL of the list; null while it is not shared. */
  link: string | null
}

/** 'Favoriye Eklenen Ürünler': the member's favourites. */
export function FavouritesPage({ products, link }: Props) {
  const { t, href } = useLocale()
  return (
    <>
      <link rel="stylesheet" href={css} />
      <h1>{t('favourites.title')}</h1>
      {products.length > 0 ? (
        <>
          <p className="cart-count">{t('catalog.count', { count: products.length })}</p>
          <ul className="cards">
            {products.map((product) => (
              <li
                key={product.id}
                className="kept"
                data-enhance="events"
                data-product={JSON.stringify(cardData(product))}
              >
                <ProductCard product={product} heading="h2" />
                <ListActions product={product} />
              </li>
            ))}
          </ul>
          <ClearAll products={products} />
          <ShareBox link={link} />
        </>
      ) : (
        <div className="empty">
          <p>{t('favourites.empty')}</p>
          <p>
            <a className="b b-main" href={href('categories')}>
              {t('favourites.look')}
            </a>
          </p>
        </div>
      )}
    </>
  )
}

/** Products with options are chosen on their own page; sold-out and display-only ones cannot be added. */
function ListActions({ product }: { product: Card }) {
  const { t, href } = useLocale()
  const cart = useFetcher<ActionResult>()
  const change = useFetcher<ActionResult>()
  useAnswer(cart)
  useAnswer(change)
  const { id, title, path, hasVariants, quantity } = product
  const isForSale = useIsInStock(product) && !product.showOnly
  const named = <span className="vh"> {title}</span>
  return (
    <div className="kept-acts">
      {isForSale && hasVariants && (
        <a className="b" href={path}>
          {t('favourites.choose')}
          {named}
        </a>
      )}
      {isForSale && !hasVariants && (
        <cart.Form method="post" action={href('add')}>
          <FormKey />
          <input type="hidden" name="productId" value={id} />
          <input type="hidden" name="quantity" value={quantity.min} />
          <input type="hidden" name="back" value={href('favourites')} />
          <input type="hidden" name="productPath" value={path} />
          <Button name="intent" value="add" busy={cart.state !== 'idle'}>
            {t('product.add')}
            {named}
          </Button>
        </cart.Form>
      )}
      <change.Form method="post" action={href('favouriteChange')}>
        <FormKey />
        <Button tone="text" name="fav" value={`-${id}`} busy={change.state !== 'idle'}>
          {t('favourites.remove')}
          {named}
        </Button>
      </change.Form>
    </div>
  )
}

function ClearAll({ products }: { products: Card[] }) {
  const { t, href } = useLocale()
  return (
    <form method="post" action={href('favouriteChange')} className="clear-list">
      <FormKey />
      {products.map(({ id }) => (
        <input key={id} type="hidden" name="fav" value={`-${id}`} />
      ))}
      <Confirm
        id="clear-list"
        label={t('favourites.clear')}
        question={t('favourites.clearAsked')}
        cancel={t('favourites.clearNot')}
      >
        <Button tone="main">{t('favourites.clearSure')}</Button>
      </Confirm>
    </form>
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
      <form method="post" action={href('favouriteShare')}>
        <FormKey />
        <Button name="share" value={link ? '0' : '1'}>
          {link ? t('favourites.unshare') : t('favourites.makeLink')}
        </Button>
      </form>
    </section>
  )
}
