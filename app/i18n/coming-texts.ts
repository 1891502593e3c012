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

/** Both halves in one; a group may be in either or in both. */
function joined(one: Texts, other: Texts): Texts {
  const all = { ...one }
  for (const [name, value] of Object.entries(other)) {
    const own = all[name]
    all[name] = typeof own === 'object' && typeof value === 'object' ? joined(own, value) : value
  }
  return all
}

let ask: () => Promise<unknown> = async () => {}

/** The texts that waking did not bring, for code that is fetched later; once per document. */
export const restOfTexts = (): Promise<unknown> => ask()

/**
 * Makes the page's language speakable in the browser, with the texts that its first screen needs (decision 015). A text
 * of the other half suspends the part that asks for it until it is there.
 */
export async function registerBrowserTexts(language: Language): Promise<void> {
  const load = (loads: Loads) => loads[`./texts/${language}.json`]?.() ?? Promise.resolve({})
  const first = await load(firsts)
  let coming: Promise<void> | undefined
  let translate = makeSmallTranslator(language, first)
  let settled = false
  ask = () => {
    coming ??= load(rests).then(
      (rest) => {
        translate = makeSmallTranslator(language, joined(first, rest))
        settled = true
      },
      (error) => {
        // Asked for again at the next step; until then a part speaks with gaps rather than never.
        coming = undefined
        settled = true
        throw error
      },
    )
    return coming
  }
  registerTranslator(language, (key, values) => {
    const text = translate(key, values)
    // React takes a thrown promise as "not yet" and draws the part once it is kept.
    if (text === key && !settled) throw ask()
    return text
  })
}
