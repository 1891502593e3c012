/** Text as HTML, with the entities that the platform's templates write. */
export const escaped = (text: string | number): string =>
  String(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

/** A JSON value inside a script. */
export const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
