import { FilterXSS } from 'xss'

const plain = ['p', 'br', 'hr', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup']
const blocks = ['h2', 'h3', 'h4', 'blockquote', 'dl', 'dt', 'dd', 'div', 'span']
const tables = ['table', 'thead', 'tbody', 'tr']

const filter = new FilterXSS({
  whiteList: {
    ...Object.fromEntries([...plain, ...blocks, ...tables].map((tag) => [tag, [] as string[]])),
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
  },
  stripIgnoreTag: true,
  stripIgnoreTagBody: [
    'script',
    'style',
    'template',
    'noscript',
    'iframe',
    'object',
    'form',
    'svg',
    'math',
  ],
  allowCommentTag: false,
})

/** Reduces the backend's HTML to an allow-list of tags and attributes. */
export function cleanHtml(html: string): string {
  return html === '' ? '' : filter.process(html)
}
