import { readPage } from './page'

/** What the error summary of a page says, by the id of the field that each line leads to. */
export function errorSummary(html: string): Record<string, string> {
  const links = readPage(html).main.queryAllByRole('link')
  return Object.fromEntries(
    links.flatMap((link) => (link.href.startsWith('#') ? [[link.href.slice(1), link.text]] : [])),
  )
}
