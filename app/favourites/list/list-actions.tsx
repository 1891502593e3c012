import type { ProductCard as Card } from '~/backend/catalogue/model'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { useIsInStock } from '~/ui/negative-stock'

type Props = {
  product: Card
  /** Empty for the list of the hearts. */
  listId: string
  /** The list's id, where the shop lets its products be arranged. */
  arrangedIn: string | undefined
  hasTargets: boolean
}

const inDialog = { 'data-dialog-width': '480', 'data-behavior': 'dialog', 'data-load-on': 'click' }

const named = ({ title }: Card) => <span className="visually-hidden"> {title}</span>

/** What can be done with a product of the list. */
export function ListActions(props: Props) {
  const { product, listId, arrangedIn, hasTargets } = props
  const { t, href } = useLocale()
  return (
    <div className="favourite-actions">
      <BuyAction product={product} listId={listId} />
      {arrangedIn && hasTargets && (
        <a
          className="button button-text"
          href={href('favouriteMove', { urun: product.id, liste: arrangedIn })}
          rel="nofollow"
          {...inDialog}
        >
          {t('favourites.arrange')}
          {named(product)}
        </a>
      )}
      <RemoveForm {...props} />
    </div>
  )
}

/** Products with options are chosen on their own page; sold-out and display-only ones cannot be added. */
function BuyAction({ product, listId }: Pick<Props, 'product' | 'listId'>) {
  const { t, href } = useLocale()
  const isForSale = useIsInStock(product) && !product.showOnly
  const { id, path, quantity } = product
  if (!isForSale) return null
  if (product.hasVariants)
    return (
      <a className="button" href={path}>
        {t('favourites.seeProduct')}
        {named(product)}
      </a>
    )
  return (
    <Form action={href('cartAdd')}>
      <input type="hidden" name="productId" value={id} />
      <input type="hidden" name="quantity" value={quantity.min} />
      <input type="hidden" name="back" value={href('favourites', { liste: listId })} />
      <input type="hidden" name="productPath" value={path} />
      <Button name="intent" value="add">
        {t('product.add')}
        {named(product)}
      </Button>
    </Form>
  )
}

/** From the list of the hearts, and where a shop cannot tell lists apart, as a heart is taken back. */
function RemoveForm({ product, listId, arrangedIn }: Props) {
  const { t, href } = useLocale()
  const isArranged = listId !== '' && arrangedIn !== undefined
  return (
    <Form action={href(isArranged ? 'favouriteMove' : 'favouriteChange')}>
      {isArranged && (
        <>
          <input type="hidden" name="urun" value={product.id} />
          <input type="hidden" name="liste" value={listId} />
        </>
      )}
      <Button
        tone="text"
        name={isArranged ? 'adim' : 'fav'}
        value={isArranged ? 'cikar' : `-${product.id}`}
      >
        {t('favourites.remove')}
        {named(product)}
      </Button>
    </Form>
  )
}
