import { LANGUAGES } from '../../locale'
import { foldedWords } from '../../text'
import { type Insert, insertRows } from '../insert'

const WORDS = {
  tr: ['defter', 'kupa', 'kalem', 'saksı', 'mum', 'çanta'],
  en: ['notebook', 'mug', 'pen', 'vase', 'candle', 'bag'],
  de: ['notizbuch', 'tasse', 'stift', 'vase', 'kerze', 'tasche'],
  ar: ['دفتر', 'كوب', 'قلم', 'مزهرية', 'شمعة', 'حقيبة'],
}

/** What the demo's shoppers search for most. */
export const searchStatements = (): Insert[] =>
  insertRows(
    'searched_word',
    ['language', 'term', 'spelling', 'searches'],
    LANGUAGES.flatMap((language) =>
      WORDS[language].map((word, at) => [
        language,
        foldedWords(word).join(' '),
        word,
        90 - at * 10,
      ]),
    ),
  )
