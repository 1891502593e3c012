import xss, { type SafeAttrValueHandler } from 'xss'
import { pictureAddress, textAddress } from '~/backend/http/shop-origins'
import { isOlderPrice } from '~/backend/platform-page/html/older-class'
import { balancedHtml } from './balanced-html'

// Node finds no named `safeAttrValue` in this CommonJS module, and its types know the function of its default alone.
export const { FilterXSS, safeAttrValue } = xss as unknown as typeof import('xss')

const lines = ['p', 'br', 'hr', 'ul', 'ol', 'li']
const phrases = ['b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'sub', 'sup']
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

const crossedOutClass = /line-through|(?:^|[-_])delete$/i

/** Whether an attribute crosses out what its element holds: without it an old price would read as the current one. */
const isCrossing = (name: string, value: string): boolean =>
  /^style$/i.test(name)
    ? /line-through/i.test(value)
    : /^class$/i.test(name) &&
      value.split(/\s+/).some((one) => crossedOutClass.test(one) || isOlderPrice(one))

const asClass = 'class="crossed-out"'

type TagReader = (
  tag: string,
  html: string,
  info: { isWhite?: boolean; isClosing?: boolean },
) => string | undefined

/** Crossed-out elements that are not allowed are spans: unlike `<s>`, one that is not closed ends with what it stands in. */
function crossedOut(): TagReader {
  const open = new Map<string, boolean[]>()
  return (tag, html, { isWhite, isClosing }) => {
    if (tag === 'strike') return isClosing ? '</s>' : '<s>'
    if (isWhite) return
    const opened = open.get(tag) ?? []
    open.set(tag, opened)
    if (isClosing) return opened.pop() ? '</span>' : undefined
    const attributes = html.matchAll(/\s(style|class)\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi)
    const isCrossed = [...attributes].some(([, name = '', value = '']) =>
      isCrossing(name, value.replace(/^["']|["']$/g, '')),
    )
    opened.push(isCrossed)
    return isCrossed ? `<span ${asClass}>` : undefined
  }
}

const currency = '(?:₺|€|\\$|£|TL|TRY|USD|EUR|&#8378;|&euro;)'
const tags = '((?:<[^<>]*>)+)'
const besideAmount = [
  new RegExp(`(\\d(?:\\s|&nbsp;|<[^<>]*>)*${currency})${tags}(?=${currency}?\\d)`, 'g'),
  new RegExp(`(\\d)${tags}(?=${currency}\\d)`, 'g'),
  new RegExp(`(\\d[.,]\\d{2})${tags}(?=\\d)`, 'g'),
]
const behindCrossedOut = /(<\/(?:s|del)>(?:<[^<>]*>)*)(?=[₺€$£]?\d)/g

export const withAmountsApart = (html: string): string =>
  besideAmount.reduce((rest, amounts) => rest.replace(amounts, '$1$2 '), html)

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
    onTag: crossedOut(),
    onTagAttr: (_tag, name, value) => (isCrossing(name, value) ? asClass : undefined),
    whiteList: {
      ...Object.fromEntries(
        [...lines, ...phrases, ...blocks, ...tables].map((tag) => [tag, [] as string[]]),
      ),
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      a: ['href', 'title'],
      img: ['src', 'alt', 'width', 'height'],
    },
    stripIgnoreTag: true,
    stripIgnoreTagBody: removedWhole,
    allowCommentTag: false,
  })

/** Whether sanitised HTML has a text or a picture. */
export const hasContent = (html: string): boolean =>
  /<img\b/i.test(html) || html.replace(/<[^>]*>|&nbsp;|&#160;/g, '').trim() !== ''

/** Reduces the backend's HTML to an allow-list of tags and attributes. @param page the path that its links are relative to */
export function cleanHtml(html: string, page = '/'): string {
  if (html === '') return ''
  const cleaned = filterAt(page).process(withAmountsApart(withLazyPictures(html)))
  return balancedHtml(cleaned.replace(behindCrossedOut, '$1 '))
}
