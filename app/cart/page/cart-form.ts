export type SentLine = {
  index: string
  /** Name of the line that the page displayed at this index (line-identity.ts). */
  line: string
  count: string
  /**
   * The displayed count; empty when the form does not send it, so that typed counts are unknown. A form that sets all
   * counts then means each of them (change-all-counts.ts); another line's button only its own (change-other-counts.ts).
   */
  displayed: string
  /** What stands in its field for a note; null where it has none. */
  note: string | null
}

const savedIntents = ['toCart', 'forget'] as const
const intents = [
  'update',
  'less',
  'more',
  'delete',
  'take',
  'note',
  'save',
  'favourite',
  'clear',
  'order',
  ...savedIntents,
] as const

export type CartIntent = (typeof intents)[number]

/** A submitted cart form; `line` is null when it means all lines, or one that is saved for later, by its number. */
export type SentCart = {
  intent: CartIntent
  line: SentLine | null
  savedLine: string
  lines: SentLine[]
}

const readNote = (written: FormDataEntryValue | null): string | null =>
  written === null ? null : String(written).replaceAll('\r\n', '\n').trim()

/**
 * Reads the cart form: a line's button sends `update:<index>` (or `less`, `more`, `delete`, `take`, `note`, `save`, `favourite`), a saved
 * line's `toCart:<number>` or `forget:…`, script a bare `intent`. Without a
 * known one it sets the counts, as Enter in a field does.
 */
export function readCartForm(form: FormData | URLSearchParams): SentCart {
  const all = (name: string) => form.getAll(name).map(String)
  const [names, counts, displayed] = [all('line'), all('count'), all('shown')]
  const lines = all('index').map((index, at) => ({
    index,
    line: names[at] ?? '',
    count: counts[at] ?? '',
    displayed: displayed[at] ?? '',
    note: readNote(form.get(`note:${index}`)),
  }))
  const [sent, index] = String(form.get('intent') ?? '').split(':')
  const named = index === undefined ? undefined : lines.find((line) => line.index === index)
  const alone = index === undefined && lines.length === 1 ? lines[0] : undefined
  const intent = intents.find((known) => known === sent) ?? 'update'
  if (savedIntents.some((one) => one === intent))
    return { intent, line: null, savedLine: index ?? '', lines }
  return { intent, line: named ?? alone ?? null, savedLine: '', lines }
}

/** Pending counts of a form being submitted, by line name. */
export function sentCounts(form: FormData | URLSearchParams): Map<string, string> {
  return new Map(readCartForm(form).lines.map(({ line, count }) => [line, count]))
}

/** The name of the line that a form being submitted takes out of the cart; empty for none. */
export function leavingLine(form: FormData | URLSearchParams): string {
  const { intent, line } = readCartForm(form)
  return (['delete', 'save', 'favourite'].includes(intent) && line?.line) || ''
}

/** Whether a form being submitted changes a line so that what is typed there no longer counts: it is cut to the stock, or the cart is cleared or ordered. */
export function holdsLine(form: FormData | URLSearchParams, name: string): boolean {
  const { intent, line } = readCartForm(form)
  return ['clear', 'order'].includes(intent) || (intent === 'take' && line?.line === name)
}
