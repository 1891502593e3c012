/** Whether HTML was cut short: a page without its end, or a piece whose first element is not closed. A shop may leave end tags out. */
export function lacksEnd(html: string): boolean {
  if (/<(?:html|body)\b/i.test(html)) return !/<\/(?:html|body)\s*>/i.test(html)
  const [, first] = /^\s*<([a-z][\w-]*)/i.exec(html) ?? []
  return first !== undefined && !new RegExp(`</${first}\\s*>\\s*$`, 'i').test(html)
}
