import type { Part } from './page'

/** A document without the shelf that a page offers which has nothing of its own: its goods are nobody's. */
export const withoutShelf = (html: string): string =>
  html.replace(/<section[^>]* data-shelf="popular"[\s\S]*?<\/section>/, '')

/** The product cards of a page that are not of that shelf. */
export function ownCards(main: Part): Part[] {
  const shelf = main
    .elements('section')
    .filter((one) => one.attribute('data-shelf') === 'popular')
    .flatMap((one) => one.queryAllByRole('article'))
    .map(({ element }) => element)
  return main.queryAllByRole('article').filter(({ element }) => !shelf.includes(element))
}
