import type { ProductCard as Card, Showcase } from '~/backend/catalogue/model'
import type { FavouriteNews } from '~/backend/engagement/favourites-model'
import { ProductCard } from '~/catalogue/card/product-card'
import { Popular } from '~/catalogue/home/popular'
import type { ListEntry } from '~/favourites/arrange/named-lists'
import type { GuestList } from '~/favourites/guest/guest-list'
import { Form } from '~/forms/form'
import { useLocale, useT } from '~/i18n/use-locale'
import { cardData } from '~/product/analytics/product-data'
import { serverOnly } from '~/rendering/server-only'
import { Button } from '~/ui/button'
import { Confirm } from '~/ui/dialog/confirm'
import { EmptyState } from '~/ui/empty-state'
import empty from '~/ui/empty-state.css?url'
import css from './favourites.css?url'
import { ListActions } from './list-actions'
import { ListTabs } from './list-tabs'
import { News } from './news'

const GuestNote = serverOnly(() => import('~/favourites/guest/guest-note'))
const GuestPages = serverOnly(() => import('~/favourites/guest/guest-pages'))

type Props = {
  title: string
  products: Card[]
  news: Record<string, FavouriteNews>
  /** Empty for the list of the hearts. */
  listId: string
  lists: ListEntry[]
  /** Whether the shop lets the member make lists. */
  hasLists: boolean
  /** Public URL of the list; null while it is not shared. */
  link: string | null
  mayShare: boolean
  /** Hearts are still on their way to the shop, and their products are not known before. */
  isSaving: boolean
  guest: Omit<GuestList, 'products' | 'news'> | null
  popular?: Showcase | null
}

/** 'Favoriye Eklenen Ürünler': the member's favourites, another list of theirs, or a guest's in the browser. */
export function FavouritesPage(props: Props) {
  const { title, products, listId, lists, hasLists, link, mayShare, isSaving, guest } = props
  const isWhole = !isSaving && !guest?.isIncomplete
  return (
    <>
      <link rel="stylesheet" href={css} />
      {products.length === 0 && <link rel="stylesheet" href={empty} />}
      <h1>{title}</h1>
      <ListTabs lists={lists} listId={listId} hasLists={hasLists} />
      {isSaving && <SavingNote />}
      {guest && <GuestNote key={String(guest.isIncomplete)} isIncomplete={guest.isIncomplete} />}
      <div data-behavior="favourites">
        {products.length > 0 ? <Products {...props} /> : isWhole && <EmptyList />}
        {guest && (
          <GuestPages key={`${guest.page} ${guest.pages}`} page={guest.page} pages={guest.pages} />
        )}
        {listId === '' && <ClearAll ids={guest?.ids ?? products.map(({ id }) => id)} />}
      </div>
      {products.length === 0 && isWhole && <Popular popular={props.popular} />}
      {mayShare && products.length > 0 && <ShareBox link={link} listId={listId} />}
    </>
  )
}

function Products({ products, news, listId, lists, hasLists, guest }: Props) {
  const t = useT()
  const count = guest && guest.pages > 1 ? guest.ids.length : products.length
  const arrangedIn = hasLists ? listId || lists[0]?.id : undefined
  return (
    <>
      <p className="item-count">{t('catalog.count', { count })}</p>
      <ul className="cards">
        {products.map((product) => (
          <li
            key={product.id}
            className="favourite"
            data-behavior="events"
            data-product={JSON.stringify(cardData(product))}
          >
            <ProductCard product={product} heading="h2" />
            <News news={news[product.id]} currency={product.price.currency} />
            <ListActions
              product={product}
              listId={listId}
              arrangedIn={arrangedIn}
              hasTargets={lists.length > 1}
            />
          </li>
        ))}
      </ul>
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
    <EmptyState drawing="heart" text={t('favourites.empty')}>
      <a className="button button-main" href={href('categories')}>
        {t('favourites.browse')}
      </a>
    </EmptyState>
  )
}

function ClearAll({ ids }: { ids: string[] }) {
  const { t, href } = useLocale()
  if (ids.length === 0) return null
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

function ShareBox({ link, listId }: Pick<Props, 'link' | 'listId'>) {
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
        {listId && <input type="hidden" name="liste" value={listId} />}
        <Button name="share" value={link ? '0' : '1'}>
          {link ? t('favourites.unshare') : t('favourites.makeLink')}
        </Button>
      </Form>
    </section>
  )
}
