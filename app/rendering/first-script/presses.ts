import { isPlainClick } from '~/ui/plain-click'
import { savePlace } from './place'

/** How long a press waits for the page to be hydrated, in ms; then the browser does it. */
const waitMs = 400
/** The same where several wait, of which the browser could do only the first and lead on to a link that is the last, in a notice, which it cannot close, and on a picture, whose bare file it would open. */
const severalMs = 4000

/** What opens a dialog, has code that comes at its first click, chooses an option, or closes a notice. */
const inPlace = 'a[data-dialog-width],[data-load-on=click] a,.options a,.cart-link a,.notice>button'

/** Forms whose answer leaves the page where it is. One that is sent by a button that buys leads on. */
const sent = '[method=post],[data-behavior=update-list]'

type Pressed = HTMLElement & { name?: string; value?: string; href?: string }
type Press = [from: Pressed, repeat: () => void]

/** What an event presses; null for what the browser does best itself. @param links those that wait */
function pressOf(event: Event, links: string): Press | null {
  const target = event.target as HTMLFormElement
  const { submitter } = event as SubmitEvent
  // A click has none, though it may be on a form.
  if (submitter !== undefined)
    return target.matches(sent) && (submitter as HTMLButtonElement | null)?.value !== 'buy'
      ? [(submitter ?? target) as Pressed, () => target.requestSubmit(submitter)]
      : null
  const link = target.closest<Pressed>(links)
  return link && isPlainClick(event as MouseEvent) ? [link, () => link.click()] : null
}

/** Holds what is pressed until the page is hydrated and does it again there; on a slow phone the browser does it. */
export function holdPresses(): void {
  const held: Press[] = []
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const release = (presses: Press[]) => {
    isOver = true
    clearTimeout(timer)
    for (const [from, repeat] of presses) {
      from.ariaBusy = null
      // As a hand would, this loads the code around it; React, if it is there, hydrates before the event goes on.
      from.dispatchEvent(new Event('touchstart', { bubbles: true }))
      repeat()
    }
  }
  function onPress(event: Event) {
    // A link that is followed at once would take along what waits.
    const press = pressOf(event, held[0] ? 'a' : inPlace)
    if (isOver || event.defaultPrevented || !press) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const [from] = press
    if (held.some(([one]) => one === from)) return
    held.push(press)
    from.ariaBusy = 'true'
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        release(held.splice(0, 1))
        // Hydrated by that, the page has taken the others. Without storage the answer opens at its top.
        queueMicrotask(() => savePlace(from, held.splice(0)[0] && from.href))
      },
      held[1] || from.closest('.notice,.gallery a') ? severalMs : waitMs,
    )
  }
  // All effects of the hydrated page come before this.
  window.vitrinHydrated = () => queueMicrotask(() => release(held.splice(0)))
  addEventListener('submit', onPress, true)
  addEventListener('click', onPress, true)
}
