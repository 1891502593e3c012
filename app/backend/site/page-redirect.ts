import type { Page } from '~/backend/catalogue/model'
import { redirectError } from '~/backend/http/backend-error'
import { decodedPath } from '~/backend/http/safe-path'
import { pathOfLink } from '~/backend/http/shop-origins'
import { isLanguage } from '~/i18n/languages'

const strong = '404|hata(?:si|sı)?|error|not[-_]?found|bulunamad[iı]'
const any = `${strong}|sayfa(?:si|sı)?|page|urun|ürün|product|aradiginiz|aradığınız`

const language = '(?:[a-z]{2}(?:-[a-z]{2})?/)?'

/** Names of the pages that shops lead to for an unknown link: a whole segment, not a word in a product's. The link itself may follow. */
const notFoundPath = new RegExp(
  `^/${language}(?:(?:hata|errors?|pages?|sayfa)/)*` +
    `(?:(?:${any})[-_])*(?:${strong})(?:[-_](?:${any}))*(?:\\.\\w+)?/?$` +
    `|^/${language}(?:404|(?:page[-_]?)?not[-_]?found|(?:sayfa[-_]?)?bulunamad[iı])/`,
  'i',
)

const homePath = /^\/(?:tr|anasayfa|home|(?:index|default)\.\w+)?\/?$/i

/** Whether a path is a name of the home page. */
export const isHomePath = (path: string): boolean => homePath.test(path)

const bare = (path: string) => path.replace(/^\/+|\/+$/g, '')

/** The page that a redirect names: that of the link in a redirected call, else its own path. */
function targetOf(path: string): string {
  const url = new URL(path, 'https://here.invalid')
  const isCall = /^\/(?:srv|api)\//.test(url.pathname)
  return isCall ? `/${bare(url.searchParams.get('link') ?? '')}` : url.pathname + url.search
}

/** Whether a redirect leads to the link itself: the call is missing, or its address is written in another way. */
export function leadsToItself(link: string, location: string): boolean {
  const path = pathOfLink(location)
  const [pathname = ''] = decodedPath(path === null ? '' : targetOf(path)).split('?')
  return path !== null && bare(pathname) === bare(link)
}

/** Whether a redirect leads to a page that says that there is none. */
export function leadsToNotFound(location: string): boolean {
  const { pathname = '' } = URL.parse(location, 'https://here.invalid') ?? {}
  return notFoundPath.test(decodedPath(pathname))
}

/** Of another language too, where the link is of that one. A file with a query may be any page. */
function leadsHome(link: string, target: string): boolean {
  const [pathname = '', query = ''] = decodedPath(target).split('?')
  const name = bare(pathname)
  const isOfLink = isLanguage(name) && link.startsWith(`${name}/`)
  return name === '' || isOfLink || (query === '' && isHomePath(pathname))
}

/** The page has moved, or is missing when this leads home or to an error page. @throws BackendError redirect to no other page of the shop */
export function readRedirectedPage(link: string, location: string): Page {
  const path = pathOfLink(location)
  if (path === null) throw redirectError('PAGE')
  const target = targetOf(path)
  const [pathname = ''] = decodedPath(target).split('?')
  if (leadsToItself(link, location)) throw redirectError('PAGE')
  const isNotFound = leadsHome(link, target) || notFoundPath.test(pathname)
  return isNotFound ? { kind: 'notFound' } : { kind: 'moved', path: target }
}
