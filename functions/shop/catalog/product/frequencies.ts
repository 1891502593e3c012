import type { Language } from '../../locale'

const EVERY: Record<Language, (weeks: number) => string> = {
  tr: (weeks) => `${weeks} haftada bir`,
  en: (weeks) => `Every ${weeks} weeks`,
  de: (weeks) => `Alle ${weeks} Wochen`,
  ar: (weeks) => (weeks === 2 ? 'كل أسبوعين' : `كل ${weeks} أسابيع`),
}

/** The frequencies of a subscription; the ids are weeks. */
export function frequencyList(language: Language): { ID: string; NAME: string }[] {
  return [2, 4, 8].map((weeks) => ({ ID: String(weeks), NAME: EVERY[language](weeks) }))
}
