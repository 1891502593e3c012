/** How long the next product may take to be there, in ms. */
const waitMs = 8000

function focusedOption(element: Element): string | undefined {
  const { activeElement: active } = document
  if (!(active instanceof HTMLElement) || !element.contains(active)) return undefined
  return (active instanceof HTMLSelectElement ? active.selectedOptions[0] : active)?.dataset.option
}

/** @returns whether it is on the page */
function focusOption(option: string): boolean {
  const found = document.querySelector<HTMLElement>(`[data-option="${CSS.escape(option)}"]`)
  const choice = found?.closest<HTMLElement>('select') ?? found
  choice?.focus({ preventScroll: true })
  return choice !== null
}

/**
 * The product at `path` is rendered anew, and its page takes the focus: the choice of attributes that had it gets it back,
 * so that the arrow keys go on. The page may come before its attributes; whoever goes elsewhere meanwhile stays there.
 * @param element the attributes that are left
 */
export function holdChoiceFocus(element: Element, path: string): void {
  const option = focusedOption(element) ?? ''
  if (!option) return
  const { pathname } = new URL(path, location.href)
  const stop = new AbortController()
  const { signal } = stop
  function look() {
    const { activeElement: active, body } = document
    if (location.pathname !== pathname || active?.closest('.attributes')) return
    const isTaken = active?.id === 'content'
    if (!isTaken && active !== body) stop.abort()
    else if (focusOption(option) && isTaken) stop.abort()
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', look, { signal })
  signal.addEventListener('abort', () => observer.disconnect())
  setTimeout(() => stop.abort(), waitMs)
}
