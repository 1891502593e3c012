import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '../../app/i18n/languages'
import { siteMap } from '../../app/site-map'
import { demoProduct } from '../support/demo'
import { signIn } from '../support/member'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

type Texts = { [key: string]: string | Texts }

/** Every key of the texts, and the beginnings of keys: `auth.account`. */
function keysOf(texts: Texts, before = ''): string[] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [before + name] : keysOf(value, `${before}${name}.`),
  )
}
const texts = JSON.parse(readFileSync('app/i18n/texts/tr.json', 'utf8')) as Texts
const areas = Object.keys(texts).filter((name) => typeof texts[name] === 'object')
const known = keysOf(texts)

/** What looks like a key in the words of a page: title, headings, buttons, labels, and what is only read aloud. */
function keysShown(html: string): string[] {
  const bare = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
  const spoken = [...bare.matchAll(/(?:aria-label|title|alt|placeholder|content)="([^"]*)"/g)]
  const words = [bare.replace(/<[^>]*>/g, ' '), ...spoken.map(([, text]) => text)].join(' ')
  const like = new RegExp(
    `(?<![\\w./@-])(?:${areas.join('|')})\\.[a-z]\\w*(?:\\.\\w+)*(?![\\w@/-])`,
    'g',
  )
  return [...new Set(words.match(like) ?? [])]
}

/** Pages with an address of their own, in a language; what wants more than an address answers otherwise, and is read too. */
const pagesIn = (language: (typeof languages)[number]) =>
  Object.values(siteMap).map((entry) => (typeof entry === 'string' ? entry : entry[language]))

describe('raw keys', () => {
  it('the search for them knows one when it sees it', () => {
    expect(known).toContain('auth.title')
    expect(keysShown('<title>auth.account</title><script>t("auth.title")</script>')).toEqual([
      'auth.account',
    ])
  })

  it.each(languages)(
    '[G06] no page in %s shows one, to a guest or a member',
    async (language) => {
      const guest = shop.visitor()
      const member = shop.visitor()
      await signIn(member, 'affiliate')
      const product = await demoProduct(shop.db, 'twoGroups', language)
      const paths = [...new Set([product.path, ...pagesIn(language)])]
      let pages = 0
      for (const visitor of [guest, member]) {
        visitor.cookies.set('language', language)
        for (const path of paths) {
          const answer = await visitor.get(path)
          if (!answer.headers.get('content-type')?.includes('text/html')) continue
          pages += 1
          expect(keysShown(await answer.text()), `${path} in ${language}`).toEqual([])
        }
      }
      expect(pages).toBeGreaterThan(40)
    },
    120_000,
  )
})
