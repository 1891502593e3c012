import { z } from 'zod'
import { linkOrFile, rows, text } from '~/backend/http/fields'
import type { FooterWords, Note } from '../site-model'

const maxBlocks = 6
const maxLinks = 12

/** The names of the shop's notes in get-globals. */
export const noteFields: Record<Note, string> = {
  contact: 'CONTACT',
  product: 'PRODUCT',
  personalProduct: 'PERSONAL_PRODUCT',
  reviews: 'REVIEWS',
  review: 'REVIEW',
  question: 'QUESTION',
  stockAlarm: 'STOCK_ALARM',
  priceAlarm: 'PRICE_ALARM',
  cards: 'CARDS',
  analytics: 'ANALYTICS',
  marketing: 'MARKETING',
}

export const wordsShape = {
  FOOTER: z
    .object({
      SLOGAN: text,
      BLOCKS: rows(z.object({ TITLE: text, TEXT: text })),
      LINKS: rows(z.object({ TITLE: text, URL: linkOrFile })),
    })
    .catch({ SLOGAN: '', BLOCKS: [], LINKS: [] }),
  NOTES: z.record(z.string(), text).catch({}),
}

type Wire = {
  FOOTER: z.output<typeof wordsShape.FOOTER>
  NOTES: z.output<typeof wordsShape.NOTES>
}

/** The lines of a text of the shop, without empty ones. */
export const linesOf = (words: string): string[] =>
  words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** What the shop says of itself, as plain text; empty where it says nothing. @param others paths that are no links of its footer */
export function readWords(
  { FOOTER, NOTES }: Wire,
  others: Set<string>,
): {
  footer: FooterWords
  notes: Partial<Record<Note, string>>
} {
  const given = Object.entries(noteFields).filter(([, field]) => NOTES[field])
  return {
    footer: {
      slogan: FOOTER.SLOGAN,
      blocks: FOOTER.BLOCKS.slice(0, maxBlocks)
        .map((block) => ({ title: block.TITLE, lines: linesOf(block.TEXT) }))
        .filter(({ title, lines }) => title && lines.length > 0),
      links: FOOTER.LINKS.map((row) => ({ title: row.TITLE, path: row.URL }))
        .filter(({ title, path }) => title && path && !others.has(path))
        .slice(0, maxLinks),
    },
    notes: Object.fromEntries(given.map(([name, field]) => [name, NOTES[field] ?? ''])),
  }
}
