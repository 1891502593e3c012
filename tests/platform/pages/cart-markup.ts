import { cartRow, shipping } from '../cart/cart-answer'
import { cartTotal, pricedLines } from '../cart/cart-count'
import { formatted } from '../catalogue/money'
import { typeTitle } from '../catalogue/variant-item'
import { productPath } from '../catalogue/view'
import { productPictureUrl } from '../pictures/picture-paths'
import type { Call } from '../server/call'
import { escaped, inScript } from './escape'

/** The data that the fragment's script reads. */
export function headerCartData(call: Call): object {
  const total = cartTotal(call)
  const cargo = shipping(call, total)
  return {
    PRODUCTS: pricedLines(call).map((line, at) => cartRow(call, line, at)),
    PRICE_CART: total,
    PRICE_CARGO: cargo.price,
    PRICE_GENERAL: total + cargo.price,
    PRICE_FOR_CARGO_FREE: cargo.missing,
    TARGET_CURRENCY: call.currency,
  }
}

/** The lines of the cart as the theme's fragment has them, with their data in its script. */
export function cartMarkup(call: Call): string {
  const lines = pricedLines(call).map(({ line, product, variant, unit }, at) => {
    const options = variant
      ? [variant.type1, variant.type2].map((id) => typeTitle(id, call)).filter(Boolean)
      : []
    const image = escaped(productPictureUrl(call.platform, product, 1, 'K'))
    return `<div class="header-cart-item" data-cart-id="${at}" data-id="${product.id}" data-variant="${line.variantId}">
<img src="${image}" alt="${escaped(product.title[call.language])}"><a class="cp-title" href="/${encodeURI(productPath(product, call.language))}">${escaped(product.title[call.language])}</a> <span class="cp-variant">${escaped(options.join(' '))}</span>
<span class="cp-price price-sell"><strong>${formatted(unit)}</strong> ${call.currency}</span>
<input type="number" id="qtyHeaderCart${product.id}${at}" value="${line.count}" min="${product.min}" step="${product.step}"><a href="javascript:void(0);" class="cart-item-delete-btn" data-cart-id="${at}"></a></div>`
  })
  const total = cartTotal(call)
  const cargo = shipping(call, total)
  const text =
    lines.length > 0
      ? `${lines.join('')}<div class="header-cart-price-line cart-total">${formatted(total)} ${call.currency}</div>
<div class="header-cart-price-line cargo-price">${formatted(cargo.price)} ${call.currency}</div>
<div class="header-cart-price-line general-price">${formatted(total + cargo.price)} ${call.currency}</div><a href="/sepet" id="go-cart-btn">Sepete git</a>`
      : '<div class="no-products">Sepetiniz boş.</div>'
  return `<div id="header-cart">${text}</div><script>let DATA = ${inScript(headerCartData(call))};</script>`
}
