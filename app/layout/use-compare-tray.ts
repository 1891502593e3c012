import { useEffect } from 'react'
import { withPartTexts } from '~/i18n/browser-texts'
import { useLocale } from '~/i18n/use-locale'
import type { ActionResult } from '~/session/response-data'

/** Adds the tray to a page that came without one, once an answer names what is compared. */
export function useCompareTray(): void {
  const locale = useLocale()
  useEffect(() => {
    function show(event: Event) {
      const { compared } = (event as CustomEvent<ActionResult>).detail
      if (!compared) return
      withPartTexts(import('~/compare/tray/add-tray')).then(
        ({ addTray }) => addTray(locale, compared.length),
        () => undefined,
      )
    }
    addEventListener('vitrin:answer', show)
    return () => removeEventListener('vitrin:answer', show)
  }, [locale])
}
