import { trusted } from '~/ui/clean-html'

export type FormRedirect = { leadsTo: string }

export type PagePart = {
  title: string
  main: HTMLElement
  path: string
  notices: HTMLElement[]
}

/** Requests a complete page: a dialog runs none of the scripts that place late parts. */
const dialogHeaders = { Accept: 'text/html', 'X-Window': '1' }

/**
 * The main part of a page of this site, and its URL after redirects.
 * @param form body to post; the result may then be a redirect, which means success
 * @throws when there is no page to show
 */
export async function pagePart(address: string): Promise<PagePart>
export async function pagePart(
  address: string,
  form: URLSearchParams,
): Promise<PagePart | FormRedirect>
export async function pagePart(
  address: string,
  form?: URLSearchParams,
): Promise<PagePart | FormRedirect> {
  const answer = await fetch(
    address,
    form
      ? { method: 'POST', body: form, headers: dialogHeaders, redirect: 'manual' }
      : { headers: dialogHeaders },
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

let partCount = 0
const idAttributes = [
  'for',
  'aria-describedby',
  'aria-labelledby',
  'aria-controls',
  'popovertarget',
  'form',
]

/** Prefixes a part's ids and the references to them, since the page below may use the same. */
export function withUniqueIds(main: HTMLElement): HTMLElement {
  partCount += 1
  const own = new Map<string, string>()
  for (const element of main.querySelectorAll('[id]')) {
    own.set(element.id, `w${partCount}-${element.id}`)
    element.id = `w${partCount}-${element.id}`
  }
  for (const name of idAttributes)
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

/** Adds a part's style sheets to an element; resolves when all have loaded or failed. */
export async function loadStyles(element: HTMLElement, main: HTMLElement): Promise<void> {
  const present = new Set(
    [...element.querySelectorAll<HTMLLinkElement>(`:scope > ${sheet}`)].map(({ href }) => href),
  )
  const pending: Promise<unknown>[] = []
  for (const link of main.querySelectorAll<HTMLLinkElement>(sheet)) {
    link.remove()
    if (present.has(link.href)) continue
    present.add(link.href)
    const settled = new Promise((done) => {
      link.onload = done
      link.onerror = done
    })
    pending.push(settled)
    element.appendChild(link)
  }
  await Promise.all(pending)
}

/**
 * Replaces an element's content with a part whose styles are loaded.
 * @returns the previous content
 */
export function replaceContent(element: HTMLElement, main: HTMLElement): HTMLElement {
  const before = document.createElement('div')
  for (const node of [...element.childNodes]) if (!isSheet(node)) before.appendChild(node)
  const sheets = element.firstChild
  for (const node of [...main.childNodes]) element.insertBefore(node, sheets)
  return before
}
