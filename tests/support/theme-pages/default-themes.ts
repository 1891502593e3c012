/** A product as the platform's own themes show it. */
export type Goods = {
  id: number
  path: string
  name: string
  price: string
  was?: string
  isSoldOut?: boolean
  row?: Record<string, unknown>
}

const inScript = (json: string): string =>
  json.replace(/[\\"']/g, '\\$&').replace(/[^\x20-\x7e]/g, (letter) => {
    const code = letter.charCodeAt(0).toString(16).padStart(4, '0')
    return `\\\\u${code}`
  })

/** The script by which each page of the platform names a product that it shows. */
export const rowScript = ({ id, path, name, price, row }: Goods): string => {
  const all = {
    ...{ id: `${id}`, name, code: `K-${id}`, url: path, brand: 'Örtü', currency: 'TL' },
    total_sale_price: Number(price.replace('.', '').replace(',', '.')),
    image: `https://shop.test/Data/O/${id}.jpg`,
    ...{ subproduct_id: 0, quantity: 3, category: 'Nevresim', ...row },
  }
  return `<script>PRODUCT_DATA.push(JSON.parse('${inScript(JSON.stringify(all))}'));</script>`
}

/** A card of the fifth theme: what is hidden on phones alone, and an old price that hides where there is none. */
export const fifthCard = (goods: Goods): string => {
  const { id, path, price, was, isSoldOut } = goods
  const name = goods.name.replaceAll('"', '&quot;')
  const out = `<div class="product-symbols d-none d-md-block"><a href="/srv/service/content-v5/sub-folder/5/1006/popup-login" class="symbol-item out-of-stock popupwin">Gelince haber ver</a></div>`
  return `<div class="col-6 col-md-3 mb-2 product-item"><div class="product-item-inner"><a href="/${path}" class="image-wrapper"><picture class="image-inner"><img src="/Data/yukleniyor.gif" data-src="/Data/K/${id}.jpg" class="lazyload" alt="${name} - Örtü"></picture></a>
${isSoldOut ? out : ''}<a class="add-to-cart-btn" href="javascript:void(0);" onclick="addToCart(${id}, document.getElementById('subPro${id}7').value, 1)">+</a><a class="add-favourite-btn" href="javascript:void(0);" data-id="${id}">♡</a>
<div class="product-detail-card"><a href="/ortu" class="brand-title">Örtü</a><a href="/${path}" class="text-body product-title">${name}</a><div class="product-price-wrapper"><span class="discounted-badge ${was ? '' : 'd-none'}">%<span class="product-discount">14</span>İndirim</span>
<div class="product-discounted-price text-delete ${was ? '' : 'd-none'}"><span class="product-price-not-discounted">${was ?? price}</span> TL</div><div class="current-price"><strong class="product-price">${price}</strong> TL</div></div></div></div>${rowScript(goods)}</div>`
}

/** A card of the fourth theme. */
export const fourthCard = (goods: Goods): string => {
  const { id, path, price, was, isSoldOut } = goods
  const name = goods.name.replaceAll('"', '&quot;')
  return `<div class="col col-3 productItem ease"><a class="detailLink detailUrl" data-id="${id}" title="${name}" href="/${path}"><span class="imgInner"><img class="active" src="/Data/K/${id}.jpg" alt="${name}"></span></a>
${isSoldOut ? '<div class="out-of-stock"><span>Tükendi</span></div>' : ''}<div class="variantOverlay" data-id="${id}"></div><a class="col col-12 productBrand" href="/ortu">Örtü</a><a class="col col-12 productDescription detailLink" title="${name}" href="/${path}">${name}</a>
<div class="productPrice">${was ? `<div class="discountedPrice">${was} TL</div>` : ''}<div class="currentPrice">${price} TL</div></div></div>${rowScript(goods)}`
}

/** The product's part of a page of the fifth theme, without any structured data. */
export const fifthDetail = (goods: Goods): string => {
  const { id, price, was, isSoldOut } = goods
  const name = goods.name.replaceAll('"', '&quot;')
  const pictures = [1, 2].map(
    (at) =>
      `<a class="swiper-slide slide-item" data-id="0" href="/Data/B/${id}-${at}.jpg"><figure class="image-zoom"><img src="/Data/O/${id}-${at}.jpg" alt="${name} - ${at}"></figure></a>`,
  )
  return `<div id="product-detail" class="col-12"><div id="product-left">${pictures.join('')}</div><div id="product-right"><div id="brand-title"><a href="/ortu">Örtü</a></div>
<h1 id="product-title">${name}</h1><div class="product-price-wrapper"><div class="product-discounted-price text-delete ${was ? '' : 'd-none'}"><span class="product-price-not-discounted">${was ?? price}</span> TL</div><div class="product-current-price"><span class="product-price">${price}</span> TL</div></div>
<div class="product-money-price">Havale fiyatı : <span class="money-order-price">1,00</span> TL <span class="money-discount">%5</span></div>
<div class="in-stock-available ${isSoldOut ? 'd-none' : ''}"><div data-toggle="qty"><input type="number" id="ProductCount${id}7" name="ProductCount${id}7" min="1" step="1" value="1"></div><button id="addToCartBtn" onclick="addToCart(${id}, document.getElementById('subPro${id}7').value, 1)">Sepete Ekle</button></div>
<div class="out-stock-available ${isSoldOut ? '' : 'd-none'}"><div class="out-of-stock">Tükendi</div></div></div>
<div id="product-features"><div id="product-fullbody"><p>Yıkanmış <b>pamuk</b>.</p></div></div></div><input type="hidden" id="product-id" value="${id}">`
}
