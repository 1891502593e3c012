import type { Visitor } from './visitor'

/** A line as the cart's form sends it. */
export type SentLine = { index: string; line: string; count: string }

/** The lines of a visitor's cart, as the form of the cart page holds them. */
export async function sentLines(visitor: Visitor): Promise<SentLine[]> {
  const page = await (await visitor.get('/sepet')).text()
  return [...page.matchAll(/<li class="line">([\s\S]*?)<\/li>/g)].map(([, html = '']) => {
    const value = (name: string) =>
      new RegExp(`name="${name}"[^>]*? value="([^"]*)"`).exec(html)?.[1] ?? ''
    return { index: value('index'), line: value('line'), count: value('count') }
  })
}

/** The fields of the cart's form, as they are drawn, with these counts typed over them, by line. */
export async function cartForm(
  visitor: Visitor,
  typed: Record<number, string>,
): Promise<URLSearchParams> {
  const page = await (await visitor.get('/sepet')).text()
  const fields = new URLSearchParams()
  for (const [at, [line = '']] of [...page.matchAll(/<li class="line">[\s\S]*?<\/li>/g)].entries())
    for (const [input] of line.matchAll(/<input[^>]*>/g)) {
      const [, name = ''] = / name="([^"]*)"/.exec(input) ?? []
      const [, value = ''] = / value="([^"]*)"/.exec(input) ?? []
      fields.append(name, name === 'count' ? (typed[at] ?? value) : value)
    }
  return fields
}
