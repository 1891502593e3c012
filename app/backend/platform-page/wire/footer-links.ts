import { pathOfLink } from '~/backend/http/shop-origins'
import type { PageSource } from '~/backend/platform-page/html/page-source'
import { isFixedPage } from '~/site-map'
import { entriesOf, nodesOf } from './structured'

const service =
  /^\/(?:[a-z]{2}\/)?(?:srv|api|arama|search|sepet(?:im)?|cart|basket|checkout|hesabim|(?:my-?)?account|log-?in|log-?out|sign-?(?:in|up)|register|giris(?:-yap)?|cikis|uye-?(?:ol|girisi?|kaydi?|kayit|paneli)|favori(?:ler(?:im)?)?|wishlist|siparis(?:ler(?:im)?|-?takibi?)|orders?)(?:[/?]|$)/i
const file = /\.(?!html?$|php$|aspx?$)\w+$/i

function goodsOf(source: PageSource): Set<string | null> {
  const { cards, tiles, bareTiles } = source
  const listed = nodesOf(source, 'ItemList', 'OfferCatalog').flatMap(
    (node) => entriesOf(node).entries,
  )
  const addresses = [...cards, ...tiles, ...bareTiles].map(({ href }) => href)
  return new Set([...addresses, ...listed.map(({ url }) => url)].map(pathOfLink))
}

/** The links of a home page's footer to pages of the shop that the storefront has none of its own for, under the names of `get-globals`. */
export function footerLinks(home: PageSource): { TITLE: string; URL: string }[] {
  const goods = goodsOf(home)
  const links = new Map<string, string>()
  for (const { href, words } of home.footer) {
    const path = /^(?:#|\?|$)/.test(href) ? null : pathOfLink(href.replace(/#.*$/, ''))
    const title = words.replace(/(?:\s|&nbsp;)+/g, ' ').trim()
    if (path === null || title === '' || links.has(path) || goods.has(path)) continue
    const [page = ''] = path.split('?')
    if (isFixedPage(page) || service.test(path) || file.test(page)) continue
    links.set(path, title)
  }
  return [...links].map(([URL, TITLE]) => ({ TITLE, URL }))
}
