/** An entry of a page's structured data as JSON, which may stand in a script element. */
export const structuredText = (value: object): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...value }).replaceAll('<', '\\u003c')
