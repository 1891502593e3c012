import { describe, expect, it } from 'vitest'
import { growth, maxGrowth } from '../../../../tests/support/growth'
import { structuredNodes } from '../html/read-source'
import { brandOf, entriesOf, isOf, nodesIn, nodesOf, picturesOf, ratingOf } from './structured'

describe('[P01] structured data', () => {
  it('is a flat list of nodes, whatever stands around them', () => {
    const types = (value: unknown) =>
      structuredNodes(JSON.stringify(value)).map((node) => node['@type'])
    expect(types([{ '@type': 'A' }, { '@graph': [{ '@type': 'B' }, [{ '@type': 'C' }]] }])).toEqual(
      ['A', 'B', 'C'],
    )
    expect(
      types({ '@type': 'A', mainEntity: { '@type': 'B' }, breadcrumb: { '@type': 'C' } }),
    ).toEqual(['A', 'B', 'C'])
    expect(types(['text', null, 5])).toEqual([])
  })

  it('is read with line breaks in its texts, and left out where it is no JSON', () => {
    expect(structuredNodes('{"name":"Bir\n\tiki"}')).toEqual([{ name: 'Bir iki' }])
    expect(structuredNodes('{"name":')).toEqual([])
  })

  it.each([
    ['in a comment of the script', '//<![CDATA[\n{"name":"Wok"}\n//]]>'],
    ['in a comment of the page', '<!--{"name":"Wok"}-->'],
    ['with a last comma', '{"name":"Wok",}'],
  ])('is read %s', (_, json) => {
    expect(structuredNodes(json)).toEqual([{ name: 'Wok' }])
  })

  it('is read in a time that grows with its length, however many spaces it has', () => {
    const textOf = (size: number) => `{"name":"${' '.repeat(size)}"}`
    expect(growth(structuredNodes, textOf)).toBeLessThan(maxGrowth)
  })

  it('keeps what only looks like a mistake in its texts', () => {
    expect(structuredNodes('{"name":"Wok,}"}')).toEqual([{ name: 'Wok,}' }])
  })

  it('names types by words or addresses, one or several', () => {
    for (const type of [
      'Product',
      'http://schema.org/Product',
      'https://www.schema.org/Product',
      'schema:Product',
      ['Thing', 'Product'],
    ])
      expect(isOf({ '@type': type }, 'Offer', 'Product'), String(type)).toBe(true)
    expect(isOf({ '@type': 'https://other.org/Product' }, 'Product')).toBe(false)
    expect(isOf({}, 'Product')).toBe(false)
    const data = [{ '@type': 'A' }, { '@type': 'B' }]
    expect(nodesOf({ data }, 'B')).toEqual([{ '@type': 'B' }])
    expect(nodesIn([{ a: 1 }, 'b', null, [1]])).toEqual([{ a: 1 }])
    expect(nodesIn(undefined)).toEqual([])
  })

  it('has brands, stars and pictures in each of their forms', () => {
    expect(brandOf({ brand: 'Demir' })).toBe('Demir')
    expect(brandOf({ brand: [{ '@type': 'Brand', name: 'Demir &amp; Co' }] })).toBe('Demir & Co')
    expect(brandOf({})).toBe('')
    expect(ratingOf({ aggregateRating: { ratingValue: '4,5', reviewCount: 3 } })).toEqual({
      mean: 4.5,
      count: 3,
    })
    expect(ratingOf({ aggregateRating: { ratingValue: 4, ratingCount: 9 } })).toEqual({
      mean: 4,
      count: 9,
    })
    const meanOf = (ratingValue: unknown, bestRating?: unknown) =>
      ratingOf({ aggregateRating: { ratingValue, bestRating, reviewCount: 1 } }).mean
    expect(meanOf(9.2, 10)).toBe(4.6)
    expect(meanOf('4', '10')).toBe(2)
    expect(meanOf(92, 100)).toBe(4.6)
    expect(meanOf(4.5, 5)).toBe(4.5)
    expect(meanOf(9.2)).toBe(0)
    expect(meanOf(11, 10)).toBe(0)
    expect(ratingOf({})).toEqual({ mean: 0, count: 0 })
    const image = [
      '/a.jpg',
      '',
      { url: '/b.jpg' },
      { contentUrl: '/c.jpg', url: '/page-of-c' },
      { '@id': '/d.jpg' },
      {},
      null,
    ]
    expect(picturesOf({ image })).toEqual(['/a.jpg', '/b.jpg', '/c.jpg', '/d.jpg'])
    expect(picturesOf({ image: '/a.jpg' })).toEqual(['/a.jpg'])
  })
})

describe('[B02] a list', () => {
  const item = (more: object) => ({ '@type': 'ListItem', ...more })
  const of = (itemListElement: unknown) => entriesOf({ name: 'Liste', itemListElement }).entries

  it('has its name and its entries in their order', () => {
    expect(entriesOf({ name: 'Liste', itemListElement: [] })).toEqual({
      name: 'Liste',
      entries: [],
    })
    expect(
      of([item({ url: '/b', position: '2' }), item({ url: '/a', position: 1 })]).map(
        ({ url }) => url,
      ),
    ).toEqual(['/a', '/b'])
    expect(
      of([item({ url: '/b', position: 2 }), item({ url: '/a' })]).map(({ url }) => url),
    ).toEqual(['/b', '/a'])
    expect(of(item({ url: '/a' }))).toHaveLength(1)
    expect(of(undefined)).toEqual([])
    expect(of([null, 5, '/a'])).toMatchObject([{ url: '/a', name: '' }])
  })

  it.each([
    ['its own address', { url: '/a', name: 'A', item: { url: '/b', name: 'B' } }, '/a', 'A'],
    ['that of its product', { item: { url: '/b', name: 'B' } }, '/b', 'B'],
    ['the id of its product', { item: { '@id': '/c', name: 'C' } }, '/c', 'C'],
    ['an address alone', { item: '/d', name: 'D' }, '/d', 'D'],
  ])('has entries by %s', (_, entry, url, name) => {
    expect(of([item(entry)])).toMatchObject([{ url, name }])
  })

  it('has what an entry says of its product, also without an entry around it', () => {
    const product = { '@type': 'Product', name: 'A', url: '/a', sku: 'x' }
    expect(of([item({ item: product, image: '/i.jpg' })])[0]?.item).toEqual({
      ...product,
      image: '/i.jpg',
    })
    expect(
      of([item({ item: { ...product, image: '/own.jpg' }, image: '/i.jpg' })])[0]?.item.image,
    ).toBe('/own.jpg')
    expect(of([product])).toMatchObject([{ url: '/a', name: 'A', item: { sku: 'x' } }])
    expect(of([item({ url: '/a', name: 'A' })])[0]?.item).toEqual({})
  })
})
