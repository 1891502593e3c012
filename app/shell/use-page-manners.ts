import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { resetSelect } from './no-connection'

// Asked at every click and step of the focus: by name, for a selector would be matched against the whole page.
const open = () =>
  [...document.getElementsByTagName('details')].filter((each) => each.open && 'pop' in each.dataset)

/**
 * What the page does for its still parts: the header's menus close as menus do (on Escape, on a click or a step
 * outside, on a new page), a choice marked `data-go` sends its form at once, and the button of a form that the browser
 * sends rests until its page is there or comes back.
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
      if (!(target instanceof HTMLSelectElement && 'go' in target.dataset)) return
      target.form?.requestSubmit()
      if (!navigator.onLine) resetSelect(target)
    }
    /** A choice in place changed the address of this page after its forms were drawn. */
    function comeBack({ target }: Event) {
      const back = (target as HTMLFormElement).elements.namedItem('back')
      if (back instanceof HTMLInputElement && back.value.split('?')[0] === location.pathname)
        back.value = location.pathname + location.search
    }
    /** A document that is on its way is asked for once; its button is sent with the form first. */
    function rest({ defaultPrevented, target, submitter }: SubmitEvent) {
      const button = submitter as HTMLButtonElement | null
      if (defaultPrevented || !button || (target as HTMLFormElement).method !== 'post') return
      setTimeout(() => {
        button.disabled = true
        resting.add(button)
      })
    }
    function wakeUp() {
      for (const button of resting) button.disabled = false
      resting.clear()
    }
    const resting = new Set<HTMLButtonElement>()
    addEventListener('submit', rest)
    addEventListener('pageshow', wakeUp)
    document.addEventListener('submit', comeBack, true)
    document.addEventListener('change', go)
    document.addEventListener('click', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', onKey)
    return () => {
      removeEventListener('submit', rest)
      removeEventListener('pageshow', wakeUp)
      document.removeEventListener('submit', comeBack, true)
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
