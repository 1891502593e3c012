import { describe, expect, it } from 'vitest'
import { type FeedItem, readItem } from './feed-item'
import { groupedProduct } from './grouping'
import { readPrice } from './price'
import { readSaleDates } from './sale-dates'

const base = { id: ['1'], title: ['Kupa'], price: ['10 TRY'] }
const item = (fields: Record<string, string[]> = {}, line = 1) =>
  readItem({ line, fields: { ...base, ...fields } }) as FeedItem

describe('a price', () => {
  it.each([
    ['199.90 TRY', 19990],
    ['TRY 199.9', 19990],
    ['1.299,90 TL', 129990],
    ['1,299.90', 129990],
    ['12.500 TRY', 1250000],
    ['12,500 TRY', 1250000],
    ['1041.580 TRY', 104158],
    ['1041,580', 104158],
    ['0.500 TRY', 50],
    ['1.234.567 TL', 123456700],
    ["1'299,90 TL", 129990],
    ['₺ 1 250,5', 125050],
    ['199', 19900],
    ['19.9000 TRY', 1990],
  ])('%s is %i hundredths', (text, cents) => {
    expect(readPrice(text)).toBe(cents)
  })

  it.each(['', 'bedava', '-5 TRY', '1.2.3.x'])('"%s" is none', (text) => {
    expect(readPrice(text)).toHaveProperty('reason')
  })

  it('in another currency is refused', () => {
    expect(readPrice('10 EUR')).toEqual({ reason: 'The price "10 EUR" is not in lira (TRY)' })
  })
})

describe('the dates of a sale', () => {
  const seconds = (text: string) => Date.parse(text) / 1000

  it("are in Turkey's time unless they name another, and a day as the end is part of it", () => {
    expect(readSaleDates('2026-02-24T13:00-0800/2026-02-28T15:30Z')).toEqual({
      from: seconds('2026-02-24T21:00Z'),
      until: seconds('2026-02-28T15:30Z'),
    })
    expect(readSaleDates('2026-02-24/2026-02-28')).toEqual({
      from: seconds('2026-02-23T21:00Z'),
      until: seconds('2026-02-28T21:00Z'),
    })
    expect(readSaleDates('/2026-02-28')?.from).toBe(0)
  })

  const wrong = ['2026-02-24', '/', 'yarın/2026-02-28', '2026-02-28/2026-02-24', '2026-02-24/a/b']

  it.each(wrong)('"%s" are none: the item has its plain price, and a note', (text) => {
    expect(readSaleDates(text)).toBeNull()
    const fields = { sale_price: ['8 TRY'], sale_price_effective_date: [text] }
    expect(item(fields)).toMatchObject({
      price: 1000,
      salePrice: 0,
      note: `sale_price_effective_date "${text}" is no period from/until; imported without its sale price`,
    })
  })

  it('are for as long as the sale price is in the feed where it has none', () => {
    expect(item({ sale_price: ['8 TRY'] })).toMatchObject({ salePrice: 800, note: '' })
  })
})

