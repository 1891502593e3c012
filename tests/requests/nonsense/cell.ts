import { siteMap } from '../../../app/site-map'
import type { Letter } from '../../support/page/form'
import { type Page, type Part, readPage } from '../../support/page/page'
import type { Visitor } from '../../support/visitor'
import { pathOf, sendLetter } from './letter'

/** What a shopper got from a page while the shop answered nonsense. */
export type Cell = { status: number; ms: number; faults: string[] }

export const limits = { read: 1500, change: 8000 } as const

const pathsHome: string[] = [...Object.values(siteMap.home), siteMap.account]
const pathsOfSearch: string[] = Object.values(siteMap.search)

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

const plain = (path: string) => decodeURI(path.split(/[?#]/)[0] ?? '')

/** Whether a link or a form leads on from a page that failed: to itself again, home (a member's is their account), to the search or to the shop itself. */
function leadsOn(part: Part, to: string, page: string, shopOrigin: string): boolean {
  if (part.name === '' || to === '') return false
  if (to.startsWith(shopOrigin)) return true
  const path = plain(to)
  return [plain(page), ...pathsHome, ...pathsOfSearch].includes(path)
}

function leadsFurther({ main }: Page, path: string, shopOrigin: string): boolean {
  const links = main.queryAllByRole('link')
  if (links.some((link) => leadsOn(link, link.href, path, shopOrigin))) return true
  const buttons = main.queryAllByRole('button')
  return main.tags('form').some((form) => {
    const own = buttons.filter(({ element }) =>
      form.tags('button').some((one) => one.element === element),
    )
    return own.some((one) => leadsOn(one, form.attribute('action') || path, path, shopOrigin))
  })
}

/** Where a page shows its content, any link or form with a name leads on. */
const hasContent = ({ main }: Page) =>
  ['link', 'button'].some((role) => main.queryAllByRole(role).some(({ name }) => name !== ''))

type Answered = { answer: Response; html: string; path: string; shopOrigin: string }

/** What is wrong with an answer: its status, or a page that leads nowhere. */
function faultsIn({ answer, html, path, shopOrigin }: Answered): string[] {
  const { status, headers } = answer
  if (status >= 500 && ![501, 503].includes(status)) return [`status ${status}`]
  const next = headers.get('location')
  if (status >= 300 && status < 400) {
    const isOurs = next?.startsWith('/') || next?.startsWith(shopOrigin)
    return isOurs ? [] : [`a redirect to ${next ?? 'nowhere'}`]
  }
  const isPage = headers.get('content-type')?.startsWith('text/html')
  if (!isPage) return /\.(?:xml|txt)$/.test(path) ? [] : [`no page (${status})`]
  const page = readPage(html)
  const isLeading = status < 400 ? hasContent(page) : leadsFurther(page, path, shopOrigin)
  return isLeading ? [] : [`no way on (${status})`]
}

const late = (ms: number, limit: number) => (ms > limit ? [`${ms} ms`] : [])

const isTime = (fault: string) => fault.endsWith(' ms')
export const isLate = ({ faults }: Cell): boolean => faults.some(isTime)
export const inTime = (cell: Cell): Cell => ({
  ...cell,
  faults: cell.faults.filter((fault) => !isTime(fault)),
})

type Read = Cell & { html: string }

/** Opens a page, and follows where it leads: each page on the way must come in time. */
export async function readCell(
  visitor: Visitor,
  path: string,
  shopOrigin: string,
  limit: number = limits.read,
): Promise<Read> {
  let at = path
  for (let hops = 0; hops < 6; hops += 1) {
    const started = performance.now()
    const answer = await visitor.get(at)
    const { html, first } = await bodyAndTime(answer, started)
    const found = faultsIn({ answer, html, path: at, shopOrigin })
    const faults = [...found, ...late(first, limit)]
    const next = answer.headers.get('location')
    if (faults.length > 0 || !next || /^https?:/.test(next))
      return { status: answer.status, ms: first, faults, html }
    at = next
  }
  return { status: 302, ms: 0, faults: ['a loop of redirects'], html: '' }
}

/** Whether the page that answers a form says that something failed. */
const reportsFailure = (html: string) =>
  html.includes('<main') && readPage(html).notices('alert').length > 0

/** Sends a form, and opens the page after it: both together in the time of a change. @param typed must be on the page that reports a failure */
export async function changeCell(
  visitor: Visitor,
  letter: Letter,
  shopOrigin: string,
  typed = '',
): Promise<Cell> {
  const path = pathOf(letter)
  const started = performance.now()
  const answer = await sendLetter(visitor, letter)
  const { html, first } = await bodyAndTime(answer, started)
  const found = faultsIn({ answer, html, path, shopOrigin })
  const next = answer.headers.get('location')
  const left = limits.change - first
  const after = next?.startsWith('/') ? await readCell(visitor, next, shopOrigin, left) : null
  const last = after?.html ?? html
  const mustShow = answer.status !== 303 || reportsFailure(last)
  const lost = typed !== '' && mustShow && !last.includes(typed) ? ['what was typed is lost'] : []
  const faults = [...found, ...late(first, limits.change), ...lost, ...(after?.faults ?? [])]
  return { status: answer.status, ms: first, faults }
}
