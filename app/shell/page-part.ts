import { trusted } from '~/ui/clean-html'

/** Where a form led that a window sent. */
export type LedOn = { leadsTo: string }

/** What a window shows of a page of this site. */
export type PagePart = {
  title: string
  main: HTMLElement
  path: string
  /** What the page has to say, as its document has it. */
  notices: HTMLElement[]
}

/** Asked whole: a window runs none of the scripts that would bring late parts to their places. */
const asWindow = { Accept: 'text/html', 'X-Window': '1' }

/**
 * The main part of a page of this site, and where it was found after redirects.
 * @param form what to post; the answer may then be that it leads on to another page: what was wanted is done
 * @throws when there is no page to show
 */
export async function pagePart(address: string): Promise<PagePart>
export async function pagePart(address: string, form: URLSearchParams): Promise<PagePart | LedOn>
export async function pagePart(address: string, form?: URLSearchParams): Promise<PagePart | LedOn> {
  const answer = await fetch(
    address,
    form
      ? { method: 'POST', body: form, headers: asWindow, redirect: 'manual' }
      : { headers: asWindow },
  )
  const leadsTo = answer.headers.get('x-leads-to')
  if (leadsTo !== null) return { leadsTo }
  const readable = answer.ok || [403, 422, 503].includes(answer.status)
  if (!(form ? readable : answer.ok)) throw new Error(`${address} answered ${answer.status}`)
  const page = new DOMParser().parseFromString(trusted(await answer.text()), 'text/html')
  const main = page.querySelector('main')
  if (!main) throw new Error(`${address} answered no page`)
  const heading = main.querySelector('h1')
  const title = heading?.textContent ?? ''
  heading?.remove()
  main.querySelector('.trail')?.closest('nav')?.remove()
  const { pathname, search } = new URL(answer.url)
  const notices = [...page.querySelectorAll<HTMLElement>('.notices .notice')]
  return { title, main, path: pathname + search, notices }
}

let windows = 0
const pointers = [
  'for',
  'aria-describedby',
  'aria-labelledby',
  'aria-controls',
  'popovertarget',
  'form',
]

/** Gives a part's ids, and what points at them, names of their own: the page below may have the same. */
export function namedApart(main: HTMLElement): HTMLElement {
  windows += 1
  const own = new Map<string, string>()
  for (const element of main.querySelectorAll('[id]')) {
    own.set(element.id, `w${windows}-${element.id}`)
    element.id = `w${windows}-${element.id}`
  }
  for (const name of pointers)
    for (const element of main.querySelectorAll(`[${name}]`)) {
      const ids = (element.getAttribute(name) ?? '').split(' ')
      element.setAttribute(name, ids.map((id) => own.get(id) ?? id).join(' '))
    }
  for (const link of main.querySelectorAll('a[href^="#"]')) {
    const id = own.get(link.getAttribute('href')?.slice(1) ?? '')
    if (id) link.setAttribute('href', `#${id}`)
  }
  return main
}

const sheet = 'link[rel="stylesheet"]'
const isSheet = (node: ChildNode) => node instanceof Element && node.matches(sheet)

/** Brings a part's own style sheets into an element, whose content stays meanwhile; resolves when they came or failed. */
export async function dress(element: HTMLElement, main: HTMLElement): Promise<void> {
  const held = new Set(
    [...element.querySelectorAll<HTMLLinkElement>(`:scope > ${sheet}`)].map(({ href }) => href),
  )
  const coming: Promise<unknown>[] = []
  for (const link of main.querySelectorAll<HTMLLinkElement>(sheet)) {
    link.remove()
    if (held.has(link.href)) continue
    held.add(link.href)
    const come = new Promise((done) => {
      link.onload = done
      link.onerror = done
    })
    coming.push(come)
    element.appendChild(link)
  }
  await Promise.all(coming)
}

/**
 * Puts a part that is dressed into an element in the place of what was there: nothing is ever seen undressed.
 * @returns what was there
 */
export function fillWith(element: HTMLElement, main: HTMLElement): HTMLElement {
  const before = document.createElement('div')
  for (const node of [...element.childNodes]) if (!isSheet(node)) before.appendChild(node)
  const sheets = element.firstChild
  for (const node of [...main.childNodes]) element.insertBefore(node, sheets)
  return before
}
