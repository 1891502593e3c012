import { text } from '~/backend/http/fields'
import type { Heading, PageSource } from '~/backend/platform-page/html/page-source'
import { defaultLanguage, isLanguage } from '~/i18n/languages'
import { footerLinks } from './footer-links'
import { nodesOf } from './structured'

const separator = /\s+(?:[|–—»:-]|::)\s+/

const partsOf = (title: string): string[] =>
  title
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)

/** The shop's name where the page says it as such: '' where it does not. */
function namedShop({ globals, meta, data }: PageSource): string {
  const [node] = nodesOf({ data }, 'OnlineStore', 'Store', 'Organization', 'WebSite', 'Corporation')
  return (
    [globals.SITE_NAME, meta['og:site_name'], node?.name]
      .map((name) => text.parse(name).trim())
      .find(Boolean) ?? ''
  )
}

/** The shop's name by its home page: as such, by its logo, else the end of the title; '' for none. */
export function shopNameOf(home: PageSource): string {
  const named = namedShop(home)
  if (named !== '') return named
  const title = text.parse(home.title).trim()
  const logo = text
    .parse(home.logo)
    .replace(/\s*logo\s*/i, ' ')
    .trim()
  if (logo !== '' && title.includes(logo)) return logo
  return partsOf(title).at(-1) ?? ''
}

/** By `hreflang`. A theme's `lang` alone may be wrong; then nobody knows, unless it says what is usual. */
function languagesOf({ language, alternates }: PageSource): string[] {
  const others = Object.keys(alternates)
  return others.length > 0 || language === defaultLanguage ? [language, ...others] : []
}

/** The settings that the home page says beside its script's values: the shop's name, its languages and pages about itself. */
export function settingsOf(home: PageSource): Record<string, unknown> {
  const codes = new Set(languagesOf(home).filter(isLanguage))
  const LANGUAGE_LIST = [...codes].map((code) => ({ CODE: code, TITLE: code }))
  const FOOTER = { LINKS: footerLinks(home) }
  return { LANGUAGE_LIST, ...home.globals, SITE_NAME: shopNameOf(home), FOOTER }
}

/** The title of a page without the shop's name. */
export function titleOf(source: PageSource): string {
  const written = text.parse(source.meta['og:title'] || source.title || source.heading).trim()
  const name = namedShop(source) || text.parse(source.logo).trim()
  const parts = partsOf(written)
  const isEnd = parts.length > 1 && parts.at(-1) === name
  if (isEnd)
    return written.slice(0, written.length - name.length).replace(/\s+(?:[|–—»:-]|::)\s+$/, '')
  if (parts.length > 1 && parts[0] === name)
    return written.slice(name.length).replace(separator, '')
  if (name === '' && parts.length === 2 && parts[0] === text.parse(source.heading).trim())
    return parts[0]
  // A bar stands before a shop's name alone.
  return written.split(' | ')[0] ?? ''
}

const homeWords =
  /^(?:ana ?sayfa|giri[sş]|home(?: ?page)?|start(?:seite)?|willkommen|welcome|(?:الصفحة )?الرئيسية)$/i

/** The title of the home page: the shop's name where it is only a word for home. */
export function homeTitleOf(home: PageSource): string {
  const title = titleOf(home)
  return homeWords.test(title) ? shopNameOf(home) : title
}

/** The heading of a list on the home page; '' for none of its own. */
export function headingOf(written: Heading | undefined, home: PageSource): string {
  const heading = text.parse(written?.words).replace(/\s+/g, ' ').trim()
  const isOfPage = [titleOf(home), text.parse(home.heading).trim()].includes(heading)
  return isOfPage || homeWords.test(heading) ? '' : heading
}
