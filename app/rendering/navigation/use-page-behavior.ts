import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { resetSelect } from './no-connection'

// Runs at every click and focus change: a selector would be matched against the whole page.
const openMenus = () =>
  [...document.getElementsByTagName('details')].filter((each) => each.open && 'pop' in each.dataset)

/**
 * Page-wide behaviour of server-only components: menus close on Escape, on a click or focus outside and on navigation;
 * a select with `data-go` submits its form.
 */
export function usePageBehavior(): void {
  const { key } = useLocation()
  useEffect(() => {
    function closeMenus(event: Event) {
      for (const menu of openMenus())
        if (!(event.target instanceof Node) || !menu.contains(event.target)) menu.open = false
    }
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      for (const menu of openMenus()) {
        menu.open = false
        menu.querySelector('summary')?.focus()
      }
    }
    function submitOnChange(event: Event) {
      const { target } = event
      if (!(target instanceof HTMLSelectElement && 'go' in target.dataset)) return
      target.form?.requestSubmit()
      if (!navigator.onLine) resetSelect(target)
    }
    /** A choice in place may have changed the URL after the form was rendered. */
    function updateReturnPath({ target }: Event) {
      const back = (target as HTMLFormElement).elements.namedItem('back')
      if (back instanceof HTMLInputElement && back.value.split('?')[0] === location.pathname)
        back.value = location.pathname + location.search
    }
    document.addEventListener('submit', updateReturnPath, true)
    document.addEventListener('change', submitOnChange)
    document.addEventListener('click', closeMenus)
    document.addEventListener('focusin', closeMenus)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('submit', updateReturnPath, true)
      document.removeEventListener('change', submitOnChange)
      document.removeEventListener('click', closeMenus)
      document.removeEventListener('focusin', closeMenus)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  // On leaving, not on hydration: the touch that hydrated the page may have opened a menu.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step to another page closes the menus
  useEffect(
    () => () => {
      for (const menu of openMenus()) menu.open = false
    },
    [key],
  )
}
