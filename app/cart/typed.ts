import type { Notice } from '~/session/answer-types'

/** A cookie holds 4,096 bytes, sealed a third more than it says; room is left for the notice itself. */
const mostBytes = 2400

const kept =
  /^(?:productId|quantity|subscribe|subscribeFrequency|orderNotes|personalization\[[\w-]{1,64}\])$/

/** What was typed into an add form, by field: count, frequency, note, engraving, companions; not which variant was chosen. */
export function allTyped(form: FormData): Record<string, string> {
  const fields = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && kept.test(name) && value !== '' ? [[name, value]] : [],
  )
  // An empty field of a personalization is kept too: it is what was wrong.
  for (const [name, value] of form)
    if (name.startsWith('personalization[') && value === '') fields.push([name, ''])
  for (const name of ['with', 'productId[]']) {
    const ticked = form.getAll(name).map(String).join(',')
    if (ticked) fields.push([name, ticked])
  }
  return Object.fromEntries(fields)
}

/** The same for a cookie; what does not fit is left out, the longest first. */
function typedIn(form: FormData): Record<string, string> {
  const fields = Object.entries(allTyped(form))
  const bytes = () => new TextEncoder().encode(JSON.stringify(fields)).length
  while (bytes() > mostBytes) {
    const lengths = fields.map(([name, value]) => (name === 'productId' ? 0 : value.length))
    fields.splice(lengths.indexOf(Math.max(...lengths)), 1)
  }
  return Object.fromEntries(fields)
}

/** What was typed for a product whose page is drawn anew; null where the form is about none. */
export function typedForItself(form: FormData): Record<string, string> | null {
  return form.has('productId') ? typedIn(form) : null
}

/** What was typed for one product, for the sibling at `path`: what both may take. Its own texts and extras are not. */
export function typedForSibling(form: FormData, path: string): Record<string, string> {
  const { quantity, orderNotes } = typedIn(form)
  return {
    productPath: path,
    ...(quantity ? { quantity } : {}),
    ...(orderNotes ? { orderNotes } : {}),
  }
}

/** Gives what went wrong all that was typed, so that no form comes back empty. */
export function withTyped(notices: Notice[], form: FormData): Notice[] {
  if (typeof form.get('productId') !== 'string' && !form.has('productId[]')) return notices
  const typed = typedIn(form)
  const bad = notices.findIndex(({ tone }) => tone === 'bad')
  return notices.map((notice, at) => (at === bad ? { ...notice, typed } : notice))
}
