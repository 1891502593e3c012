import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readJsonLines } from './json-lines'
import { openFeed } from './open-feed'
import type { RawItem, Reader } from './raw-item'
import { readTsv } from './tsv'
import { readXml } from './xml'

/** Reads a feed that comes in pieces of a few letters, as a file may be cut anywhere. */
async function read(reader: Reader, text: string, piece = 7): Promise<RawItem[]> {
  async function* pieces() {
    for (let at = 0; at < text.length; at += piece) yield text.slice(at, at + piece)
  }
  const items: RawItem[] = []
  for await (const some of reader(pieces())) items.push(...some)
  return items
}

const rss = (items: string) =>
  `<?xml version="1.0"?>\n<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Dükkân</title>\n${items}\n</channel></rss>`

describe('the feed in XML', () => {
  it('has names with a prefix or without, entities of XML and HTML, and CDATA', async () => {
    const [item] = await read(
      readXml,
      rss(`<item><g:id>A1</g:id><title>&Ccedil;ay &amp; Kahve &#252;</title>
        <description><![CDATA[<p>B&uuml;y&uuml;k & <b>iyi</b></p>]]></description>
        <g:additional_image_link>https://a.example/1.jpg</g:additional_image_link>
        <g:additional_image_link>https://a.example/2.jpg</g:additional_image_link><g:color/></item>`),
    )
    expect(item).toEqual({
      line: 3,
      fields: {
        id: ['A1'],
        title: ['Çay & Kahve ü'],
        description: ['<p>B&uuml;y&uuml;k & <b>iyi</b></p>'],
        additional_image_link: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
      },
    })
  })

  it('may be Atom, with the default namespace', async () => {
    const items = await read(
      readXml,
      `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>Dükkân</title>
      <entry><g:id>1</g:id><title>Bir</title></entry><entry><g:id>2</g:id><title>İki</title></entry></feed>`,
    )
    expect(items.map(({ fields }) => fields.title)).toEqual([['Bir'], ['İki']])
  })

  it('does not take the price of a delivery for that of the product', async () => {
    const [item] = await read(
      readXml,
      rss(
        '<item><g:shipping><g:price>49 TRY</g:price></g:shipping><g:price>10 TRY</g:price></item>',
      ),
    )
    expect(item?.fields).toEqual({ price: ['10 TRY'] })
  })

  it('names the item that is wrong, and reads on', async () => {
    const items = await read(
      readXml,
      rss(`<item><g:id>1</g:id><title>Ev & Bahçe &foo;</title></item>
<item><g:id>2</g:id><title>İyi</item>
<item><g:id>3</g:id><title>Sağlam</title></item>`),
    )
    expect(items.map(({ line, fault }) => [line, fault?.slice(0, 16)])).toEqual([
      [3, undefined],
      [4, 'The XML is wrong'],
      [5, undefined],
    ])
    expect(items[0]?.fields).toEqual({ id: ['1'], title: ['Ev & Bahçe &foo;'] })
    expect(items[2]?.fields).toEqual({ id: ['3'], title: ['Sağlam'] })
  })

  it.each([
    ['within an item', '<rss><channel><item><g:id>1</g:id><title>Yar'],
    ['between two', '<rss><channel><item><id>1</id></item>'],
    ['before the first', '<rss><channel>'],
  ])('is refused when it breaks off %s', async (_, text) => {
    await expect(read(readXml, text)).rejects.toThrow(/breaks off/)
  })
})

describe('the feed as a table', () => {
  it('has quoted values with tabs, quotes and line breaks, and names in any spelling', async () => {
    const items = await read(
      readTsv,
      '\uFEFFid\tTitle\timage link\tadditional image link\n' +
        '1\t"Bir ""iyi""\tkupa"\thttps://a.example/1.jpg\t"https://a.example/2.jpg,https://a.example/3,4.jpg"\n' +
        '2\t"İki\nsatır"\t\t\n\n' +
        '3\tEkran 15" geniş\t\t\n',
    )
    expect(items).toEqual([
      {
        line: 2,
        fields: {
          id: ['1'],
          title: ['Bir "iyi"\tkupa'],
          image_link: ['https://a.example/1.jpg'],
          additional_image_link: ['https://a.example/2.jpg', 'https://a.example/3,4.jpg'],
        },
      },
      { line: 3, fields: { id: ['2'], title: ['İki\nsatır'] } },
      expect.objectContaining({ fields: { id: ['3'], title: ['Ekran 15" geniş'] } }),
    ])
  })

  it('names a row with more columns than names, and reads on', async () => {
    const items = await read(readTsv, 'id\ttitle\n1\tBir\tfazla\n2\tİki\n')
    expect(items.map(({ line, fault }) => [line, fault])).toEqual([
      [2, 'The row has 3 columns, the first line 2'],
      [3, undefined],
    ])
  })

  it('is refused when a quote is never closed', async () => {
    await expect(read(readTsv, 'id\ttitle\n1\tBir\n2\t"İki\n3\tÜç\n')).rejects.toThrow(
      /Quote Not Closed/,
    )
  })
})

const line = (node: object) => JSON.stringify({ '@context': 'https://schema.org', ...node })

