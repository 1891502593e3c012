import type { Page } from './page'

/** The nodes of a page's structured data (schema.org). */
export const structuredData = <Node extends object>(page: Page): Node[] =>
  page
    .elements('script')
    .filter((one) => one.attribute('type') === 'application/ld+json')
    .flatMap((one) => JSON.parse(one.content) as Node[])

type Sold = { offers?: object; hasVariant?: Sold[] }

/** The offers of a page's product and of its variants, each as JSON. */
export const offersIn = (page: Page): string[] =>
  structuredData<Sold>(page)
    .flatMap((node) => [node, ...(node.hasVariant ?? [])])
    .flatMap(({ offers }) => (offers ? [JSON.stringify(offers)] : []))
