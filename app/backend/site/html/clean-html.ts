import { escapeUTF8 } from 'entities'
import { pictureAddress, textAddress } from '~/backend/http/shop-origins'
import { isOlderPrice } from '~/backend/platform-page/html/older-class'
import { readHtml } from './read-html'

type Attributes = Record<string, string | undefined>

const lines = ['p', 'br', 'hr', 'ul', 'ol', 'li']
const phrases = ['b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'sub', 'sup']
const blocks = ['h2', 'h3', 'h4', 'blockquote', 'dl', 'dt', 'dd', 'div', 'span']
const tables = ['table', 'thead', 'tbody', 'tr']

/** Blocks that are not allowed still part their words from others. */
const otherBlocks =
  /^(?:address|article|aside|caption|center|details|fieldset|figcaption|figure|footer|h[156]|header|main|nav|pre|section|summary)$/

const isVoid = (tag: string) => /^(?:br|hr|img)$/.test(tag)

const anyOrigin = 'https://shop.invalid'

/** A link that is relative to its page, as a path; others as they are. */
function pathFrom(page: string, link: string): string {
  if (/^(?:[#/]|$)/.test(link)) return link
  const url = URL.parse(link, anyOrigin + page)
  return url?.origin === anyOrigin ? url.pathname + url.search + url.hash : link
}

const schemes = ['http:', 'https:', 'mailto:', 'tel:', 'ftp:']

/** Nothing for an address of another scheme, as a browser reads it: it skips line breaks in `java\nscript:`. */
const harmless = (address: string): string | undefined =>
  address !== '' && schemes.includes(URL.parse(address, anyOrigin)?.protocol ?? '')
    ? address
    : undefined

const pictureSources = ['data-src', 'data-original', 'data-lazy', 'src']

/** Pictures that a theme's script would load have their address in another attribute. */
const pictureOf = (attributes: Attributes, page: string): string | undefined =>
  pictureSources
    .map((name) => harmless(pictureAddress(pathFrom(page, (attributes[name] ?? '').trim()))))
    .find(Boolean)

const crossedOutClass = /line-through|crossed-?out|(?:^|[-_])delete$/i

/** Whether attributes cross out what their element holds: without it an old price would read as the current one. */
const isCrossedOut = ({ style = '', class: names = '' }: Attributes): boolean =>
  /line-through/i.test(style) ||
  (names.match(/\S+/g) ?? []).some((one) => crossedOutClass.test(one) || isOlderPrice(one))

const allowed = new Map<string, string[]>([
  ...[...lines, ...phrases, ...blocks, ...tables].map((tag): [string, string[]] => [tag, []]),
  ['td', ['colspan', 'rowspan']],
  ['th', ['colspan', 'rowspan', 'scope']],
  ['a', ['href', 'title']],
  ['img', ['src', 'alt', 'width', 'height']],
])

/** The allowed element for one of the shop; '' for none. */
function tagFor(name: string, attributes: Attributes): string {
  if (name === 'strike') return 's'
  if (allowed.has(name)) return name
  if (otherBlocks.test(name)) return 'div'
  return isCrossedOut(attributes) ? 'span' : ''
}

function openingTag(tag: string, attributes: Attributes, page: string): string {
  const values: Attributes = {
    ...attributes,
    class: isCrossedOut(attributes) ? 'crossed-out' : undefined,
    src: tag === 'img' ? pictureOf(attributes, page) : undefined,
    href: harmless(textAddress(pathFrom(page, (attributes.href ?? '').trim()))),
  }
  const written = ['class', ...(allowed.get(tag) ?? [])].map((name) => {
    const value = values[name]
    return value === undefined ? '' : ` ${name}="${escapeUTF8(value)}"`
  })
  return `<${tag}${written.join('')}>`
}

/** Whether sanitised HTML has a text or a picture. */
export const hasContent = (html: string): boolean =>
  /<img\b/i.test(html) || html.replace(/<[^>]*>|&nbsp;|&#160;/g, '').trim() !== ''

/** Reduces the backend's HTML to an allow-list of tags and attributes. @param page the path that its links are relative to */
export function cleanHtml(html: string, page = '/'): string {
  const ends: string[] = []
  let cleaned = ''
  readHtml(html, {
    onopentag(name, attributes) {
      const tag = tagFor(name, attributes)
      ends.push(tag === '' || isVoid(tag) ? '' : `</${tag}>`)
      if (tag !== '') cleaned += openingTag(tag, attributes, page)
    },
    onclosetag() {
      cleaned += ends.pop() ?? ''
    },
    ontext(text) {
      cleaned += text
    },
  })
  return cleaned
}
