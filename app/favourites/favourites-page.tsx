import { useFetcher } from '@remix-run/react'
import { ProductCard } from '~/catalog/product-card'
import { useLocale } from '~/i18n/use-t'
import { cardData } from '~/product/product-data'
import type { Answer } from '~/session/answer-types'
import type { ProductCard as Card } from '~/shop/model'
import { useAnswer } from '~/ui/answers'
import { Button } from '~/ui/button'
import { Confirm } from '~/ui/confirm'
import { useIsInStock } from '~/ui/negative-stock'
import { FormKey } from '~/ui/page-vars'
import css from './favourites.css?url'

type Props = {
  products: Card[]
  /** Address that shows the list to others; null while it is not shared. */
  link: string | null
}

/** 'Favoriye Eklenen Ürünler': what the member keeps, into the cart or out of the list. */
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
                <KeptActions product={product} />
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

/** A product with options is chosen on its own page; one that is sold out waits, one that is only shown is not sold. */
function KeptActions({ product }: { product: Card }) {
  const { t, href } = useLocale()
  const cart = useFetcher<Answer>()
  const change = useFetcher<Answer>()
  useAnswer(cart)
  useAnswer(change)
  const { id, title, path, hasVariants, quantity } = product
  const isSold = useIsInStock(product) && !product.showOnly
  const named = <span className="vh"> {title}</span>
  return (
    <div className="kept-acts">
      {isSold && hasVariants && (
        <a className="b" href={path}>
          {t('favourites.choose')}
          {named}
        </a>
      )}
      {isSold && !hasVariants && (
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

/** Takes everything out of the list at once, after a question. */
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
        ask={t('favourites.clear')}
        question={t('favourites.clearAsked')}
        no={t('favourites.clearNot')}
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
