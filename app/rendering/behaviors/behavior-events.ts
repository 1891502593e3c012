import { noConnection, resetSelect } from '~/rendering/navigation/no-connection'
import { isPlainClick } from '~/ui/plain-click'
import type { PageTools } from './behavior'
import type { BehaviorRunner } from './behavior-runner'

const triggerEvents = ['pointerover', 'focusin', 'touchstart', 'change']

const navigating = '[data-behavior="update-list"], [data-behavior="attributes"]'

const sending =
  '[data-behavior="update-list"], [data-behavior="locale"], [data-behavior="switch-layout"], [data-behavior="passkey"]'

/** How long a form waits for that code, in ms; then the browser sends it. */
const maxWaitMs = 2000

/** Runs the behaviours around whatever is pointed at, touched, focused or changed. */
export function runOnTouch(runner: BehaviorRunner, signal: AbortSignal): void {
  function onTrigger({ target }: Pick<Event, 'target'>) {
    let element = target as Element | null
    while (element instanceof Element) {
      element = element.closest('[data-behavior]')
      const own = element as HTMLElement | null
      if (own && own.dataset.loadOn !== 'click') runner.run(own)
      element = element?.parentElement ?? null
    }
  }
  for (const type of triggerEvents)
    document.addEventListener(type, onTrigger, { passive: true, signal })
  // The event that hydrated the page came before this listened.
  const hovered = [...document.querySelectorAll(':hover')].at(-1)
  for (const target of [window.vitrinTouch?.target, document.activeElement, hovered])
    onTrigger({ target: target ?? null })
}

function isChanged(choice: Element): boolean {
  if (choice instanceof HTMLInputElement)
    return choice.checked !== choice.defaultChecked || choice.value !== choice.defaultValue
  if (!(choice instanceof HTMLSelectElement)) return false
  const options = [...choice.options]
  const first = options.find((option) => option.defaultSelected) ?? options[0]
  return choice.value !== first?.value
}

/** What was chosen before the page was hydrated is reported now to the code that applies choices. */
export function repeatChoices(): void {
  const choices = document.querySelectorAll(
    '[data-behavior] :is(input, select), [data-submit-on-change], form:has(> .without-script) select',
  )
  for (const choice of choices)
    if (isChanged(choice)) choice.dispatchEvent(new Event('change', { bubbles: true }))
}

const margins = { visible: '100%', seen: '0%' }

/** Runs the behaviours of `data-load-on="visible"` one screen before they come into view, those of `seen` in view. */
export function runWhenVisible(runner: BehaviorRunner, signal: AbortSignal): void {
  const onChange: IntersectionObserverCallback = (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) runner.run(target as HTMLElement)
  }
  const all = Object.entries(margins).map(([name, rootMargin]) => {
    const viewport = new IntersectionObserver(onChange, { rootMargin })
    return { selector: `[data-load-on="${name}"]`, viewport }
  })
  const observeNew = () => {
    for (const { selector, viewport } of all)
      for (const element of document.querySelectorAll(selector)) viewport.observe(element)
  }
  const changes = new MutationObserver(observeNew)
  changes.observe(document.body, { childList: true, subtree: true })
  observeNew()
  signal.addEventListener('abort', () => {
    for (const { viewport } of all) viewport.disconnect()
    changes.disconnect()
  })
}

/** A click on a link in `data-load-on="click"`, or on a sibling product, waits for its code; if that fails the browser follows the link. */
export function holdClicks(runner: BehaviorRunner, signal: AbortSignal): void {
  async function onClick(event: MouseEvent) {
    const link = (event.target as Element).closest('a')
    const element = link?.closest<HTMLElement>('[data-load-on="click"], .attributes')
    const loading = element?.matches('.attributes') && runner.pending(element)
    if (!link || !element || (runner.isDone(element) && !loading)) return
    if (!isPlainClick(event)) return
    // The link's own handler reports the missing connection.
    if (!navigator.onLine) return
    event.preventDefault()
    // An add that is pressed meanwhile waits (app/product/variants/sibling-handover.ts).
    element.ariaBusy = 'true'
    await (loading || runner.run(element))
    element.ariaBusy = null
    if (runner.isDone(element) || !navigator.onLine) link.click()
    else location.assign(link.href)
  }
  document.addEventListener('click', onClick, { capture: true, signal })
}

/** A form sent while its code is loading is sent again by that code; if it does not come, the browser sends it. */
export function holdForms(runner: BehaviorRunner, signal: AbortSignal): void {
  const held = new WeakSet<HTMLFormElement>()
  const released = new WeakSet<HTMLFormElement>()
  async function onSubmit(event: SubmitEvent) {
    const form = event.target as HTMLFormElement
    const element = form.closest(sending)
    const loading = element && runner.pending(element)
    if (!loading || event.defaultPrevented || released.has(form)) return
    event.preventDefault()
    if (held.has(form)) return
    held.add(form)
    await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, maxWaitMs))])
    held.delete(form)
    released.add(form)
    if (form.isConnected) form.requestSubmit(event.submitter)
  }
  document.addEventListener('submit', onSubmit, { signal })
}

/** Offline, the code of a navigating control cannot load to report that itself. Call it after `runOnTouch`. */
export function reportOffline(runner: BehaviorRunner, tools: PageTools, signal: AbortSignal): void {
  async function onChange({ target }: Event) {
    const element = (target as Element).closest(navigating)
    if (navigator.onLine || !element) return
    await runner.pending(element)
    if (runner.isDone(element)) return
    if (target instanceof HTMLSelectElement) resetSelect(target)
    tools.receive(noConnection(tools.locale.t))
  }
  document.addEventListener('change', onChange, { signal })
}
