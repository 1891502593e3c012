import { writePage } from './write-page'

const site = 'https://shop.test'

/** A product's page as WooCommerce with Yoast writes it: a graph, an id in the form alone, both prices in markup. */
export const wooProduct = writePage({
  title: 'Bakır Cezve - Bakırcı Ali',
  meta: {
    'og:site_name': 'Bakırcı Ali',
    'og:type': 'product',
    'og:title': 'Bakır Cezve - Bakırcı Ali',
  },
  data: [
    {
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebSite', name: 'Bakırcı Ali', url: site },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, item: { '@id': site, name: 'Ana sayfa' } },
            {
              '@type': 'ListItem',
              position: 2,
              item: { '@id': `${site}/mutfak/`, name: 'Mutfak' },
            },
          ],
        },
        {
          '@type': 'Product',
          '@id': `${site}/urun/bakir-cezve/#product`,
          name: 'Bakır Cezve',
          url: `${site}/urun/bakir-cezve/`,
          image: `${site}/wp-content/uploads/cezve.jpg`,
          sku: 'CEZ-1',
          offers: [
            {
              '@type': 'Offer',
              priceSpecification: [
                {
                  '@type': 'UnitPriceSpecification',
                  price: '749.50',
                  priceCurrency: 'TRY',
                  validThrough: '2099-01-31',
                },
                {
                  '@type': 'UnitPriceSpecification',
                  price: '1049.00',
                  priceCurrency: 'TRY',
                  priceType: 'https://schema.org/ListPrice',
                },
              ],
              availability: 'http://schema.org/InStock',
            },
          ],
        },
      ],
    },
  ],
  body: `<div id="product-4711" class="product type-product post-4711 status-publish"><h1 class="product_title entry-title">Bakır Cezve</h1>
<p class="price"><del aria-hidden="true"><bdi>1.049,00&nbsp;<span>&#8378;</span></bdi></del> <ins><bdi>749,50&nbsp;<span>&#8378;</span></bdi></ins></p>
<form class="cart"><input type="number" name="quantity" min="1" step="1" max="9"><button type="submit" name="add-to-cart" value="4711">Sepete ekle</button></form></div>
<section class="related"><ul class="products"><li class="product type-product post-5000 outofstock"><a href="${site}/urun/bakir-tava/"><img src="/tava.jpg" alt=""><h2 class="woocommerce-loop-product__title">Bakır Tava</h2><span class="price"><bdi>2.100&nbsp;<span>&#8378;</span></bdi></span></a><a data-product_id="5000">Devamını oku</a></li></ul></section>`,
})

/** A category: a list page in the graph, cards as entries of a list. */
export const wooCategory = writePage({
  title: 'Mutfak Arşivleri - Bakırcı Ali',
  meta: { 'og:site_name': 'Bakırcı Ali', 'og:type': 'article' },
  data: [
    {
      '@graph': [
        { '@type': 'CollectionPage', name: 'Mutfak' },
        { '@type': 'WebSite', name: 'Bakırcı Ali' },
      ],
    },
  ],
  body: `<ul class="products">${[1, 2]
    .map(
      (
        id,
      ) => `<li class="product type-product post-${id} ${id === 2 ? 'outofstock' : 'instock'}"><a href="${site}/urun/tava-${id}/" class="woocommerce-LoopProduct-link"><img src="/wp-content/tava-${id}.jpg" alt=""><h2 class="woocommerce-loop-product__title">Tava ${id}</h2>
<span class="price"><del aria-hidden="true"><bdi>1.200,00&nbsp;<span>&#8378;</span></bdi></del> <span class="screen-reader-text">Orijinal fiyat: 1.200,00&nbsp;&#8378;.</span><ins><bdi>900,00&nbsp;<span>&#8378;</span></bdi></ins><span class="screen-reader-text">Şu andaki fiyat: 900,00&nbsp;&#8378;.</span></span></a><a class="button" data-product_id="${id}" href="?add-to-cart=${id}">Sepete ekle</a></li>`,
    )
    .join('')}</ul>`,
})
