import { z } from 'zod'
import { html, text } from '~/backend/http/fields'
import { readHtml } from './read-html'

/** Tags of texts that a shop writes in its office; `a<b` and `<3` are none. */
const markup =
  /<\/?(?:p|br|div|span|ul|ol|li|b|strong|i|em|u|s|del|ins|strike|a|font|h[1-6]|table|tr|td|img)\b[^<>]*>/i

const startsLine = /^(?:br|p|div|ul|ol|li)$/
const endsLine = /^(?:p|div|ul|ol|li|d[td]|h[1-6]|table|tr|summary|section|article)$/
const isCell = /^t[dh]$/
const crossedOut = ['s', 'del', 'strike']

/** The lines of a text that may be written in HTML, which may hold entities as before. */
export function withoutMarkup(written: string): string {
  if (!markup.test(written)) return written
  let plain = ''
  const handler = {
    onopentag(tag: string) {
      if (startsLine.test(tag)) plain += '\n'
    },
    onclosetag(tag: string) {
      if (endsLine.test(tag)) plain += '\n'
      if (isCell.test(tag)) plain += ' '
    },
    ontext(text: string) {
      plain += text
    },
  }
  readHtml(written, handler, crossedOut)
  const lines = plain.split('\n').map((line) => line.replace(/[ \t\r]+/g, ' ').trim())
  return lines.filter(Boolean).join('\n')
}

/** What an answer says to a shopper, in one line: tags and entities stand for what they are, once. */
export const sentence = z.transform((value) =>
  text.parse(withoutMarkup(html.parse(value)).replaceAll('\n', ' ')),
)
