import type { CartLine } from '~/backend/cart/cart-model'
import { namesOf } from '~/cart/change/line-identity'
import { forgetCart } from '~/cart/memory/forgotten-cart'
import { postForm } from '~/rendering/forms/post-form'
import { beforeNavigation } from '~/rendering/navigation/before-navigation'
import type { leftCountsCookie as readCookie } from '~/session/cookies/left-counts-cookie'

/** Cookie for 2 s that names the counts on their way to the next page. */
const leftCountsCookie: typeof readCookie = 'leftCounts'

/** `answered`: counts that the backend has answered, by line name, while the cart with them is still loading. */
export type DisplayedCart = { lines: CartLine[]; answered: Map<string, string> | undefined }

/** The counts to send, in order; null when none differs from what the cart holds. */
function unsentIn(element: HTMLElement, { lines, answered }: DisplayedCart): string[] | null {
  const fields = element.querySelectorAll<HTMLInputElement>('[name="count"]')
  // An invalid count is not sent: the line keeps its own.
  const counts = lines.map(({ count }, at) =>
    fields[at]?.checkValidity() ? fields[at].value : String(count),
  )
  const names = namesOf(lines)
  const isSettled = ({ count }: CartLine, at: number) =>
    counts[at] === String(count) || counts[at] === answered?.get(names[at] ?? '')
  return lines.every(isSettled) ? null : counts
}

const fieldsIn = (element: HTMLElement): [string, FormDataEntryValue][] =>
  [element, ...element.querySelectorAll('form')].flatMap((one) =>
    one instanceof HTMLFormElement ? [...new FormData(one)] : [],
  )

/** Typed counts of a cart form, or of the forms in a list of lines, that script has not sent yet; each is sent once. */
export class UnsentCounts {
  readonly #element: HTMLElement
  readonly #address: string
  readonly #displayed: () => DisplayedCart
  #sent = ''

  constructor(element: HTMLElement, address: string, displayed: () => DisplayedCart) {
    this.#element = element
    this.#address = address
    this.#displayed = displayed
  }

  readonly leave = () => {
    const body = this.#take()
    if (body) this.#sendLast(body)
  }

  /** A reload asks for the page before `pagehide`. Only while needed: some browsers keep no page with a listener for Back. */
  readonly watch = () => {
    const isUnsent = unsentIn(this.#element, this.#displayed()) !== null
    const change = isUnsent ? addEventListener : removeEventListener
    change('beforeunload', this.#leaveEarly)
  }

  unwatch(): void {
    removeEventListener('beforeunload', this.#leaveEarly)
  }

  /** Sends them while the page stays. @returns whether there were any */
  readonly send = async () => {
    const body = this.#take()
    if (!body) return false
    await this.#post(body)
    beforeNavigation.hasChanged = true
    return true
  }

  readonly #leaveEarly = () => {
    this.unwatch()
    const body = this.#take()
    if (!body) return
    // The request for the next page may overtake the counts: both name them.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store answers too late
    document.cookie = `${leftCountsCookie}=${crypto.randomUUID()};path=/;max-age=2;samesite=lax;secure`
    // Chromium stores it a little later; reading waits for that. The minifier would drop a plain `document.cookie`.
    Reflect.get(document, 'cookie')
    this.#sendLast(body)
  }

  #take(): URLSearchParams | null {
    const counts = unsentIn(this.#element, this.#displayed())
    if (!counts || counts.join() === this.#sent) return null
    this.#sent = counts.join()
    const sent = fieldsIn(this.#element).map(([name, value]) => [name, String(value)])
    const fields = new URLSearchParams(sent)
    fields.set('intent', 'update')
    fields.delete('count')
    for (const count of counts) fields.append('count', count)
    return fields
  }

  #post(body: URLSearchParams): Promise<Response> {
    // Redirects are not followed: the notices belong to the next page.
    return postForm(this.#address, body, { redirect: 'manual', keepalive: true })
  }

  #sendLast(body: URLSearchParams): void {
    forgetCart()
    this.#post(body).catch(() => {})
  }
}
