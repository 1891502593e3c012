import { stars } from '../catalogue/list-item'
import { formatted, priceOf } from '../catalogue/money'
import { linkForm, seedOf } from '../catalogue/value-forms'
import { inStock, localPath, productPath, type View } from '../catalogue/view'
import { brandOf } from '../data/brands'
import type { Product } from '../data/product'
import { productPictureUrl } from '../pictures/picture-paths'
import { escaped } from './escape'

/** Prices as themes of the platform mark them up: with VAT, formatted, the old one beside. */
export function priceMarkup(view: View, product: Product): string {
  if (product.isShowOnly) return ''
  const price = priceOf(product, undefined, view.currency)
  const old =
    price.percent > 0
      ? `<span class="discounted-badge"><span class="d-block">%<span class="product-discount">${price.percent}</span></span></span>
<div class="product-discounted-price text-delete"><span class="product-price-not-discounted">${formatted(price.old)}</span> ${view.currency}</div>`
      : ''
  return `<div class="product-price-wrapper">${old}
<div class="current-price fw-bold"><strong class="product-price">${formatted(price.current)}</strong> ${view.currency}</div></div>`
}

const image = (view: View, product: Product): string => {
  const src = escaped(productPictureUrl(view.platform, product, 1, 'O'))
  const alt = escaped(`${product.title[view.language]} - ${brandOf(product.brandId)?.title ?? ''}`)
  // Themes load pictures lazily: the address is in data-src.
  return `<picture class="image-inner"><img src="/Data/K/bos-1.png" data-src="${src}" class="lazyload" loading="lazy" alt="${alt}"></picture>`
}

/** A product's card; every third has the markup of the older theme. */
export function card(view: View, product: Product): string {
  const seed = seedOf(product.id)
  const href = escaped(
    linkForm(productPath(product, view.language), seed, view.platform.origin).replace(
      /^(?!\/|http)/,
      '/',
    ),
  )
  const title = escaped(product.title[view.language])
  const brand = brandOf(product.brandId)
  const { count, mean } = stars(view.platform, product.id)
  const rank =
    count > 0
      ? `<div class="stars" data-rank="${mean.toFixed(1)}"><span class="stars-fill" style="width:${Math.round(mean * 20)}%"></span> (${count})</div>`
      : ''
  const out = inStock(product) > 0 ? '' : '<span class="out-of-stock">Tükendi</span>'
  const brandLink = brand
    ? `<a href="/${escaped(encodeURI(localPath(brand.path, view.language)))}" class="brand-title">${escaped(brand.title)}</a>`
    : ''
  const inner = `<a href="${href}" class="image-wrapper">${image(view, product)}</a>${out}
<div class="product-detail-card">${brandLink}<a href="${href}" class="product-title" title="${title}">${title}</a>${rank}
<input type="hidden" name="subPro${product.id}1003" id="subPro${product.id}1003" value="0">
<input type="number" id="ProductCount${product.id}1003" class="d-none" min="${product.min}" step="${product.step}" value="${product.min}">
${priceMarkup(view, product)}
<a class="add-to-cart-btn" href="javascript:void(0);" onclick="addToCart(${product.id}, 0, ${product.min})">${view.language === 'tr' ? 'Sepete Ekle' : 'Add to cart'}</a>
<a class="add-favourite-btn" href="javascript:void(0);" data-id="${product.id}"></a></div>`
  return product.id % 3 === 0
    ? `<li class="productItem" data-id="${product.id}">${inner}</li>`
    : `<div class="col-6 col-md-4 product-item" data-id="${product.id}"><div class="product-item-inner">${inner}</div></div>`
}

export const cards = (view: View, products: Product[]): string =>
  products.map((product) => card(view, product)).join('\n')
