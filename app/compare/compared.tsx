import { type ReactNode, useContext } from 'react'
import type { Compared, ComparedProduct } from '~/backend/engagement/favourites-model'
import { OffersPrice } from '~/catalogue/card/offers-price'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { awaitedTextOf } from '~/product/awaited-text'
import { CleanHtml } from '~/ui/clean-html'
import { EmptyState } from '~/ui/empty-state'
import emptyCss from '~/ui/empty-state.css?url'
import { NegativeStock, useIsInStock } from '~/ui/negative-stock'
import { PictureView } from '~/ui/pictures/picture-view'
import { Stars } from '~/ui/pictures/stars'
import { type FactRow, factRows, writeList } from './rules'

export type ComparedProps = {
  compared: Compared
  fault: 'none' | 'few' | 'many' | null
  shopLink?: { href: string; text: string }
}

function useMessage({ compared, fault }: ComparedProps): string | null {
  const { t } = useLocale()
  if (fault === 'none') return t('compare.noneChosen')
  if (fault === 'few') return t('compare.tooFew')
  if (fault === 'many') return t('compare.tooMany')
  return compared.kind === 'html' && compared.html === '' ? t('product.notHere') : null
}

function Browse() {
  const { t, href } = useLocale()
  return (
    <a className="button button-main" href={href('categories')}>
      {t('favourites.browse')}
    </a>
  )
}

function NothingChosen({ text }: { text: string }) {
  return (
    <>
      <link rel="stylesheet" href={emptyCss} />
      <EmptyState drawing="columns" text={text}>
        <Browse />
      </EmptyState>
    </>
  )
}

/** What is wrong with the choice, and where it can be mended. */
function Hint({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <p className="compare-error" role="status">
        {text}
      </p>
      {children && <p className="link-row">{children}</p>}
    </>
  )
}

export function ComparedView(props: ComparedProps) {
  const { compared, fault, shopLink } = props
  const message = useMessage(props)
  const empty = compared.kind === 'products' ? compared.products.length === 0 : !compared.html
  if (message && fault === 'none' && empty && !shopLink) return <NothingChosen text={message} />
  return (
    <>
      {message && (
        <Hint text={message}>
          {(empty || fault === 'few') && <Browse />}
          {empty && shopLink && (
            <a className="button" href={shopLink.href}>
              {shopLink.text}
            </a>
          )}
        </Hint>
      )}
      {compared.kind === 'html' && <Fragment html={compared.html} />}
      {compared.kind === 'products' && !empty && <Table products={compared.products} />}
    </>
  )
}

/** As the shop shows it, which says no ids: the list can only be emptied. */
function Fragment({ html }: { html: string }) {
  const { t, href } = useLocale()
  return (
    <>
      {html && <CleanHtml html={html} className="prose" />}
      <Form action={href('compareChange')}>
        <button type="submit" className="button" name="clear" value="1">
          {t('favourites.clear')}
        </button>
      </Form>
    </>
  )
}

function useRows(products: ComparedProduct[]): FactRow[] {
  const { t, number, language } = useLocale()
  const sells = useContext(NegativeStock)
  const stockText = (isSold: boolean, awaited: ComparedProduct['awaited']) => {
    if (!isSold) return t('catalog.outOfStock')
    return awaited ? awaitedTextOf(awaited, language) : t('product.inStock')
  }
  const common = factRows(
    products.map(({ brand, rating, inStock, showOnly, awaited }) => ({
      facts: [
        { title: t('compare.brand'), value: brand },
        { title: t('compare.rating'), value: rating === null ? '' : number(rating) },
        {
          title: t('compare.stock'),
          value: showOnly ? '' : stockText(sells || inStock, awaited),
        },
      ],
    })),
  )
  return [...common, ...factRows(products)]
}

function Table({ products }: { products: ComparedProduct[] }) {
  const { t } = useLocale()
  const rows = useRows(products)
  const isMixed = rows.some(({ differs }) => differs) && !rows.every(({ differs }) => differs)
  return (
    <>
      {isMixed && (
        <label className="checkbox">
          <input type="checkbox" id="only-different" />
          {t('compare.onlyDifferent')}
        </label>
      )}
      <ScrollTable products={products} rows={rows} />
    </>
  )
}

function ScrollTable({ products, rows }: { products: ComparedProduct[]; rows: FactRow[] }) {
  const { t } = useLocale()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, by the keyboard too
    <section className="compare-scroll" tabIndex={0} aria-label={t('compare.title')}>
      <table className="compare">
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <ProductHead key={product.id} product={product} all={products} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, values, differs }) => (
            <tr key={title} className={differs ? 'different' : undefined}>
              <th scope="row">
                <span>
                  {title}
                  {differs && <span className="visually-hidden"> {t('compare.different')}</span>}
                </span>
              </th>
              {products.map(({ id }, at) => (
                <td key={id}>{values[at] || '—'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Adds it at once; where something is to be chosen first, its page does. */
function Purchase({ product, all }: { product: ComparedProduct; all: ComparedProduct[] }) {
  const { t, href } = useLocale()
  const { id, path, quantity } = product
  const isInStock = useIsInStock(product)
  if (product.showOnly || product.soldAt !== undefined || !isInStock) return null
  if (product.hasVariants)
    return (
      <a className="button" href={path}>
        {t('compare.choose')}
      </a>
    )
  return (
    <Form action={href('cartAdd')}>
      <input type="hidden" name="productId" value={id} />
      <input type="hidden" name="quantity" value={quantity.min} />
      <input type="hidden" name="productPath" value={path} />
      <input
        type="hidden"
        name="back"
        value={href('compare', { urunler: writeList(all.map((one) => one.id)) })}
      />
      <button type="submit" className="button">
        {t('product.add')}
        <span className="visually-hidden"> {product.title}</span>
      </button>
    </Form>
  )
}

function ProductHead({ product, all }: { product: ComparedProduct; all: ComparedProduct[] }) {
  const { t, href, number } = useLocale()
  const { title, path, rating, reviewCount } = product
  const isInStock = useIsInStock(product)
  return (
    <th scope="col">
      <PictureView picture={product.pictures[0]} sizes="240px" alt="" />
      <a href={path}>{title}</a>
      {rating !== null && (
        <Stars
          value={number(rating)}
          count={number(reviewCount)}
          spoken={t('catalog.rating', { rating: number(rating), count: reviewCount })}
        />
      )}
      {!product.showOnly && <OffersPrice product={product} isUnavailable={!isInStock} />}
      <Purchase product={product} all={all} />
      <Form action={href('compareChange')}>
        <input type="hidden" name="urunler" value={writeList(all.map(({ id }) => id))} />
        <button type="submit" className="button button-text" name="remove" value={product.id}>
          {t('compare.remove')}
          <span className="visually-hidden"> {title}</span>
        </button>
      </Form>
    </th>
  )
}
