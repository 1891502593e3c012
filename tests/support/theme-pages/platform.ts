import { writePage } from './write-page'

const site = 'https://shop.test'

const offer = (price: string, availability = 'InStock') => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'TRY',
  availability: `https://schema.org/${availability}`,
})

const option = (group: number, id: number, label: string) =>
  `<a data-group-id="${group}" data-type-id="${id}" title="${label}"><span style="background-color:#aa3300"></span><p>${label}</p></a>`

/** A product's page of the platform's own theme: values for scripts, marked-up options, an old price and a deal. */
export const platformProduct = (more: { script?: string; body?: string; offers?: object[] } = {}) =>
  writePage({
    title: 'Saksı | Kekik & Çınar',
    meta: { 'og:type': 'product' },
    script: `var PAGE_ID = 3; var LINK_TYPE = "product"; var LINK_TABLE_ID = 310; var CURRENCY = "TL"; ${more.script ?? ''}`,
    data: [
      {
        '@type': 'ProductGroup',
        name: 'Saksı',
        productGroupID: '999',
        hasVariant: (
          more.offers ?? [offer('300.00', 'OutOfStock'), offer('450.00'), offer('400.00')]
        ).map((offers, at) => ({
          '@type': 'Product',
          name: `Saksı ${at}`,
          productID: `31${at}`,
          offers,
        })),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Ana sayfa', item: `${site}/` },
          { '@type': 'ListItem', position: 2, name: 'Bahçe', item: `${site}/bah%C3%A7e` },
          { '@type': 'ListItem', position: 3, name: 'Saksı', item: `${site}/saks%C4%B1` },
        ],
      },
    ],
    body: `<link rel="alternate" hreflang="en" href="${site}/en/pot"><main><h1>Saksı</h1>
<span class="product-price-not-discounted">500,00</span><div id="product-deal-timer" data-timer="05.01.2027 18:30:00"></div>
<div class="feature-title">Renk</div>${option(1, 11, 'Kiremit')}${option(1, 12, 'Beyaz')}<div class="feature-title">Boy</div>${option(2, 21, 'Küçük')}${more.body ?? ''}</main>`,
  })

/** A list's page of that theme. */
export const platformList = writePage({
  title: 'Bahçe | Kekik & Çınar',
  script:
    'var PAGE_ID = 2; var LINK_TYPE = "category"; var LINK_TABLE_ID = 12; var CURRENCY = "TL";',
  body: `<div class="product-item" data-id="1"><a href="/saksi-1" class="product-title">Saksı</a><span class="out-of-stock">Tükendi</span>
<span class="product-price-not-discounted">200,00</span> TL <strong class="product-price">150,00</strong> TL</div>
<li class="productItem" data-id="2"><a href="/tohum" class="product-title">Tohum</a><strong class="product-price">1.150,00</strong> USD</li>
<div class="product-item" data-id="3"><a href="/vitrin" class="product-title">Vitrin</a></div>
<a href="/bahce?pg=2">2</a><a href="/bahce?pg=10">10</a>`,
})
