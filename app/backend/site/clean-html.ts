import xss, { type SafeAttrValueHandler } from 'xss'
import { ownPath, pictureAddress } from '~/backend/http/shop-origins'

// Node finds no named `safeAttrValue` in this CommonJS module, and its types know the function of its default alone.
export const { FilterXSS, safeAttrValue } = xss as unknown as typeof import('xss')

const plain = ['p', 'br', 'hr', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup']
const blocks = ['h2', 'h3', 'h4', 'blockquote', 'dl', 'dt', 'dd', 'div', 'span']
const tables = ['table', 'thead', 'tbody', 'tr']

/** Pictures and links are addresses of the shop, as in its other answers. */
const readAddress: SafeAttrValueHandler = (tag, name, value, cssFilter) => {
  const isAddress = name === 'src' || name === 'href'
  const read = tag === 'img' ? pictureAddress : ownPath
  return safeAttrValue(tag, name, isAddress ? read(value) : value, cssFilter)
}

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

const filter = new FilterXSS({
  safeAttrValue: readAddress,
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

/** Reduces the backend's HTML to an allow-list of tags and attributes. */
export function cleanHtml(html: string): string {
  return html === '' ? '' : filter.process(html)
}
