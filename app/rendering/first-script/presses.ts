import { isPlainClick } from '~/ui/plain-click'
import { attempt } from './attempt'
import { savePlace } from './place'

/** How long a press waits for the page to be hydrated, in ms; then the browser does it. */
const waitMs = 400
/** The same where several wait, of which the browser could do only one, in a notice, which it cannot close, and on a picture, whose bare file it would open. */
const severalMs = 4000

/** What opens a dialog, has code that comes at its first click, chooses an option, or closes a notice. */
const inPlace = 'a[data-dialog-width],[data-load-on=click] a,.options a,.cart-link a,.notice>button'

/** Forms that are answered in place: others lead to another page. */
const sent = '[method=post],[data-behavior=update-list]'

type Press = { from: Element; repeat: () => void }

/** What an event presses; null for what the browser does best itself. */
function pressOf(event: Event): Press | null {
  const target = event.target as HTMLFormElement
  const { submitter } = event as SubmitEvent
  // A click has none, though it may be on a form.
  if (submitter !== undefined)
    return target.matches(sent)
      ? { from: submitter ?? target, repeat: () => target.requestSubmit(submitter) }
      : null
  const link = target.closest<HTMLElement>(inPlace)
  return link && isPlainClick(event as MouseEvent)
    ? { from: link, repeat: () => link.click() }
    : null
}

/** Holds what is pressed until the page is hydrated and does it again there; on a slow phone the browser does it. */
export function holdPresses(): void {
  const held: Press[] = []
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const release = (presses: Press[]) => {
    isOver = true
    for (const { from, repeat } of presses) {
      from.ariaBusy = null
      // As a hand would, this loads the code around it.
      from.dispatchEvent(new Event('pointerover', { bubbles: true }))
      repeat()
    }
  }
  function onPress(event: Event) {
    const press = isOver || event.defaultPrevented ? null : pressOf(event)
    if (!press) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (held.some(({ from }) => from === press.from)) return
    held.push(press)
    press.from.ariaBusy = 'true'
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        // Without storage the answer opens at its top.
        attempt(() => savePlace(press.from as HTMLButtonElement))
        release(held.splice(0).slice(0, 1))
      },
      held[1] || press.from.closest('.notice,.gallery a') ? severalMs : waitMs,
    )
  }
  // All effects of the hydrated page come before this.
  window.vitrinHydrated = () => queueMicrotask(() => release(held.splice(0)))
  for (const type of ['submit', 'click']) addEventListener(type, onPress, true)
}
