import { describe, expect, it } from 'vitest'
import '../../../../functions/local/html-rewriter/html-rewriter'
import { writePage } from '../../../../tests/support/theme-pages/write-page'
import { readSource } from '../html/read-source'
import { settingsOf, shopNameOf, titleOf } from './page-title'

const logo = (alt: string) => `<img id="logo" src="/l.svg" alt="${alt}">`
type Page = Parameters<typeof writePage>[0]
const named = { '@type': 'Organization', name: 'Kekik &amp; Çınar' }

describe('[B01] the name of a shop without get-globals', () => {
  it.each([
    ['its script', { script: 'var SITE_NAME = "Kekik & Çınar";', title: 'Bahçe | Dükkân' }],
    ['Open Graph', { meta: { 'og:site_name': 'Kekik & Çınar' }, title: 'Bahçe | Dükkân' }],
    ...['OnlineStore', 'Store', 'WebSite', 'Corporation'].map((type): [string, Page] => [
      type,
      { data: [{ '@type': type, name: ' Kekik & Çınar ' }], title: 'Bahçe' },
    ]),
    ['structured data', { data: [named], title: 'Bahçe | Dükkân' }],
    [
      'its logo, where the title has it',
      { title: 'Kekik & Çınar - Bahçe', body: logo('Kekik &amp; Çınar Logo') },
    ],
    ['the end of its title', { title: 'Bahçe ve mutfak | Kekik & Çınar' }],
    ['the end of its title', { title: 'Bahçe – mutfak – Kekik & Çınar', body: logo('Anasayfa') }],
    ['its title', { title: '  Kekik &amp; Çınar  ' }],
    ['its logo', { title: 'Kekik & Çınar: bahçe', body: logo('Kekik & Çınar logo') }],
    ['its logo', { title: 'Bahçe, Kekik & Çınar', body: logo('LOGO Kekik & Çınar') }],
  ])('is that of %s', async (_, page) => {
    expect(shopNameOf(await readSource(writePage(page)))).toBe('Kekik & Çınar')
  })

  it('is none where nothing says it', async () => {
    expect(shopNameOf(await readSource('<p>Merhaba</p>'))).toBe('')
  })
})

it('[G06] a shop has the languages that its home page names, and no other', async () => {
  const codes = async (html: string) => {
    const { LANGUAGE_LIST } = settingsOf(await readSource(html))
    return (LANGUAGE_LIST as { CODE: string }[]).map(({ CODE }) => CODE)
  }
  expect(await codes(writePage({}))).toEqual(['tr'])
  const english = '<link rel="alternate" hreflang="en-GB" href="/en">'
  expect(await codes(writePage({ body: english }))).toEqual(['tr', 'en'])
  expect(await codes('<p>Merhaba</p>')).toEqual([])
  // A theme that was made for another language.
  expect(await codes('<html lang="en"><p>Merhaba</p></html>')).toEqual([])
  const script = 'var LANGUAGE_LIST = [{"CODE":"de","TITLE":"Deutsch"}]'
  expect(await codes(writePage({ script }))).toEqual(['de'])
})

describe('[B01] the title of a page', () => {
  const site = { 'og:site_name': 'Kekik & Çınar' }
  it.each([
    ['Saksı | Kekik & Çınar', {}, 'Saksı'],
    ['Saksı - Kekik & Çınar', site, 'Saksı'],
    ['Saksı – Kil – Kekik & Çınar', site, 'Saksı – Kil'],
    ['Kekik & Çınar :: Saksı', site, 'Saksı'],
    ['Kekik & Çınar', site, 'Kekik & Çınar'],
    ['Saksı - 12 cm', site, 'Saksı - 12 cm'],
    ['Saksı-Kekik & Çınar', site, 'Saksı-Kekik & Çınar'],
    ['  Saksı  —  Kekik & Çınar  ', site, 'Saksı'],
    ['Kekik & Çınar  |  Saksı', site, 'Saksı'],
    ['', site, ''],
  ])('%s is without the shop’s name', async (title, meta, expected) => {
    expect(titleOf(await readSource(writePage({ title, meta })))).toBe(expected)
  })

  it.each([
    ['Yaz - Kuzey Defter', 'Yaz', 'Yaz'],
    ['Saksı - 12 cm', 'Saksı - 12 cm', 'Saksı - 12 cm'],
    ['Saksı - 12 cm', 'Kil saksı', 'Saksı - 12 cm'],
  ])(
    '%s of a page that names no shop is its heading %s, where it starts with it',
    async (title, heading, expected) => {
      const page = writePage({ title, body: `<h1> ${heading} </h1>` })
      expect(titleOf(await readSource(page))).toBe(expected)
    },
  )

  it('is that of Open Graph where there is one, and no drawing’s', async () => {
    const svg = '<svg><title>Sepet</title></svg>'
    const page = { title: 'Eski', meta: { 'og:title': 'Yeni | Dükkân' }, body: svg }
    expect(titleOf(await readSource(writePage(page)))).toBe('Yeni')
    expect(titleOf(await readSource(writePage({ title: 'Eski', body: svg })))).toBe('Eski')
  })
})
