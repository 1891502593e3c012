import type { Page } from './page'

/** The nodes of a page's structured data (schema.org). */
export const structuredData = <Node extends object>(page: Page): Node[] =>
  page
    .elements('script')
    .filter((one) => one.attribute('type') === 'application/ld+json')
    .flatMap((one) => JSON.parse(one.content) as Node[])
