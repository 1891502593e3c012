const isHtml = (text: string): boolean => /<\/?[a-z][^>]*>/i.test(text)

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A description as HTML: plain text becomes paragraphs. What browsers must not get the storefront takes out. */
export function htmlOf(description: string): string {
  if (isHtml(description)) return description
  return description
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')
}

const MAX_SUMMARY = 160

/** The beginning of a description without tags. */
export function summaryOf(description: string): string {
  const text = description
    .slice(0, 2000)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= MAX_SUMMARY) return text
  return `${text.slice(0, MAX_SUMMARY).replace(/\s+\S*$/, '')} …`
}
