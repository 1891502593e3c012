import { readPage } from './page'

/** The lines of a page's error summary, by the id of the linked field. */
export function errorSummary(html: string): Record<string, string> {
  const links = readPage(html).main.queryAllByRole('link')
  return Object.fromEntries(
    links.flatMap((link) => (link.href.startsWith('#') ? [[link.href.slice(1), link.text]] : [])),
  )
}
