import { takeStored } from './take-stored'

/** Key in session storage of where the shopper was when the browser sent a form by itself. */
export const placeKey = 'vitrinPlace'

/** `button` is a selector on the page at `path`. */
export type Place = { path: string; top: number; button: string }

/** Saves scroll and focus for the page that answers. */
export function savePlace({ name, value }: HTMLButtonElement): void {
  sessionStorage[placeKey] = JSON.stringify({
    path: location.pathname,
    top: scrollY,
    button: `[name="${name}"][value=${JSON.stringify(value)}]`,
  } satisfies Place)
}

/** Brings the shopper back to where a form was sent from, if the answer is the same page. */
export function restorePlace(): void {
  const place = takeStored<Place>(placeKey)
  if (place?.path !== location.pathname) return
  const button = document.querySelector<HTMLElement>(place.button)
  ;(button ?? document.querySelector<HTMLElement>('main:not(:has([autofocus]))'))?.focus()
  scrollTo(0, place.top)
}
