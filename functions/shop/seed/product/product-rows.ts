import type { Language } from '../../locale'
import { LANGUAGES } from '../../locale'
import { foldedWords, searchedWords, slug, sortKey } from '../../text'
import { brands } from '../data/brands'
import { options } from '../data/options'
import type { Insert, Value } from '../insert'
import { insertRows } from '../insert'
import { wordByWord } from './cached-by-word'
import { KnownWords } from './known-words'
import { codesOf } from './product-codes'
import { categoriesOf, columnStatements, positionOf } from './product-columns'
import type { ProductSeed } from './product-seed'

const wordsOf = wordByWord(foldedWords)
const sortKeysIn = (language: Language) => wordByWord((word) => sortKey(word, language))
const sortKeyOf = {
  tr: sortKeysIn('tr'),
  en: sortKeysIn('en'),
  de: sortKeysIn('de'),
  ar: sortKeysIn('ar'),
}
const slugsOf = wordByWord(slug)

/** Writes products as INSERT statements, and remembers the addresses in use. */
export class ProductRows {
  private readonly taken = new Set<string>()
  readonly words = new KnownWords()
  private readonly found: [number, string, string][] = []

  /** @param transferPercent the discount of paying by transfer */
  constructor(private readonly transferPercent: number) {}

  /** The statements of some products: their own rows, texts, words, categories and sub-products. */
  statements(products: ProductSeed[]): Insert[] {
    const texts = products.flatMap((product) => this.textsOf(product))
    for (const product of products) {
      const words = this.wordsOf(product)
      if (product.columns.is_active !== 0) this.found.push(...words)
    }
    return [
      ...columnStatements(products, this.transferPercent),
      ...insertRows(
        'product_text',
        ['product_id', 'language', 'title', 'sort_key', 'path', 'summary'],
        texts,
      ),
    ]
  }

  private textsOf(product: ProductSeed): Value[][] {
    return LANGUAGES.map((language) => {
      const title = product.title[language]
      return [
        product.id,
        language,
        title,
        sortKeyOf[language](title).join(' '),
        this.freePath(title, language),
        product.summary[language],
      ]
    })
  }

  /** The search words of products, in the order of the index: any other order is slow to write. */
  foundBy(): Insert[] {
    const rows = this.found.sort((a, b) => a[0] - b[0])
    return insertRows('product_words', ['rowid', 'title', 'more'], rows)
  }

  private wordsOf(product: ProductSeed): [number, string, string][] {
    const brand = brands.find((one) => one.id === product.brandId)?.title ?? ''
    return LANGUAGES.map((language, number) => {
      const above = categoriesOf(product.object.category).map(
        (category) => category.title[language],
      )
      const title = product.title[language]
      const colours = coloursOf(product).map((colour) => colour[language])
      const more = [brand, ...above, ...colours].join(' ')
      this.words.add(number, `${title} ${more}`)
      const words = (text: string) => wordsOf(text).flat().join(' ')
      const codes = codesOf(product).flatMap(searchedWords).join(' ')
      return [wordsRow(product.id) * 4 + number, words(title), `${words(more)} ${codes}`]
    })
  }

  private freePath(title: string, language: Language): string {
    const path = pathOf(title, language)
    let free = path
    for (let number = 2; this.taken.has(free); number += 1) free = `${path}-${number}`
    this.taken.add(free)
    return free
  }
}

/** What shoppers name when they search: sizes they choose. */
const coloursOf = ({ variants }: ProductSeed) =>
  options
    .filter(({ id, colour }) => colour && variants.some(({ option1 }) => option1 === id))
    .map(({ title }) => title)

/** The address of a title: `kuzey-noktali-defter`, and `en/…` and so on in other languages. */
export function pathOf(title: string, language: Language): string {
  const slugged = (text: string) => slugsOf(text).filter(Boolean).join('-')
  if (language === 'tr') return slugged(title)
  return `${language}/${slugged(language === 'de' ? withGermanVowels(title) : title)}`
}

/** German writes ä, ö and ü as ae, oe and ue where it has no dots. */
function withGermanVowels(text: string): string {
  return text.replace(/[äöüÄÖÜ]/g, (letter) => `${letter.normalize('NFD').slice(0, 1)}e`)
}

/** Its rowid in the index of words: position, then id (migrations/0003_lists.sql); more than 32 bits. */
const wordsRow = (id: number) => positionOf(id) * 2 ** 20 + id
