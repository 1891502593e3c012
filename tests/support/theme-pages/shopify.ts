import { writePage } from './write-page'

const site = 'https://shop.test'

const variant = (id: number, color: string, size: string, price: string, isSold = true) => ({
  '@type': 'Product',
  '@id': `/urun/keten-gomlek?variant=${id}#variant`,
  name: `Keten Gömlek - ${color} / ${size}`,
  sku: `KG-${id}`,
  productID: String(id),
  color,
  size,
  offers: {
    '@type': 'Offer',
    price,
    priceCurrency: 'TRY',
    availability: `http://schema.org/${isSold ? 'InStock' : 'OutOfStock'}`,
    url: `${site}/urun/keten-gomlek?variant=${id}`,
  },
})

export const shirtGroup = {
  '@context': 'http://schema.org/',
  '@type': 'ProductGroup',
  name: 'Keten Gömlek',
  url: `${site}/urun/keten-gomlek`,
  productGroupID: '900',
  variesBy: ['https://schema.org/color', 'https://schema.org/size'],
  image: ['//cdn.shop.test/gomlek.jpg'],
  hasVariant: [
    variant(91, 'Beyaz', 'S', '899.90', false),
    variant(92, 'Beyaz', 'M', '899.90'),
    variant(93, 'Mavi', 'S', '949.90'),
  ],
}

/** A product's page as Shopify writes it: a group of variants, and no markup for its options that tells ids. */
export const shopifyProduct = (group: object = shirtGroup) =>
  writePage({
    title: 'Keten Gömlek – Keten Evi',
    meta: { 'og:site_name': 'Keten Evi', 'og:type': 'product', 'og:title': 'Keten Gömlek' },
    data: [group, { '@type': 'Organization', name: 'Keten Evi' }],
    body: '<main><h1>Keten Gömlek</h1></main>',
  })

const listed = (at: number, more: object = {}) => ({
  '@type': 'ListItem',
  position: at,
  item: {
    '@type': 'Product',
    name: `Gömlek ${at}`,
    url: `${site}/urun/gomlek-${at}`,
    image: `${site}/gomlek-${at}.jpg`,
    productID: `${at}`,
    offers: {
      '@type': 'Offer',
      price: `${at}00.50`,
      priceCurrency: 'TRY',
      availability: 'https://schema.org/InStock',
    },
    ...more,
  },
})

/** A collection that only structured data lists, its products nested in it. */
export const shopifyCollection = writePage({
  title: 'Gömlekler – Keten Evi',
  meta: { 'og:site_name': 'Keten Evi', 'og:type': 'website' },
  data: [
    {
      '@type': 'CollectionPage',
      name: 'Gömlekler',
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: [
          listed(2, {
            offers: {
              '@type': 'Offer',
              price: 200,
              priceCurrency: 'TRY',
              availability: 'OutOfStock',
            },
          }),
          listed(1),
        ],
      },
    },
  ],
})

/** A home page whose goods only its lists name, some by address and name alone. */
export const shopifyHome = writePage({
  title: 'Keten Evi | Ev tekstili',
  data: [
    { '@type': 'ItemList', name: 'Yeni gelenler', itemListElement: [listed(1), listed(2)] },
    {
      '@type': 'ItemList',
      name: 'Çok satanlar',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          url: `${site}/urun/perde`,
          name: 'Perde',
          image: `${site}/perde.jpg`,
        },
      ],
    },
  ],
  body: '<header><a href="/"><img class="site-logo" src="/logo.svg" alt="Keten Evi"></a></header>',
})
