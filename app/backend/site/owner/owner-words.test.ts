import { afterEach, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { readSite } from '../site'
import { contrastOf } from './brand'

const read = (globals: object) => readSite(globals, { currency: 'TL' })
const cssOf = (COLOURS: unknown, more = {}) => read({ COLOURS, ...more }).brandCss ?? ''
afterEach(() => setShopOrigins())

describe('what a shop says of itself', () => {
  it('is nothing where its settings say nothing', () => {
    for (const globals of [{}, { FOOTER: null, NOTES: null, COLOURS: null, LOGO: null }]) {
      const { footer, notes, brandCss } = read(globals)
      expect(footer).toEqual({ slogan: '', blocks: [], links: [] })
      expect([notes, brandCss]).toEqual([{}, ''])
    }
  })

  it('is plain text in lines, with links into the shop alone', () => {
    const { footer, notes } = read({
      FOOTER: {
        SLOGAN: 'Yıllarca &ccedil;alışır',
        BLOCKS: [{ TITLE: 'İade', TEXT: '14 gün\n <b>koşulsuz</b> \n' }, { TITLE: 'Boş' }],
        LINKS: [
          { TITLE: 'Hakkımızda', URL: 'hakkimizda' },
          { TITLE: 'Başka', URL: 'https://other.example/' },
        ],
      },
      NOTES: { CONTACT: 'Yazın', OTHER: 'x' },
    })
    expect(footer).toEqual({
      slogan: 'Yıllarca çalışır',
      blocks: [{ title: 'İade', lines: ['14 gün', '<b>koşulsuz</b>'] }],
      links: [{ title: 'Hakkımızda', path: '/hakkimizda' }],
    })
    expect(notes).toEqual({ contact: 'Yazın' })
  })

  it('[B01] has links to files at the shop', () => {
    setShopOrigins({ shop: 'https://shop.test', site: 'https://www.test', pictures: '' })
    const LINKS = [{ TITLE: 'Katalog', URL: 'Data/katalog.pdf' }]
    expect(read({ FOOTER: { LINKS } }).footer?.links).toEqual([
      { title: 'Katalog', path: 'https://shop.test/Data/katalog.pdf' },
    ])
  })

  it('is named like its host where it has no name', () => {
    setShopOrigins({ shop: '', site: 'https://www.dukkan.example', pictures: '' })
    expect(read({}).name).toBe('www.dukkan.example')
    expect(read({ SITE_NAME: 'Dükkân' }).name).toBe('Dükkân')
  })
})

describe('the colours of a shop', () => {
  it('are taken with a contrast of 4.5, and a missing one of the text is found', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
    expect(cssOf({ ACCENT: '#0b5d3b', ON_ACCENT: '#ffffff' })).toContain('--accent:#0b5d3b')
    expect(cssOf({ ACCENT: '#0b5d3b' })).toContain('--on-accent:#ffffff')
    expect(cssOf({ ACCENT: '#f8af35' })).toContain('--on-accent:#000000')
  })

  it.each([
    { ACCENT: '#f8af35', ON_ACCENT: '#ffffff' },
    { ACCENT: '#fa3' },
    { ACCENT: 'red' },
    { ACCENT: '#fff}</style>' },
    'red',
  ])('are the storefront’s own for %j', (colours) => {
    expect(cssOf(colours)).toBe('')
  })

  it('come with a logo whose size is known, from an address that can end no rule', () => {
    const logo = { URL: 'https://cdn.example/logo.svg', WIDTH: 400, HEIGHT: 100 }
    const css = cssOf(null, { SITE_NAME: 'A"\\<', LOGO: logo })
    expect(css).toBe(
      '.logo{content:url("https://cdn.example/logo.svg") / "A\\22 \\5c \\3c ";inline-size:140px;block-size:35px;max-inline-size:100%;object-fit:contain}',
    )
    for (const wrong of [
      { ...logo, URL: 'https://x/a")}b{' },
      { ...logo, WIDTH: 0 },
    ])
      expect(cssOf(null, { LOGO: wrong })).toBe('')
  })
})
