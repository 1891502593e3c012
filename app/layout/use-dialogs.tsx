import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { withPartTexts } from '~/i18n/browser-texts'
import { useLocale } from '~/i18n/use-locale'
import type { DialogsProps, PageState } from './panels/dialogs-props'

/** The open dialog. Its code loads with the first one; if that fails online, the dialog's own page opens. */
export function useDialogs({ open, close, giveUp, notices, drop }: PageState): ReactNode {
  const { href } = useLocale()
  const [part, setPart] = useState<{ Dialogs: ComponentType<DialogsProps> } | null>(null)
  const address = open && (open.kind === 'cart' ? href('cart') : 'href' in open && open.href)
  useEffect(() => {
    if (!open || part) return
    withPartTexts(import('./dialogs')).then(
      (module) => setPart({ Dialogs: module.default }),
      () => (navigator.onLine ? address && location.assign(address) : giveUp()),
    )
  }, [address, open, part, giveUp])
  return (
    open && part && <part.Dialogs open={open} onClose={close} notices={notices} onDrop={drop} />
  )
}