describe('the feed of JSON-LD lines', () => {
  it('has products with an offer', async () => {
    const [item] = await read(
      readJsonLines,
      line({
        '@type': 'Product',
        sku: 'A1',
        name: 'Kupa',
        image: [
          'https://a.example/1.jpg',
          { '@type': 'ImageObject', url: 'https://a.example/2.jpg' },
        ],
        brand: { '@type': 'Brand', name: 'Kuzey' },
        gtin13: 8690000000001,
        category: 'Ev > Mutfak',
        weight: { value: 350, unitCode: 'GRM' },
        offers: {
          '@type': 'Offer',
          price: 199.9,
          priceCurrency: 'TRY',
          availability: 'https://schema.org/OutOfStock',
          availabilityStarts: '2026-12-12',
          inventoryLevel: { value: 3 },
        },
      }),
    )
    expect(item?.fields).toEqual({
      id: ['A1'],
      title: ['Kupa'],
      brand: ['Kuzey'],
      gtin: ['8690000000001'],
      image_link: ['https://a.example/1.jpg'],
      additional_image_link: ['https://a.example/2.jpg'],
      product_type: ['Ev > Mutfak'],
      shipping_weight: ['350 g'],
      availability: ['https://schema.org/OutOfStock'],
      availability_date: ['2026-12-12'],
      quantity: ['3'],
    })
    expect(item?.prices).toEqual({ price: 19990 })
  })

  it('has groups, whose variants take from the group what they lack', async () => {
    const items = await read(
      readJsonLines,
      line({
        '@type': 'ProductGroup',
        productGroupID: 'G1',
        name: 'Tişört',
        brand: { name: 'Kuzey' },
        hasVariant: [
          {
            '@type': 'Product',
            sku: 'R',
            color: 'Kırmızı',
            offers: { price: '10', priceCurrency: 'TRY' },
          },
          { '@type': 'Product', sku: 'M', name: 'Mavi tişört', color: 'Mavi' },
        ],
      }),
    )
    expect(items[0]?.prices).toEqual({ price: 1000 })
    expect(items.map(({ fields }) => fields)).toEqual([
      {
        id: ['R'],
        title: ['Tişört'],
        brand: ['Kuzey'],
        color: ['Kırmızı'],
        item_group_id: ['G1'],
        item_group_title: ['Tişört'],
      },
      expect.objectContaining({ title: ['Mavi tişört'], item_group_id: ['G1'] }),
    ])
  })

  it('has list prices and sale prices with dates as price specifications', async () => {
    const [item] = await read(
      readJsonLines,
      line({
        '@type': 'Product',
        sku: 'A1',
        name: 'Kupa',
        offers: {
          '@type': 'Offer',
          priceCurrency: 'TRY',
          priceSpecification: [
            { priceType: 'https://schema.org/ListPrice', price: 100 },
            { price: 80, validFrom: '2026-01-01', validThrough: '2026-01-31' },
          ],
        },
      }),
    )
    expect(item?.prices).toEqual({ price: 10000, sale_price: 8000 })
    expect(item?.fields).toMatchObject({
      sale_price_effective_date: ['2026-01-01/2026-01-31'],
    })
  })

  it('names a line that is no JSON and one without a product, and reads on', async () => {
    const items = await read(
      readJsonLines,
      `{"@type":"Product",\n\n{"@type":"Person"}\n${line({ '@graph': [{ '@type': 'Product', sku: '1' }] })}\n`,
    )
    expect(items.map(({ line, fault }) => [line, fault])).toEqual([
      [1, 'The line is no JSON'],
      [3, 'The line holds no Product and no ProductGroup'],
      [4, undefined],
    ])
  })
})

describe('a file', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'vitrin-feed-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  async function opened(name: string, content: string | Buffer) {
    const file = path.join(folder, name)
    writeFileSync(file, content)
    const feed = await openFeed(file)
    const items: RawItem[] = []
    for await (const some of feed.read(feed.texts)) items.push(...some)
    return { format: feed.format, titles: items.map(({ fields }) => fields.title?.[0]) }
  }

  it('is known by its first letters, packed or not, in UTF-8 or in the encoding of Turkish Windows', async () => {
    const xml = rss('<item><title>Işık</title></item>')
    expect(await opened('a', xml)).toEqual({ format: 'XML', titles: ['Işık'] })
    expect(await opened('a.xml.gz', gzipSync(xml))).toEqual({ format: 'XML', titles: ['Işık'] })
    expect(await opened('b', 'title\tid\nKupa\t1\n')).toEqual({ format: 'TSV', titles: ['Kupa'] })
    const turkish = Buffer.from('id\ttitle\n1\tI\xfe\xfdk\n', 'latin1')
    expect(await opened('c', turkish)).toEqual({ format: 'TSV', titles: ['Işık'] })
    const declared =
      '<?xml version="1.0" encoding="ISO-8859-9"?><rss><item><title>\xde</title></item></rss>'
    expect((await opened('d', Buffer.from(declared, 'latin1'))).titles).toEqual(['Ş'])
    expect((await opened('e', line({ '@type': 'Product', name: 'Kupa' }))).format).toBe('JSON-LD')
  })

  it('that is missing, empty or no feed is refused in one sentence', async () => {
    await expect(openFeed(path.join(folder, 'none.xml'))).rejects.toThrow(/^There is no file /)
    await expect(opened('empty', ' \n')).rejects.toThrow(/ is empty\.$/)
    await expect(opened('text', 'Merhaba\n')).rejects.toThrow(/ is no product feed: /)
  })
})
