/** One letter for each of the text, so that positions stay: accents and the dots of i do not count. */
const folded = (text: string, language: string) =>
  [...text].map((letter) => {
    const plain = letter.toLocaleLowerCase(language).normalize('NFD').replace(/\p{M}/gu, '')
    return [...plain.replace('ı', 'i')][0] ?? ' '
  })

const isLetter = (letter: string | undefined) => /[\p{L}\p{N}]/u.test(letter ?? '')

/** Positions of a word at the beginning of words, else none. */
function foundAt(letters: string[], word: string[]): number[] {
  return letters.flatMap((_, at) =>
    !isLetter(letters[at - 1]) && word.every((letter, next) => letters[at + next] === letter)
      ? word.map((_, next) => at + next)
      : [],
  )
}

/** A title in parts, of which every second one is what was typed. @example markedParts('Noktalı Defter', 'def', 'tr') // ['Noktalı ', 'Def', 'ter'] */
export function markedParts(title: string, typed: string, language: string): string[] {
  const letters = folded(title, language)
  const words = typed.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const marked = new Set(words.flatMap((word) => foundAt(letters, folded(word, language))))
  const parts = ['']
  for (const [at, letter] of [...title].entries()) {
    const isMarked = parts.length % 2 === 0
    if (marked.has(at) !== isMarked) parts.push('')
    parts[parts.length - 1] += letter
  }
  return parts
}
