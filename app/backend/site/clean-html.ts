import xss, { type SafeAttrValueHandler } from 'xss'
import { pictureAddress, textAddress } from '~/backend/http/shop-origins'

// Node finds no named `safeAttrValue` in this CommonJS module, and its types know the function of its default alone.
export const { FilterXSS, safeAttrValue } = xss as unknown as typeof import('xss')

const plain = ['p', 'br', 'hr', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup']
const blocks = ['h2', 'h3', 'h4', 'blockquote', 'dl', 'dt', 'dd', 'div', 'span']
const tables = ['table', 'thead', 'tbody', 'tr']

const anyOrigin = 'https://shop.invalid'

/** A link that is relative to its page, as a path; others as they are. */
function pathFrom(page: string, link: string): string {
  if (/^\s*(?:[#/]|$)/.test(link)) return link
  const url = URL.parse(link, anyOrigin + page)
  return url?.origin === anyOrigin ? url.pathname + url.search + url.hash : link
}

const addressReader =
  (page: string): SafeAttrValueHandler =>
  (tag, name, value, cssFilter) => {
    const isAddress = name === 'src' || name === 'href'
    const read = tag === 'img' ? pictureAddress : textAddress
    return safeAttrValue(tag, name, isAddress ? read(pathFrom(page, value)) : value, cssFilter)
  }

const lazySource = /\s(?:data-src|data-original|data-lazy)\s*=\s*("[^"]+"|'[^']+')/i
const source = /\ssrc\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/i

/** Pictures that a theme's script would load have their address in its place. */
const withLazyPictures = (html: string): string =>
  html.replace(/<img\b[^>]*>/gi, (tag) => {
    const [, address] = lazySource.exec(tag) ?? []
    return address ? tag.replace(source, '').replace(lazySource, () => ` src=${address}`) : tag
  })

export const removedWhole = [
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'form',
  'svg',
  'math',
]

const filterAt = (page: string) =>
  new FilterXSS({
    safeAttrValue: addressReader(page),
    whiteList: {
      ...Object.fromEntries([...plain, ...blocks, ...tables].map((tag) => [tag, [] as string[]])),
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      a: ['href', 'title'],
      img: ['src', 'alt', 'width', 'height'],
    },
    stripIgnoreTag: true,
    stripIgnoreTagBody: removedWhole,
    allowCommentTag: false,
  })

/** Reduces the backend's HTML to an allow-list of tags and attributes. @param page the path that its links are relative to */
export function cleanHtml(html: string, page = '/'): string {
  return html === '' ? '' : filterAt(page).process(withLazyPictures(html))
}
