/** A short name for an address, as an id of products that have none known: the same each time, and no id of a shop. */
export function hashOf(address: string): string {
  let hash = 0x811c9dc5
  for (const letter of address) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
