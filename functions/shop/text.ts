/** For searching, the i's of Turkish (I ı İ i) are one letter, and so ş/s, ç/c, ğ/g, ö/o, ü/u: shoppers type both. */

const PLAIN: Record<string, string> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ـ: '',
}

const LATIN_OF_ARABIC: Record<string, string> = {
  ا: 'a',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'w',
  ي: 'y',
  ء: '',
  پ: 'p',
  چ: 'ch',
  گ: 'g',
  ڤ: 'v',
}

/** Drops case, accents, Turkish dots, Arabic vowel signs and hamzas. @example fold('ısparta') // 'isparta' */
export function fold(text: string): string {
  // Without a locale: İ becomes i and a combining dot, which is removed with the accents.
  const plain = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  return plain.replace(/[ıßæœøłđأإآٱىئؤةـ]/g, (letter) => PLAIN[letter] ?? letter)
}

/** The folded words of a text; digits and letters of any script, nothing else. */
export function foldedWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** A variant's code is one word: its number alone is in many. @example searchedWords('SH000001-1') // ['sh0000011'] */
export function searchedWords(text: string): string[] {
  return foldedWords(text.replace(/(?<=\p{L}\d{4,})-(?=\d+(?![\p{L}\p{N}]))/gu, ''))
}

/** A slug in ASCII: folded, Arabic letters written in Latin ones, words joined by `-`. */
export function slug(text: string): string {
  const latin = fold(text).replace(/[ء-ی]/g, (letter) => LATIN_OF_ARABIC[letter] ?? '')
  return latin.match(/[a-z0-9]+/g)?.join('-') ?? ''
}

/** Sorts byte by byte in the language's order: in Turkish ç after c, ı before i; elsewhere by the folded text. */
export function sortKey(text: string, language: string): string {
  if (language !== 'tr') return fold(text)
  // `{` follows z, so `c{` follows every word in c; ı is written after h in the same way.
  const after: Record<string, string> = { ç: 'c{', ğ: 'g{', ı: 'h{', ö: 'o{', ş: 's{', ü: 'u{' }
  const lower = text.toLocaleLowerCase('tr').replace(/[âîû]/g, (letter) => fold(letter))
  return lower.replace(/[çğıöşü]/g, (letter) => after[letter] ?? letter)
}
