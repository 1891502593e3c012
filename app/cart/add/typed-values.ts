import type { Notice } from '~/session/response-data'

/** A cookie holds 4,096 bytes and sealing adds a third; the rest is room for the notice. */
const maxBytes = 2400

const savedFields =
  /^(?:productId|quantity|subscribe|subscribeFrequency|orderNotes|personalization\[[\w-]{1,64}\])$/

/** Values typed into an add form, by field; the chosen variant is not among them. */
export function typedValues(form: FormData): Record<string, string> {
  const fields = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && savedFields.test(name) && value !== '' ? [[name, value]] : [],
  )
  // An empty personalization field is saved too, because it is the error.
  for (const [name, value] of form)
    if (name.startsWith('personalization[') && value === '') fields.push([name, ''])
  for (const name of ['with', 'productId[]']) {
    const ticked = form.getAll(name).map(String).join(',')
    if (ticked) fields.push([name, ticked])
  }
  return Object.fromEntries(fields)
}

/** The same for a cookie: drops the longest values until they fit. */
function typedForCookie(form: FormData): Record<string, string> {
  const fields = Object.entries(typedValues(form))
  const bytes = () => new TextEncoder().encode(JSON.stringify(fields)).length
  while (bytes() > maxBytes) {
    const lengths = fields.map(([name, value]) => (name === 'productId' ? 0 : value.length))
    fields.splice(lengths.indexOf(Math.max(...lengths)), 1)
  }
  return Object.fromEntries(fields)
}

/** Values typed for a product whose page re-renders; null for a form without a product. */
export function typedForProduct(form: FormData): Record<string, string> | null {
  return form.has('productId') ? typedForCookie(form) : null
}

/** Values that carry over to the sibling at `path`: count and note, not personalization or extras. */
export function typedForSibling(form: FormData, path: string): Record<string, string> {
  const { quantity, orderNotes } = typedForCookie(form)
  return {
    productPath: path.split('?')[0] ?? path,
    ...(quantity ? { quantity } : {}),
    ...(orderNotes ? { orderNotes } : {}),
  }
}

/** Adds the typed values to the first error notice, so that no form comes back empty. */
export function withTypedValues(notices: Notice[], form: FormData): Notice[] {
  if (typeof form.get('productId') !== 'string' && !form.has('productId[]')) return notices
  const typed = typedForCookie(form)
  const bad = notices.findIndex(({ tone }) => tone === 'bad')
  return notices.map((notice, at) => (at === bad ? { ...notice, typed } : notice))
}
