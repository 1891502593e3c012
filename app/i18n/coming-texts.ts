import type { Language } from './languages'
import { makeSmallTranslator, type Texts } from './small-translator'
import { registerTranslator } from './translators'

type Loads = Record<string, () => Promise<Texts>>

const firsts: Loads = import.meta.glob<Texts>('./texts/*.json', {
  import: 'default',
  query: '?first',
})
const rests: Loads = import.meta.glob<Texts>('./texts/*.json', {
  import: 'default',
  query: '?rest',
})

/** A group may be split over both halves. */
function merged(one: Texts, other: Texts): Texts {
  const all = { ...one }
  for (const [name, value] of Object.entries(other)) {
    const own = all[name]
    all[name] = typeof own === 'object' && typeof value === 'object' ? merged(own, value) : value
  }
  return all
}

let loadRest: () => Promise<unknown> = async () => {}

/** Loads the texts that are not part of hydration; once per document. */
export const restOfTexts = (): Promise<unknown> => loadRest()

/**
 * Registers the browser's translator with the texts of the first screen (decision 015). Other texts suspend the
 * component until they are loaded.
 */
export async function registerBrowserTexts(language: Language): Promise<void> {
  const load = (loads: Loads) => loads[`./texts/${language}.json`]?.() ?? Promise.resolve({})
  const first = await load(firsts)
  let pending: Promise<void> | undefined
  let translate = makeSmallTranslator(language, first)
  let settled = false
  loadRest = () => {
    pending ??= load(rests).then(
      (rest) => {
        translate = makeSmallTranslator(language, merged(first, rest))
        settled = true
      },
      (error) => {
        // Retried on the next navigation; until then missing texts show their keys.
        pending = undefined
        settled = true
        throw error
      },
    )
    return pending
  }
  registerTranslator(language, (key, values) => {
    const text = translate(key, values)
    // React suspends on a thrown promise and renders the component when it settles.
    if (text === key && !settled) throw loadRest()
    return text
  })
}
