import { describe, expect, it } from 'vitest'
import type { Language } from '../../../app/i18n/languages'
import { detectLanguage, languageOfLink, languageToSave } from './detect-language'

const asking = (header?: string) =>
  new Request('https://vitrin.test/', header ? { headers: { 'accept-language': header } } : {})

describe('the language of a request', () => {
  it.each<[string, string | null, Language | null, string | undefined, Language]>([
    ['the path decides first', '/de/notizbuch', 'en', 'ar', 'de'],
    ['a path without a prefix is Turkish', '/defter', 'en', 'ar', 'tr'],
    ['the cart follows the cookie', '/sepet', 'en', 'ar', 'en'],
    ['without a cookie the cart follows the browser', '/sepet', null, 'ar-EG,en;q=0.5', 'ar'],
    ['the browser’s order counts, not ours', '/sepet', null, 'en;q=0.4,de;q=0.9', 'de'],
    ['no language of ours is Turkish', '/sepet', null, 'fr', 'tr'],
    ['nothing at all is Turkish', '/sepet', null, undefined, 'tr'],
    ['a malformed header is Turkish', '/sepet', null, ';;q=,%%', 'tr'],
    ['without a path the shopper’s own counts', null, null, 'en-GB', 'en'],
  ])('%s', async (_title, path, saved, header, expected) => {
    expect(await detectLanguage(asking(header), { path, saved })).toBe(expected)
  })

  it('[G05] is saved where the shopper would else get another', async () => {
    expect(await languageToSave(asking('en'), null, 'de')).toBe('de')
    expect(await languageToSave(asking('en'), null, 'en')).toBeNull()
    expect(await languageToSave(asking('en'), 'de', 'de')).toBeNull()
  })

  it.each<[string, string, string | undefined, Language | null]>([
    ['/en', '', 'tr', 'en'],
    ['/en/mug', '__Host-language=tr', 'en', 'en'],
    ['/en', '__Host-language=en', 'tr', null],
    ['/', '', 'en', 'tr'],
    ['/', '__Host-language=en', 'tr', null],
    ['/sepet', '', 'en', null],
  ])('[L10] a link to %s with the cookie "%s"', async (path, cookie, header, expected) => {
    const request = asking(header)
    if (cookie) request.headers.set('cookie', cookie)
    expect(await languageOfLink(request, path)).toBe(expected)
  })
})
