const named = ['data-cart-id', 'data-index', 'data-line']
const addresses = ['href', 'formaction', 'data-href', 'data-url', 'onclick']
const inAddress = /\/cart\/(?:delete|update-item)\/([\w-]+)/i
const inScript = /(?:delete|remove|sil|kald[iı]r)\w*\(\s*['"]?([\w-]+)/i

/** The number of a cart's line that an element names, by attribute or in its button's address or script; '' for none. */
export function lineIdOf(element: Element): string {
  const of = (name: string) => element.getAttribute(name) ?? ''
  const attribute = named.map(of).find(Boolean)
  if (attribute) return attribute
  const written = addresses.map(of)
  const found = [inAddress, inScript].flatMap((one) => written.map((words) => one.exec(words)?.[1]))
  return found.find(Boolean) ?? ''
}
