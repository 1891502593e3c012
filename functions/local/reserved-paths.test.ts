import { describe, expect, it } from 'vitest'
import { linkRows } from '../shop/seed/rows/link-rows'
import example from '../shop/settings/example.json'
import { readShop } from '../shop/settings/read-shop'
import { isReserved } from './reserved-paths'

/** The addresses of a page of an owner's settings, in the order of the languages. */
function pathsOf(title: string | object): unknown[] {
  const pages = [...example.pages, { code: 'own', title, html: '<p>x</p>' }]
  const shop = readShop('own.json', JSON.stringify({ ...example, pages }))
  return linkRows(shop, isReserved)
    .filter(([, kind, id]) => kind === 'content' && id === pages.length)
    .map(([path]) => path)
}

describe('a page of an owner’s settings', () => {
  it.each([
    ['İletişim', 'iletisim-2'],
    ['Sepet', 'sepet-2'],
    ['Arama', 'arama-2'],
    ['Ödeme yolları', 'odeme-yollari-2'],
    ['Api', 'api-2'],
    ['Biz', 'biz'],
  ])('has no address that the storefront answers by itself: %s', (title, path) => {
    expect(pathsOf(title)[0]).toBe(path)
  })

  it('is free in each language by its title there', () => {
    const title = { tr: 'Bize yazın', en: 'Contact', de: 'Kontakt', ar: 'تواصل' }
    expect(pathsOf(title).slice(0, 3)).toEqual(['bize-yazin', 'en/contact-2', 'de/kontakt-2'])
  })
})
