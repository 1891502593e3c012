import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFilters } from '../../app/backend/catalogue/filters'
import { readSuggestions } from '../../app/backend/catalogue/suggestions'
import { readPage } from '../../app/backend/site/page'
import { bigCategory } from '../support/demo'
import { openWorkers, type Shop } from '../support/two-workers'
import { Caller } from './caller'

let shop: Shop
let call: Caller
let link: string
beforeAll(async () => {
  shop = await openWorkers()
  call = new Caller(shop)
  link = (await bigCategory(shop.db)).path.slice(1)
})
afterAll(() => shop.close())

const tr = 'language=tr&currency=TL'
const every = 'filters-variants-categories-brands-price-models-suppliers'

describe('filters of a list', () => {
  it('[Z7] [B03] are read by the backend client, with the chosen ones and the count of each', async () => {
    const body = await call.json(`/srv/service/filter/get/${every}?link=${link}&${tr}`)
    const plain = readFilters(body)
    const brand = plain?.groups.find(({ param }) => param === 'brand')?.options[0]
    expect(plain?.groups.map(({ param }) => param)).toEqual(
      expect.arrayContaining(['category', 'brand', 'type1', 'filter']),
    )
    expect(plain?.ranges.map(({ param }) => param)).toEqual(['price', 'filter'])
    expect(brand?.count).toBeGreaterThan(0)
    const query = `brand=${brand?.value}&price=1-999999&stock=1`
    const narrowed = await call.json(`/srv/service/filter/get/${every}?link=${link}&${query}&${tr}`)
    expect(narrowed.SELECTED).toEqual([
      { TEXT: brand?.label, XTYPE: 'brand', VALUE: brand?.value },
      { TEXT: '1-999999', XTYPE: 'price', VALUE: '1-999999' },
      { TEXT: 'Stokta olanlar', XTYPE: 'stock', VALUE: '1' },
    ])
    const chosen = readFilters(narrowed)?.groups.find(({ param }) => param === 'brand')?.options
    const list = await call.json(
      `/srv/service/content-v5/product-loader/2/1003?link=${link}&${query}&${tr}`,
    )
    expect(chosen?.find(({ selected }) => selected)).toMatchObject({
      value: brand?.value,
      count: list.TOTAL,
    })
  })

  it('[Z7] fill only the parts that are requested', async () => {
    const body = await call.json(`/srv/service/filter/get/brands?link=${link}&${tr}`)
    expect(body).toMatchObject({ FILTERS: [], CATEGORIES: [], TARGET_CURRENCY: 'TL' })
    expect(body.VARIANTS.TYPE1_LIST).toEqual([])
    const [first] = body.BRANDS
    expect(first).toMatchObject({
      SELECTED: 0,
      LIST_NO: '0',
      COUNT: expect.stringMatching(/^\d+$/),
    })
    expect(readFilters(body)?.groups.map(({ param }) => param)).toEqual(['brand'])
  })

  it('[Z7] exist for searches, also without results, and answer 404 for no list', async () => {
    const words = await call.json(`/srv/service/filter/get/${every}?link=arama&q=defter&${tr}`)
    expect(readFilters(words)?.groups.length).toBeGreaterThan(1)
    const none = await call.json(`/srv/service/filter/get/${every}?link=arama&q=zzzq&${tr}`)
    expect(readFilters(none)).toMatchObject({ groups: [], ranges: [] })
    const missing = await call.send(`/srv/service/filter/get/${every}?link=yok&${tr}`)
    expect(missing.status).toBe(404)
  })
})

describe('brands', () => {
  it('[B03] [B06] are lists with a URL that filters, suggestions and products name', async () => {
    const filters = await call.json(`/srv/service/filter/get/brands?link=${link}&${tr}`)
    const { NAME, URL } = filters.BRANDS[0]
    const page = readPage(await call.json(`/srv/service/site/get-page?link=${URL}&${tr}`), 'TL')
    if (page.kind !== 'category') throw new Error(`${URL} is a ${page.kind}`)
    expect(page).toMatchObject({
      meta: { linkType: 'brand', title: NAME },
      category: { title: NAME, path: `/${URL}`, children: [] },
    })
    expect(page.filters?.groups.map(({ param }) => param)).not.toContain('brand')
    const [product] = page.list.products
    expect(product?.brand).toBe(NAME)
    const one = readPage(
      await call.json(`/srv/service/site/get-page?link=${product?.path.slice(1)}&${tr}`),
      'TL',
    )
    expect(one).toMatchObject({ kind: 'product', product: { brandPath: `/${URL}` } })
    const found = readSuggestions(
      await call.json(`/srv/service/product/searchAll/${encodeURIComponent(NAME)}?limit=25&${tr}`),
    )
    expect(found?.brands).toContainEqual(expect.objectContaining({ title: NAME, path: `/${URL}` }))
    const changed = await call.json(
      `/srv/service/language/change/en/brand/${page.meta.linkId}?${tr}`,
    )
    expect(changed).toMatchObject({ success: true, link: `en/${URL}` })
  })
})
