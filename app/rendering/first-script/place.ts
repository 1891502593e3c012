import { takeStored } from './take-stored'

/** Key in session storage of where the shopper was when the browser sent a form by itself. */
export const placeKey = 'vitrinPlace'

/** `button` is a selector on the page at `path`, `to` the address of a link that was pressed after it. */
export type Place = { path: string; top: number; button: string; to?: string | undefined }

/** Saves scroll and focus for the page that answers, and where it leads on. */
export function savePlace({ name, value }: { name?: string; value?: string }, to?: string): void {
  sessionStorage[placeKey] = JSON.stringify({
    path: location.pathname,
    top: scrollY,
    button: `[name="${name}"][value=${JSON.stringify(value)}]`,
    to,
  } satisfies Place)
}

/** Brings the shopper back to where a form was sent from, if the answer is the same page, or on to the link pressed last where nothing has failed. */
export function restorePlace(): void {
  const place = takeStored<Place>(placeKey)
  if (place?.path === location.pathname) {
    if (place.to && !document.querySelector('.notice-bad')) location.href = place.to
    const button = document.querySelector<HTMLElement>(place.button)
    ;(button ?? document.querySelector<HTMLElement>('main:not(:has([autofocus]))'))?.focus()
    scrollTo(0, place.top)
  }
}
