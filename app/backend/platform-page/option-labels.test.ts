import { afterAll, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { shopOfPages } from '../../../tests/support/shop-pages'
import { writePage } from '../../../tests/support/theme-pages/write-page'

afterAll(() => setShopOrigins())

const variant = (id: string, color: string, size: string) => ({
  ...{ '@type': 'Product', name: 'Saksı', productID: id, sku: `K${id}`, color, size },
  offers: { price: 75, priceCurrency: 'TRY', availability: 'InStock' },
})
const group = {
  ...{
    '@type': 'ProductGroup',
    name: 'Saksı',
    productGroupID: '4003',
    variesBy: ['color', 'size'],
  },
  hasVariant: [variant('1', 'Kum', 'K&uuml;ç&uuml;k'), variant('2', 'Kum', 'Büyük')].concat(
    variant('3', 'Mavi', 'Büyük'),
  ),
}

async function titlesOf(options: string) {
  const body = `<h1>Saksı</h1><label>Adet</label><input value="1">${options}<input type="hidden" name="productId" value="4003">`
  const html = writePage({ data: [group], script: "var LINK_TYPE='product';", body })
  const page = await shopOfPages({ '/saksi': html }).calls.page('saksi')
  return page.kind === 'product' ? page.product.groups.map(({ title }) => title) : page.kind
}

it.each([
  [
    'labels and links',
    '<label>Renk:</label><a>Kum</a><a>Mavi</a><label>Boy</label><a>K&uuml;ç&uuml;k</a><a>Büyük</a>',
  ],
  [
    'the chosen option beside the label',
    '<b>Renk: <i>Kum</i></b><a>Kum</a><a>Mavi</a><b>Boy: <i>Büyük</i></b><a>Küçük</a><a>Büyük</a>',
  ],
  [
    'fields',
    '<div class="option-name">Renk</div><select><option>Seçiniz<option>Kum<option>Mavi</select><div class="option-name">Boy</div><select><option>Küçük<option>Büyük</select>',
  ],
])('[P03] options are called as the page calls them, by %s', async (_, options) => {
  expect(await titlesOf(options)).toEqual(['Renk', 'Boy'])
})

it('[P03] options that the page does not name are called by what they are', async () => {
  const ours = ['differences.color', 'differences.size']
  for (const options of ['', '<a>Kum</a><a>Mavi</a>', '<label>Boy</label><a>Büyük</a>'])
    expect(await titlesOf(options)).toEqual(ours)
})
