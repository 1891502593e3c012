import { text } from '~/backend/http/fields'
import { fold } from '~/i18n/casing'

const maxLength = 120

/** Whether texts beside a link name the product that it leads to: by the first word of its address; any where that has no words. */
export function isNamedIn(texts: string, path: string): boolean {
  const slug = fold(path.split('/').findLast(Boolean) ?? '')
  const word = /^\p{L}{3,}/u.exec(slug)?.[0]
  return texts.split('\n').some((one) => {
    const line = text.parse(one)
    if (line.length > maxLength) return false
    return word === undefined ? /\p{L}{2}/u.test(line) : fold(line).includes(word)
  })
}
