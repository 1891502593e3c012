import { takeStored } from './take-stored'

/** Key in session storage of where the shopper was when the browser sent a form by itself. */
const key = 'vitrinPlace'

type Place = { path: string; top: number; button: string }

/** Saves scroll and focus for the page at `path`; `button` is a selector there. */
export function savePlaceAt(path: string, button: string): void {
  const place: Place = { path, top: scrollY, button }
  sessionStorage[key] = JSON.stringify(place)
}

/** Saves scroll and focus for the page that answers. */
export function savePlace({ name, value }: HTMLButtonElement): void {
  savePlaceAt(location.pathname, `[name="${name}"][value="${value}"]`)
}

/** Brings the shopper back to where a form was sent from, if the answer is the same page. */
export function restorePlace(): void {
  const place = takeStored<Place>(key)
  if (place?.path !== location.pathname) return
  const button = document.querySelector<HTMLElement>(place.button)
  ;(button ?? document.querySelector<HTMLElement>('main:not(:has([autofocus]))'))?.focus()
  scrollTo(0, place.top)
}
