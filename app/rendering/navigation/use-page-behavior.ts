import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { resetSelect } from './no-connection'

// Runs at every click and focus change: a selector would be matched against the whole page.
const openMenus = () =>
  [...document.getElementsByTagName('details')].filter(
    (each) => each.open && 'dropdown' in each.dataset,
  )

function closeMenus(except: EventTarget | null = null): void {
  for (const menu of openMenus())
    if (!(except instanceof Node) || !menu.contains(except)) menu.open = false
}

const closeOtherMenus = ({ target }: Event) => closeMenus(target)

function closeOnEscape({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return
  for (const menu of openMenus()) {
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
}

function submitOnChange({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement && 'submitOnChange' in target.dataset)) return
  target.form?.requestSubmit()
  if (!navigator.onLine) resetSelect(target)
}

/** A choice in place may have changed the URL after the form was rendered. */
function updateReturnPath({ target }: Event): void {
  const back = (target as HTMLFormElement).elements.namedItem('back')
  if (back instanceof HTMLInputElement && back.value.split('?')[0] === location.pathname)
    back.value = location.pathname + location.search
}

/** Closes menus, submits forms of `data-submit-on-change` selects, and tells styles that choices now apply themselves. */
export function usePageBehavior(): void {
  const { key } = useLocation()
  useEffect(() => {
    const own = new AbortController()
    const { signal } = own
    document.documentElement.classList.add('hydrated', 'script')
    document.addEventListener('submit', updateReturnPath, { signal, capture: true })
    document.addEventListener('change', submitOnChange, { signal })
    document.addEventListener('click', closeOtherMenus, { signal })
    document.addEventListener('focusin', closeOtherMenus, { signal })
    document.addEventListener('keydown', closeOnEscape, { signal })
    return () => own.abort()
  }, [])
  // On leaving, not on hydration: the touch that hydrated the page may have opened a menu.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step to another page closes the menus
  useEffect(() => () => closeMenus(), [key])
}
