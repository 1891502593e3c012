/** "from …" behind a price, by the last vowel of how its currency is read: te-le, dolar, avro, sterlin. */
const ablatives: Record<string, string> = { USD: '’dan', EUR: '’dan' }

/** `’den` in `199,90 TL’den`. @param currency its code; one that is not known is read like TL */
export const ablativeOf = (currency: string): string => ablatives[currency] ?? '’den'

const ofUnits = ['da', 'de', 'de', 'te', 'te', 'te', 'da', 'de', 'de', 'da']
const ofTens = ['da', 'da', 'de', 'da', 'ta', 'de']

/** `’da` in `23.59’da`: the suffix of the number that is read last. @param time `23:59` */
export function locativeOf(time: string): string {
  const [hour = 0, minute = 0] = time.split(/[:.]/).map(Number)
  const read = minute || hour
  return `’${(read % 10 === 0 ? ofTens[read / 10] : ofUnits[read % 10]) ?? 'de'}`
}

const ofVowels: Record<string, string> = {
  a: 'ı',
  ı: 'ı',
  e: 'i',
  i: 'i',
  o: 'u',
  u: 'u',
  ö: 'ü',
  ü: 'ü',
}

/** `’in` in `İpek’in`: whose it is, by the last vowel of the name. */
export function genitiveOf(name: string): string {
  // A circumflex marks a long vowel; a dot or two make another.
  const lower = name
    .toLocaleLowerCase('tr')
    .normalize('NFD')
    .replace(/\u0302/g, '')
    .normalize()
  const [vowel = ''] = /[aıeioöuü](?=[^aıeioöuü]*$)/.exec(lower) ?? []
  const ending = `${ofVowels[vowel] ?? 'i'}n`
  return lower.endsWith(vowel) && vowel !== '' ? `’n${ending}` : `’${ending}`
}
