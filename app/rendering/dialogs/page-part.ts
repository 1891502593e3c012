import { maxAnswerMs, postForm } from '~/rendering/forms/post-form'
import { trustedHtml } from '~/ui/clean-html'

/** `isWhole` where all of the page is another's, since somebody has signed in or out. */
export type FormRedirect = { leadsTo: string; isWhole: boolean }

export type PagePart = {
  /** Text of the heading, and of the document's title. */
  title: string
  documentTitle: string
  main: HTMLElement
  notices: HTMLElement[]
}

/** Requests a complete page: a dialog runs none of the scripts that place late parts. */
const dialogHeaders = { Accept: 'text/html', 'X-Dialog': '1' }

/** Inline styles have the nonce of their own document: the browser would report each as a breach of this one's policy. */
const inlineStyles = /<style.*?<\/style>/gs

async function readPart(answer: Response): Promise<PagePart> {
  const html = (await answer.text()).replace(inlineStyles, '')
  const page = new DOMParser().parseFromString(trustedHtml(html), 'text/html')
  // A gateway's page may have a main part, but not ours.
  const main = page.querySelector<HTMLElement>('main#content')
  if (!main) throw new Error(`${answer.url} answered no page`)
  const title = main.querySelector('h1')?.textContent ?? ''
  const notices = [...page.querySelectorAll<HTMLElement>('.notices .notice')]
  return { title, documentTitle: page.title, main, notices }
}

/** The main part of a page of this site. @throws when there is no page to show */
export async function pagePart(address: string): Promise<PagePart> {
  const answer = await fetch(address, { headers: dialogHeaders })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return readPart(answer)
}

/**
 * Posts a form. The answer is a page, with the form and its errors where it was refused, or a redirect.
 * @param inDialog whether the form stands in a dialog, which shows the steps that follow too
 * @throws when no answer comes, or none that can be shown
 */
export async function postPart(
  address: string,
  body: URLSearchParams,
  inDialog: boolean,
): Promise<PagePart | FormRedirect> {
  const answer = await postForm(address, body, {
    headers: { 'X-Form': '1', ...(inDialog ? dialogHeaders : { Accept: 'text/html' }) },
    redirect: 'manual',
    signal: AbortSignal.timeout(maxAnswerMs),
  })
  const leadsTo = answer.headers.get('x-leads-to')
  const isWhole = answer.headers.has('x-leads-whole')
  return leadsTo === null ? readPart(answer) : { leadsTo, isWhole }
}

/** Removes what a dialog shows itself or needs not: the heading and the breadcrumbs. */
export function trimForDialog(main: HTMLElement): HTMLElement {
  main.querySelector('h1')?.remove()
  main.querySelector('.breadcrumb')?.closest('nav')?.remove()
  return main
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

async function loadStyles(element: HTMLElement, main: HTMLElement): Promise<void> {
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

/** Replaces an element's content with a part whose styles are loaded. @returns the previous content */
export function replaceContent(element: HTMLElement, main: HTMLElement): HTMLElement {
  const before = document.createElement('div')
  for (const node of [...element.childNodes]) if (!isSheet(node)) before.appendChild(node)
  const sheets = element.firstChild
  for (const node of [...main.childNodes]) element.insertBefore(node, sheets)
  return before
}

/** The same once the part's styles are loaded, if it `isWanted` by then. @returns the previous content, else null */
export async function showPart(
  element: HTMLElement,
  main: HTMLElement,
  isWanted: () => boolean,
): Promise<HTMLElement | null> {
  await loadStyles(element, main)
  return isWanted() ? replaceContent(element, main) : null
}
