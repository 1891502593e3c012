/** One line as the cart's form sends it; what it says is not checked yet. */
export type SentLine = {
  index: string
  /** Which line the page showed at this index (line-identity.ts). */
  line: string
  count: string
  /** The count that the page showed; empty where the form does not say it. */
  shown: string
}

/** What the cart's form asks for: something with one line, or with all. */
export type SentCart = { intent: string; line: SentLine | null; lines: SentLine[] }

/**
 * Reads the cart's form. The whole cart is one form, so that without script several changes are sent at once
 * and a line's own button still means its line: its `intent` is `update:<index>` or `delete:<index>`. With
 * script a line is sent alone, and a bare `intent` means it.
 */
export function readCartForm(form: FormData): SentCart {
  const all = (name: string) => form.getAll(name).map(String)
  const [names, counts, shown] = [all('line'), all('count'), all('shown')]
  const lines = all('index').map((index, at) => ({
    index,
    line: names[at] ?? '',
    count: counts[at] ?? '',
    shown: shown[at] ?? '',
  }))
  const [intent = '', index] = String(form.get('intent') ?? '').split(':')
  const named = index === undefined ? undefined : lines.find((line) => line.index === index)
  const alone = index === undefined && lines.length === 1 ? lines[0] : undefined
  return { intent, line: named ?? alone ?? null, lines }
}

/** The counts that a form on its way brings, by the indices of their lines. */
export function sentCounts(form: FormData): Map<string, string> {
  return new Map(readCartForm(form).lines.map(({ index, count }) => [index, count]))
}
