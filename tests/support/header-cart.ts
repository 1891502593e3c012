import type { Page } from './page/page'

/** The cart in the header: units and total; empty if there is none. */
export function headerCart(page: Page): { count: string; sum: string } {
  const links = page.getByRole('banner').queryAllByRole('link')
  const link = links.find((one) =>
    one.tags('span').some((each) => each.attribute('class') === 'cart-total'),
  )
  if (!link) return { count: '', sum: '' }
  return { count: link.tags('b')[0]?.text ?? '', sum: link.tags('span').at(-1)?.rawText ?? '' }
}
