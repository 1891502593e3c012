import { imageList } from '../catalogue/list-item'
import { round } from '../catalogue/money'
import {
  descriptionOf,
  personalizationForm,
  properties,
  relatedTo,
} from '../catalogue/product-detail'
import type { Target } from '../catalogue/resolve'
import { categoriesOf, inStock, localPath, longDate, nowSeconds } from '../catalogue/view'
import { brandOf } from '../data/brands'
import type { Product } from '../data/product'
import { productPictureUrl } from '../pictures/picture-paths'
import type { Call } from '../server/call'
import { cards, priceMarkup } from './card'
import { escaped, inScript } from './escape'
import { breadcrumbData, productData } from './json-ld'
import { layout } from './layout'
import { variantMarkup } from './variant-markup'

const gallery = (call: Call, product: Product): string =>
  imageList(call, product)
    .map(
      ({ BIG, MEDIUM, VARIANT_TYPE_ID }, at) =>
        `<a class="swiper-slide slide-item" data-id="${VARIANT_TYPE_ID}" href="${escaped(BIG)}"><figure class="image-zoom"><img src="${escaped(MEDIUM)}" alt="${escaped(product.title[call.language])} - ${at + 1}"></figure></a>`,
    )
    .join('')

function tiers(product: Product): string {
  const rows = product.tiers.map(
    ({ percent, min, max }) =>
      `<div class="product-multiple-item" data-min="${min}" data-max="${max}" data-percent="${percent}">${min} - ${max}: %${percent}</div>`,
  )
  return rows.length > 0 ? `<div id="product-multiple-discount">${rows.join('')}</div>` : ''
}

function extras(call: Call, product: Product): string {
  const { id } = product
  const subscribe =
    product.subscribePercent > 0
      ? `<div class="product-subscribe"><input type="checkbox" id="product-subscribe-${id}" data-discount="${product.subscribePercent}"><select id="product-subscribe-frequency-${id}" name="subscribe_frequency"><option value="2w">2 hafta</option><option value="1m">1 ay</option><option value="3m">3 ay</option></select></div>`
      : ''
  const note = product.hasOrderNote ? `<textarea id="order-note-${id}"></textarea>` : ''
  const form =
    product.personalizationId > 0
      ? `<div id="product-personalization-wrapper" data-id="${id}" data-form="${product.personalizationId}">${personalizationForm(
          call.language,
        )
          .map(({ KEY, TITLE }) => `<label>${TITLE} <input name="${KEY}"></label>`)
          .join('')}</div>`
      : ''
  const end = new Date((nowSeconds() + product.dealHours * 3600) * 1000)
  const deal =
    product.dealHours > 0
      ? `<div id="product-deal-timer" data-timer="${escaped(longDate(end.getTime() / 1000))}"></div>`
      : ''
  return subscribe + note + form + deal
}

function buy(call: Call, product: Product): string {
  if (product.isShowOnly) return '<div class="show-only">Bu ürün yalnızca mağazada satılır.</div>'
  const { id, min, step } = product
  if (inStock(product) <= 0)
    return '<div class="out-stock-available"><div class="out-of-stock">Tükendi</div></div>'
  return `<div class="in-stock-available"><input type="number" id="ProductCount${id}1004" min="${min}" step="${step}" value="${min}">
<button id="addToCartBtn" onclick="addToCart(${id}, document.getElementById('subPro${id}1004').value, document.getElementById('ProductCount${id}1004').value)">Sepete Ekle</button></div>${extras(call, product)}`
}

/** PRODUCT_DATA, which themes read for their analytics. */
function analytics(call: Call, product: Product): string {
  const path = categoriesOf(product)
  const row = {
    code: product.code,
    id: String(product.id),
    name: product.title[call.language],
    currency: product.currency,
    category_id: String(product.categoryId),
    category: path[path.length - 1]?.title[call.language] ?? '',
    category_path: path.map(({ title }) => title[call.language]).join(' > '),
    brand: brandOf(product.brandId)?.title ?? '',
    total_sale_price: round(product.price),
    currency_target: call.currency,
    subproduct_code: '',
    subproduct_id: '',
  }
  return `<script>if (typeof PRODUCT_DATA === 'undefined') { var PRODUCT_DATA = []; } PRODUCT_DATA.push(JSON.parse(${inScript(JSON.stringify(row))}));</script>`
}

const table = (call: Call, product: Product): string =>
  properties(call, product)
    .map(({ KEY, VALUE }) => `<tr><th>${escaped(KEY)}</th><td>${escaped(VALUE)}</td></tr>`)
    .join('')

function body(call: Call, product: Product): string {
  const brand = brandOf(product.brandId)
  const related = relatedTo(call, product, 1).slice(0, 4)
  const brandLink = brand
    ? `<a id="brand-title" href="/${encodeURI(localPath(brand.path, call.language))}">${escaped(brand.title)}</a>`
    : ''
  return `<div id="product-detail" data-id="${product.id}"><div id="product-left">${gallery(call, product)}</div>
<div id="product-right"><h1 id="product-title">${escaped(product.title[call.language])}</h1>${brandLink}
<span id="supplier-product-code">${escaped(product.code)}</span>${priceMarkup(call, product)}${tiers(product)}
${variantMarkup(call, product)}${buy(call, product)}</div>
<div id="product-fullbody">${descriptionOf(call, product)}</div><table class="product-properties">${table(call, product)}</table></div>
<section id="related"><h2>İlgili ürünler</h2>${cards(call, related)}</section>${analytics(call, product)}`
}

/** A product's page. */
export function productPage(call: Call, target: Extract<Target, { type: 'product' }>): Response {
  const { product } = target
  return layout(call, {
    title: product.title[call.language],
    description: `${product.title[call.language]} – ${product.code}`,
    paths: product.path,
    image: productPictureUrl(call.platform, product, 1, 'B'),
    type: 'product',
    pageId: 3,
    link: { type: 'product', id: product.id },
    data: [productData(call, product), breadcrumbData(call, target, product)],
    body: body(call, product),
  })
}
