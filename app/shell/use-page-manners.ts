import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

// Asked at every click and step of the focus: by name, for a selector would be matched against the whole page.
const open = () =>
  [...document.getElementsByTagName('details')].filter((each) => each.open && 'pop' in each.dataset)

/**
 * What the page does for its still parts: the header's menus close as menus do (on Escape, on a click or a step
 * outside, on a new page), and a choice marked `data-go` sends its form at once.
 */
export function usePageManners(): void {
  const { key } = useLocation()
  useEffect(() => {
    function leave(event: Event) {
      for (const menu of open())
        if (!(event.target instanceof Node) || !menu.contains(event.target)) menu.open = false
    }
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      for (const menu of open()) {
        menu.open = false
        menu.querySelector('summary')?.focus()
      }
    }
    function go(event: Event) {
      const { target } = event
      if (target instanceof HTMLSelectElement && 'go' in target.dataset)
        target.form?.requestSubmit()
    }
    document.addEventListener('change', go)
    document.addEventListener('click', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('change', go)
      document.removeEventListener('click', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  // The step away closes them, not the waking: the touch that woke the page may have opened one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step to another page closes the menus
  useEffect(
    () => () => {
      for (const menu of open()) menu.open = false
    },
    [key],
  )
}
