import { type Page, type Part, pageOf } from './page/page'
import type { Visitor } from './visitor'

/** A line in the cart's form. */
export type SentLine = { index: string; line: string; count: string }

/** The lines of the cart's form, whose fields all have the same names. */
const linesOf = (page: Page): Part[] =>
  page.main.queryAllByRole('listitem').filter((one) => one.fields('line').length > 0)

/** The lines of a visitor's cart, read from the form of the cart page. */
export async function sentLines(visitor: Visitor): Promise<SentLine[]> {
  return linesOf(await pageOf(visitor.get('/sepet'))).map((line) => ({
    index: line.field('index').value,
    line: line.field('line').value,
    count: line.fields('count')[0]?.value ?? '',
  }))
}

/** The fields of the cart's form, with these counts typed, by line. */
export async function cartForm(
  visitor: Visitor,
  typed: Record<number, string>,
): Promise<URLSearchParams> {
  const fields = new URLSearchParams()
  for (const [at, line] of linesOf(await pageOf(visitor.get('/sepet'))).entries())
    for (const input of line.elements('input')) {
      const name = input.attribute('name') ?? ''
      fields.append(name, name === 'count' ? (typed[at] ?? input.value) : input.value)
    }
  return fields
}
