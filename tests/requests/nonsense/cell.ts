import type { Visitor } from '../../support/visitor'

/** What a shopper got from a page while the shop answered nonsense. */
export type Cell = { status: number; ms: number; faults: string[] }

export const limits = { read: 1500, change: 8000 } as const

async function bodyAndTime(answer: Response, started: number) {
  const reader = answer.body?.getReader()
  const decoder = new TextDecoder()
  let html = ''
  let first = 0
  for (;;) {
    const part = await reader?.read()
    first ||= Math.round(performance.now() - started)
    if (!part || part.done) return { html, first }
    html += decoder.decode(part.value, { stream: true })
  }
}

const hasLinkOrForm = (html: string) => /<(?:a\s[^>]*href="\/|form\b|button\b)/.test(html)

/** Of the page itself: its header leads on from every page. */
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''

/** What is wrong with an answer: its status, or a page that leads nowhere. */
function faultsIn(answer: Response, html: string): string[] {
  const { status, headers } = answer
  if (status >= 500 && status !== 503) return [`status ${status}`]
  if (status >= 300 && status < 400) return headers.get('location') ? [] : ['a redirect to nowhere']
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  return isPage && !hasLinkOrForm(mainOf(html)) ? ['no way on'] : []
}

const late = (ms: number, limit: number) => (ms > limit ? [`${ms} ms`] : [])

/** Opens a page, and follows where it leads: each page on the way must come in time. */
export async function readCell(visitor: Visitor, path: string): Promise<Cell> {
  let at = path
  for (let hops = 0; hops < 6; hops += 1) {
    const started = performance.now()
    const answer = await visitor.get(at)
    const { html, first } = await bodyAndTime(answer, started)
    const faults = [...faultsIn(answer, html), ...late(first, limits.read)]
    const next = answer.headers.get('location')
    if (faults.length > 0 || !next || /^https?:/.test(next))
      return { status: answer.status, ms: first, faults }
    at = next
  }
  return { status: 302, ms: 0, faults: ['a loop of redirects'] }
}

/** Sends a form, and opens the page after it. @param typed must be on one of both, unless the shop has it */
export async function changeCell(
  visitor: Visitor,
  path: string,
  fields: Record<string, string>,
  typed = '',
): Promise<Cell> {
  const started = performance.now()
  const answer = await visitor.post(path, { ...fields, key: crypto.randomUUID() })
  const { html, first } = await bodyAndTime(answer, started)
  const faults = [...faultsIn(answer, html), ...late(first, limits.change)]
  const isLost = answer.status !== 303 && typed !== '' && !html.includes(typed)
  if (isLost) faults.push('what was typed is lost')
  const next = answer.headers.get('location')
  const after = next?.startsWith('/') ? await readCell(visitor, next) : { faults: [] }
  return { status: answer.status, ms: first, faults: [...faults, ...after.faults] }
}
