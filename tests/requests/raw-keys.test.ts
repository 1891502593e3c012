import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '../../app/i18n/languages'
import { isDeep } from '../support/deep'
import { readEveryPage } from '../support/every-page'
import { type Page, readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
let isDown = false
beforeAll(async () => {
  shop = await openWorkers({
    backend: (request, pass) =>
      isDown ? Promise.resolve(new Response('', { status: 500 })) : pass(request),
  })
})
afterAll(() => shop.close())

type Texts = { [key: string]: string | Texts }

/** Every key of the texts, and the prefixes of keys: `auth.account`. */
function keysOf(texts: Texts, before = ''): string[] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [before + name] : keysOf(value, `${before}${name}.`),
  )
}
const texts: Texts = Object.assign(
  {},
  ...['shop', 'account'].map((file) =>
    JSON.parse(readFileSync(`app/i18n/texts/tr/${file}.json`, 'utf8')),
  ),
)
const areas = Object.keys(texts).filter((name) => typeof texts[name] === 'object')
const known = keysOf(texts)

/** The attributes whose words are shown or read aloud. */
const isRead =
  /^(?:aria-[a-z]+|title|alt|placeholder|content|label|value|summary|data-[a-z-]*text)$/

/** Texts of a page that look like a key: in title, headings, buttons, labels, and texts for screen readers. */
function keysIn(html: string): string[] {
  const visible = readPage(html)
    .elements()
    .filter(({ element }) => !['script', 'style'].includes(element.tagName))
  const spoken = visible.flatMap(({ element }) =>
    element.attrs.filter(({ name }) => isRead.test(name)).map(({ value }) => value),
  )
  const words = [...visible.map(({ content }) => content), ...spoken].join(' ')
  const like = new RegExp(
    `(?<![\\w./@-])(?:${areas.join('|')})\\.[a-z]\\w*(?:\\.\\w+)*(?![\\w@/-])`,
    'g',
  )
  return [...new Set(words.match(like) ?? [])]
}

describe('raw keys', () => {
  it('are found anywhere on a page by the search of this test', () => {
    expect(known).toContain('auth.email')
    for (const page of [
      '<title>auth.account</title><script>t("auth.email")</script>',
      '<p>Ada <b>auth.account</b></p>',
      ...[
        'aria-label',
        'aria-description',
        'placeholder',
        'alt',
        'title',
        'value',
        'data-done-text',
      ].map((name) => `<input ${name}="auth.account" class="auth.email">`),
    ])
      expect(keysIn(page), page).toEqual(['auth.account'])
  })

  // All four languages have the same keys; Arabic has six plural forms. Each language is tested in turn.
  it.each(isDeep ? languages : (['ar'] as const))(
    '[G06] never appear on a page in %s, for a guest or a member, in any state',
    async (language) => {
      const pages = await readEveryPage(shop, language, (isSo) => {
        isDown = isSo
      })
      const found = [...pages].flatMap(([name, html]) =>
        keysIn(html).map((key) => `${name}: ${key}`),
      )
      expect(found).toEqual([])
      const without = (holds: (page: Page) => boolean) =>
        [...pages].flatMap(([name, html]) => (holds(readPage(html)) ? [] : [name]))
      expect(without((page) => page.language === language)).toEqual([])
      const titleOf = (page: Page) => page.elements('title')[0]?.content.trim()
      expect(without((page) => Boolean(titleOf(page)))).toEqual([])
      expect(pages.size).toBeGreaterThan(250)
      const names = [...pages.keys()].join('\n')
      for (const state of [
        'full',
        'ready',
        'leaving',
        'waiting',
        'processing',
        'thanks',
        'failing',
      ])
        expect(names, state).toMatch(new RegExp(` ${state}$`, 'm'))
    },
    240_000,
  )
})
