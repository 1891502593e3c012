import type { Notice } from '~/session/answer-types'

/** A cookie holds 4,096 bytes, sealed a third more than it says; room is left for the notice itself. */
const mostBytes = 2400

const kept =
  /^(?:productId|quantity|subscribe|subscribeFrequency|orderNotes|personalization\[[\w-]{1,64}\])$/

/**
 * Gives what went wrong all that was typed, so that no form comes back empty (row X03). What does not fit a cookie
 * is left out, the longest first.
 */
export function withTyped(notices: Notice[], form: FormData): Notice[] {
  const productId = form.get('productId')
  if (typeof productId !== 'string') return notices
  const fields = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && kept.test(name) && value !== '' ? [[name, value]] : [],
  )
  // An empty field of a personalization is kept too: it is what was wrong.
  for (const [name, value] of form)
    if (name.startsWith('personalization[') && value === '') fields.push([name, ''])
  const ticked = form.getAll('with').map(String).join(',')
  if (ticked) fields.push(['with', ticked])
  const bytes = () => new TextEncoder().encode(JSON.stringify(fields)).length
  while (bytes() > mostBytes) {
    const lengths = fields.map(([name, value]) => (name === 'productId' ? 0 : value.length))
    fields.splice(lengths.indexOf(Math.max(...lengths)), 1)
  }
  const typed = Object.fromEntries(fields)
  const bad = notices.findIndex(({ tone }) => tone === 'bad')
  return notices.map((notice, at) => (at === bad ? { ...notice, typed } : notice))
}