describe('an item', () => {
  it('is read from its texts', () => {
    expect(
      item({
        title: ['  Çay &amp; <b>Kahve</b>\n kupası '],
        product_type: ['Ev &gt; Mutfak > Kupa > Büyük'],
        image_link: ['https://a.example/1.jpg'],
        additional_image_link: ['https://a.example/1.jpg', 'resim.jpg', 'https://a.example/2.jpg'],
        availability: ['Out of Stock'],
        shipping_weight: ['350 g'],
        quantity: ['7'],
      }),
    ).toMatchObject({
      title: 'Çay & Kahve kupası',
      price: 1000,
      categories: ['Ev', 'Mutfak', 'Kupa'],
      pictures: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
      isAvailable: false,
      weight: 0.35,
      quantity: 7,
    })
  })

  it.each([
    ['http://a.example/1.jpg', 'https://a.example/1.jpg'],
    ['//a.example/1.jpg', 'https://a.example/1.jpg'],
    ['HTTP://a.example/A.jpg', 'https://a.example/A.jpg'],
    [' https://a.example/1.jpg ', 'https://a.example/1.jpg'],
  ])('has a picture that a page by https can load: %s', (address, picture) => {
    expect(item({ image_link: [address] })).toMatchObject({ pictures: [picture], note: '' })
    const both = { image_link: [address], additional_image_link: [picture] }
    expect(item(both).pictures).toEqual([picture])
  })

  it.each(['resim.jpg', '/resim.jpg', 'ftp://a.example/1.jpg', 'javascript:alert(1)', 'http://'])(
    'has no picture at "%s", and a note says so',
    (address) => {
      expect(item({ image_link: [address] })).toMatchObject({
        pictures: [],
        note: `no web address of a picture: "${address}"; imported without it`,
      })
      expect(item({ image_link: [''] }).note).toBe('')
    },
  )

  it("has Google's category where the shop has none, unless it is a number", () => {
    expect(item({ google_product_category: ['Home > Kitchen'] }).categories).toEqual([
      'Home',
      'Kitchen',
    ])
    expect(item({ google_product_category: ['2901'] }).categories).toEqual([])
  })

  it('is available by every word of the feeds; an unknown one is no promise', () => {
    const isAvailable = (word: string) => item({ availability: [word] }).isAvailable
    for (const word of [
      'in stock',
      'in_stock',
      'preorder',
      'Back Order',
      'https://schema.org/InStock',
    ])
      expect([word, isAvailable(word)]).toEqual([word, true])
    for (const word of [
      ...['out of stock', 'SoldOut', 'discontinued', 'OOS', 'Reserved'],
      ...['https://schema.org/OutOfStock/', 'schema:OutOfStock'],
    ])
      expect([word, isAvailable(word)]).toEqual([word, false])
    for (const word of ['belki', 'constructor'])
      expect(readItem({ line: 3, fields: { ...base, availability: [word] } })).toEqual({
        line: 3,
        id: '1',
        reason: `availability "${word}" is unknown`,
      })
  })

  it.each([
    ['preorder', 'preorder'],
    ['https://schema.org/PreSale', 'preorder'],
    ['back order', 'backorder'],
    ['MadeToOrder', 'backorder'],
    ['in_stock', ''],
    ['out_of_stock', ''],
  ])('with %s is awaited as "%s", with its day only then', (word, awaited) => {
    const fields = { availability: [word], availability_date: ['2026-12-11T22:30Z'] }
    expect(item(fields)).toMatchObject({ awaited, availableOn: awaited && '2026-12-12' })
    expect(item({ availability: [word] })).toMatchObject({ awaited, availableOn: '' })
  })

  it.each([
    ['Yeni', ['new', 'New', 'https://schema.org/NewCondition', '']],
    [
      'İkinci el',
      ['used', 'Used', 'used_good', 'schema:UsedCondition', 'İkinci El', 'kullanılmış'],
    ],
    ['Yenilenmiş', ['refurbished', 'http://schema.org/RefurbishedCondition/', 'YENİLENMİŞ']],
    ['Hasarlı', ['DamagedCondition']],
  ])('is %s by every word of the feeds', (condition, words) => {
    for (const word of words)
      expect([word, item({ condition: [word] }).attributes]).toMatchObject([word, { condition }])
    expect(item().attributes).toMatchObject({ condition: 'Yeni' })
  })

  it('is bad in a condition that is unknown: it could be used', () => {
    for (const word of ['eskice', 'newish', 'constructor'])
      expect(readItem({ line: 7, fields: { ...base, condition: [word] } })).toEqual({
        line: 7,
        id: '1',
        reason: `condition "${word}" is unknown`,
      })
  })

  it.each(['2026-13-40', '2026-02-30'])('is bad with a date that is none, %s', (day) => {
    const dated = { ...base, availability: ['preorder'], availability_date: [day] }
    expect(readItem({ line: 6, fields: dated })).toMatchObject({
      reason: 'availability_date is no date',
    })
    expect(item({ availability_date: ['0000-00-00'] }).isAvailable).toBe(true)
  })

  it('is bad with a sale price above its price', () => {
    expect(readItem({ line: 4, fields: { ...base, sale_price: ['11 TRY'] } })).toEqual({
      line: 4,
      id: '1',
      reason: 'sale_price is above price',
    })
    expect(item({ sale_price: ['10 TRY'] }).salePrice).toBe(1000)
  })

  it('has no script in its description', () => {
    const html =
      '<p>Çelik.</p><script>track("x")</script ><style>p{}</style><b>Hafif</b><script>son'
    expect(item({ description: [html] }).description.replace(/\s+/g, '')).toBe(
      '<p>Çelik.</p><b>Hafif</b>',
    )
  })

  it('is bad with all of its reasons', () => {
    const fields = { id: ['9'], price: ['0 TRY'], sale_price: ['x'] }
    expect(readItem({ line: 5, fields })).toEqual({
      line: 5,
      id: '9',
      reason: expect.stringMatching(
        /^title is missing; The price is zero; sale_price: "x" is no price$/,
      ),
    })
  })
})

describe('a group', () => {
  const variant = (id: string, attributes: Record<string, string>, title = 'Tişört') =>
    item({
      id: [id],
      title: [title],
      item_group_id: ['G'],
      ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, [value]])),
    })

  it('is chosen by what differs; what is the same for all is no choice', () => {
    const { product, bad } = groupedProduct([
      variant('1', { color: 'Mavi', size: 'S', material: 'Pamuk' }),
      variant('2', { color: 'Mavi', size: 'M', material: 'Pamuk' }),
    ])
    expect(product.axes).toEqual([['size']])
    expect(bad).toEqual([])
  })

  it('combines what differs beyond two choices', () => {
    const { product } = groupedProduct([
      variant('1', { color: 'Mavi', size: 'S', material: 'Pamuk' }),
      variant('2', { color: 'Siyah', size: 'M', material: 'Yün' }),
    ])
    expect(product.axes).toEqual([['color'], ['size', 'material']])
  })

  it('reports an item with the same choices as another', () => {
    const { product, bad } = groupedProduct([
      variant('1', { color: 'Mavi' }),
      variant('2', { color: 'mavi' }),
      variant('3', { color: 'Siyah' }),
    ])
    expect(product.items.map(({ id }) => id)).toEqual(['1', '3'])
    expect(bad).toMatchObject([{ id: '2', reason: expect.stringContaining('line 1') }])
  })

  it('has the title that its items have in common, or the one that the feed gives it', () => {
    const titled = (...titles: string[]) =>
      groupedProduct(titles.map((title, at) => variant(String(at), { size: String(at) }, title)))
        .product.title
    expect(titled('Keten Gömlek - Mavi, S', 'Keten Gömlek - Siyah, M')).toBe('Keten Gömlek')
    expect(titled('Gömlek Mavi', 'Tişört Siyah')).toBe('Gömlek Mavi')
    const sizes = ['38', '40'].map((size) => variant(size, { size }, `Terlik ${size}`))
    expect(groupedProduct(sizes).product.title).toBe('Terlik')
    const given = { ...variant('1', {}), groupTitle: 'Keten Gömlek' }
    expect(groupedProduct([given]).product.title).toBe('Keten Gömlek')
  })
})
