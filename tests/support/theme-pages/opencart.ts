import { writePage } from './write-page'

/** A product's page as OpenCart writes it with a plugin for Open Graph: no structured data. */
export const openCartProduct = (meta: Record<string, string> = {}, form = true) =>
  writePage({
    title: 'Ceviz Sehpa :: Ahşap Atölyesi',
    meta: {
      'og:type': 'product',
      'og:site_name': 'Ahşap Atölyesi',
      'og:title': 'Ceviz Sehpa',
      'og:image': 'https://shop.test/image/sehpa.jpg',
      'og:description': 'Masif ceviz.',
      'product:price:amount': '2.499,90',
      'product:price:currency': 'TRY',
      'product:availability': 'in stock',
      'product:brand': 'Atölye',
      ...meta,
    },
    body: `<div id="content"><h1>Ceviz Sehpa</h1>${form ? '<div id="product"><input type="text" name="quantity" value="1"><input type="hidden" name="product_id" value="42"></div>' : ''}</div>
<div class="product-thumb"><a href="/masa"><img src="/image/masa.jpg" alt="Masa"></a><h4><a href="/masa">Masa</a></h4><p class="price"><span class="price-new">1.500 TL</span> <span class="price-old">2.000 TL</span><span class="price-tax">KDV hariç: 1.250 TL</span></p><button onclick="cart.add('77', '1');"></button></div>`,
  })

const described = (at: number) => ({
  '@type': 'Product',
  name: `Masa ${at}`,
  url: `https://shop.test/masa-${at}`,
  productID: `${at}`,
  offers: { price: `${at}000`, priceCurrency: 'TRY' },
})

/** A category whose page describes each of its products apart. */
export const openCartCategory = writePage({
  title: 'Masalar :: Ahşap Atölyesi',
  meta: { 'og:type': 'website' },
  script: 'var LINK_TYPE = "category"; var LINK_TABLE_ID = 12;',
  data: [described(1), described(2)],
})
