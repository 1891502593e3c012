/**
 * The platform's answers mix the forms of values: ids are numbers or texts, flags are 1, "1", true or "true", prices are
 * numbers or texts with a dot or a comma, empty lists may be null. Which form a value has follows from its seed, so
 * that every start answers alike.
 */
export function seedOf(...parts: (string | number)[]): number {
  let sum = 7
  for (const letter of parts.join('|')) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return sum >>> 3
}

export const idForm = (id: number, seed: number): number | string =>
  seed % 3 === 0 ? id : String(id)

export function flagForm(on: boolean, seed: number): number | string | boolean {
  const forms = [on ? 1 : 0, on ? '1' : '0', on, on ? 'true' : 'false'] as const
  return forms[seed % 4] ?? 0
}

/** "1.041,5800": four decimals, a dot for thousands. */
function turkish(amount: number): string {
  const [whole = '0', rest = ''] = amount.toFixed(4).split('.')
  return `${whole.replace(/\B(?=(\d{3})+(?!\d))/g, '.')},${rest}`
}

export function priceForm(amount: number, seed: number): number | string {
  const exact = Math.round(amount * 10_000) / 10_000
  const forms = [exact, exact.toFixed(4), turkish(exact), exact.toFixed(2)] as const
  // Two decimals lose a kuruş on a price without VAT, so they are only for amounts that have no more.
  const chosen = seed % 4 === 3 && Number(exact.toFixed(2)) !== exact ? 1 : seed % 4
  return forms[chosen] ?? exact
}

/** A list, or null for an empty one. */
export const listForm = <T>(list: T[], seed: number): T[] | null =>
  list.length === 0 && seed % 2 === 0 ? null : list

const named: Record<string, string> = {
  '&': '&amp;',
  "'": '&#39;',
  '"': '&quot;',
  ç: '&ccedil;',
  Ç: '&Ccedil;',
  ö: '&ouml;',
  ü: '&uuml;',
}

/** A text with the HTML entities that editors of the platform leave in it; every third has those of letters too. */
export function textForm(text: string, seed: number): string {
  const pattern = seed % 3 === 0 ? /[&'"çÇöü]/g : /[&'"]/g
  return text.replace(pattern, (letter) => named[letter] ?? letter)
}

/** An address with and without its first slash, with a last one, or absolute. */
export function linkForm(path: string, seed: number, origin: string): string {
  const forms = [path, `/${path}`, `${path}/`, `${origin}/${encodeURI(path)}`] as const
  return forms[seed % 4] ?? path
}
