import type { Locale } from '~/i18n/use-locale'
import { focusAnswer } from '~/rendering/forms/field-errors'
import { addContainer } from '~/rendering/forms/page-containers'
import { noConnection } from '~/rendering/navigation/no-connection'
import { addressInPlace } from '~/rendering/navigation/use-client-links'
import type { ActionResult } from '~/session/response-data'
import { notifyIn } from './dialog-notice'
import type { PageDialogRequest } from './open-dialog'
import {
  type FormRedirect,
  type PagePart,
  pagePart,
  showPart,
  trimForDialog,
  withUniqueIds,
} from './page-part'

/** What a dialog displays around the page in its body. */
export type DialogView = {
  title: string
  width: number
  isLoading: boolean
  inner: PageDialogRequest | null
}

type DialogTools = {
  locale: Locale
  receive: (answer: ActionResult) => void
  change: (view: Partial<DialogView>) => void
  close: () => void
}

const stepWidth = 480

/** Navigating to the same URL would only scroll, so it reloads; what was typed stays. */
async function goTo(next: URL): Promise<void> {
  const { pathname, search, href } = next
  await import('~/rendering/behaviors/typed-fields').then(
    ({ saveTyped }) => saveTyped(next),
    () => {},
  )
  if (pathname + search === location.pathname + location.search) location.reload()
  else location.assign(href)
}

/** The address of a page that leads back, here to this page as it is now: its variant may have been chosen since. */
function leadingHere(address: string): string {
  const to = new URL(address, location.href)
  const back = to.searchParams.get('donus')
  if (!back || new URL(back, location.href).pathname !== location.pathname) return address
  to.searchParams.set('donus', location.pathname + location.search)
  return to.pathname + to.search
}

/** Leaves for the page that a form leads to; some forms show a message first. */
function leaveBy(form: HTMLFormElement, next: URL): void {
  const { pathname } = location
  const { doneText, doneMs } = form.dataset
  if (doneText) form.replaceChildren(doneText)
  if (doneText) form.setAttribute('role', 'status')
  // A shopper who went to another page meanwhile is not brought back.
  setTimeout(() => location.pathname === pathname && goTo(next), Number(doneMs ?? 0))
}

/** The pages in a dialog's body: the first by its address, then those that its forms and tabs lead to. */
export class DialogPages {
  readonly #element: HTMLElement
  readonly #address: string
  readonly #tools: DialogTools
  readonly #controller = new AbortController()
  #requests = 0

  constructor(element: HTMLElement, address: string, tools: DialogTools) {
    this.#element = element
    this.#address = leadingHere(address)
    this.#tools = tools
    this.#open(this.#address)
    this.#listen()
  }

  /** Ends all listening; answers that come later are not shown. */
  stop(): void {
    this.#controller.abort()
  }

  #listen(): void {
    const { signal } = this.#controller
    const removeContainer = addContainer({
      contains: (form) => this.#element.contains(form),
      show: (part) => this.#showAnswer(part),
      follow: async (redirect, form) => {
        await this.#follow(redirect, form)
        return 'done'
      },
    })
    signal.addEventListener('abort', removeContainer)
    this.#element.addEventListener('click', (event) => this.#onClick(event), { signal })
    this.#element.addEventListener('submit', (event) => this.#onSubmit(event), { signal })
    this.#element.addEventListener('vitrin:dialog', (event) => this.#onInner(event), { signal })
  }

  async #show(part: PagePart): Promise<void> {
    const { signal } = this.#controller
    if (signal.aborted) return
    if (part.title) this.#tools.change({ title: part.title })
    const main = withUniqueIds(trimForDialog(part.main))
    if (!(await showPart(this.#element, main, () => !signal.aborted))) return
    this.#tools.change({ isLoading: false })
    for (const notice of part.notices) notifyIn(this.#element, notice)
  }

  async #showAnswer(part: PagePart): Promise<void> {
    await this.#show(part)
    if (!this.#controller.signal.aborted) focusAnswer(this.#element)
  }

  /** What cannot be shown here opens as a page; without a connection a notice says so. */
  #open(address: string): void {
    this.#requests += 1
    const request = this.#requests
    const isWanted = () => request === this.#requests && !this.#controller.signal.aborted
    pagePart(address)
      .then((part) => (isWanted() ? this.#show(part) : undefined))
      .catch(() => {
        if (!isWanted()) return
        if (navigator.onLine) return location.assign(address)
        this.#tools.receive(noConnection(this.#tools.locale.t))
        if (address === this.#address) this.#tools.close()
      })
  }

  /** After signing in the whole page reloads; only an expired password is changed in the dialog first. */
  async #follow({ leadsTo }: FormRedirect, form: HTMLFormElement): Promise<void> {
    const { href } = this.#tools.locale
    const next = new URL(leadsTo, location.href)
    const isSignIn = new URL(form.action).pathname === href('signIn')
    const own = isSignIn ? href('changePassword') : new URL(this.#address, location.href).pathname
    if (next.pathname !== own) return leaveBy(form, next)
    if (isSignIn) this.#tools.change({ width: stepWidth })
    await this.#showAnswer(await pagePart(leadsTo))
  }

  #onClick(event: MouseEvent): void {
    const isTab = event.target instanceof Element && event.target.closest('.page-tabs a')
    const tab = isTab && navigator.onLine ? addressInPlace(event) : null
    if (!tab) return
    event.preventDefault()
    this.#open(tab)
  }

  /** A search or a filter stays in the dialog. */
  #onSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || form.method !== 'get') return
    event.preventDefault()
    const fields = [...new FormData(form, event.submitter)].map(([name, value]) => [
      name,
      String(value),
    ])
    this.#open(`${new URL(form.action).pathname}?${new URLSearchParams(fields)}`)
  }

  #onInner(event: Event): void {
    if (!navigator.onLine) return
    event.preventDefault()
    this.#tools.change({ inner: (event as CustomEvent<PageDialogRequest>).detail })
  }
}
