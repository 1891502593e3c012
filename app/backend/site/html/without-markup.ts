import { z } from 'zod'
import { html, text } from '~/backend/http/fields'
import { FilterXSS, removedWhole, withAmountsApart } from './clean-html'

/** Tags of texts that a shop writes in its office; `a<b` and `<3` are none. */
const markup =
  /<\/?(?:p|br|div|span|ul|ol|li|b|strong|i|em|u|s|del|ins|strike|a|font|h[1-6]|table|tr|td|img)\b[^<>]*>/i

const lineEnd =
  /\s*(?:<br\b[^<>]*>|<\/(?:p|div|ul|ol|li|h[1-6]|table|tr)>|(?=<(?:p|div|ul|ol|li)\b))\s*/gi
const cellEnd = /<\/td>/gi
const crossedOut = /<(s|del|strike)\b[^<>]*>(?:(?!<\/?\1\b)[\s\S]){0,500}<\/\1\s*>\s*/gi

const filter = new FilterXSS({
  whiteList: {},
  stripIgnoreTag: true,
  stripIgnoreTagBody: removedWhole,
  allowCommentTag: false,
})

/** The lines of a text that may be written in HTML, which may hold entities as before. */
export function withoutMarkup(written: string): string {
  if (!markup.test(written)) return written
  const valid = withAmountsApart(written.replace(crossedOut, ''))
  const lines = filter.process(valid.replace(cellEnd, ' ').replace(lineEnd, '\n'))
  return lines.replace(/ *\n[\n ]*/g, '\n').trim()
}

/** What an answer says to a shopper, in one line: tags and entities stand for what they are, once. */
export const sentence = z.transform((value) =>
  text.parse(withoutMarkup(html.parse(value)).replaceAll('\n', ' ')),
)
