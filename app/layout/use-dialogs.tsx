import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { withPartTexts } from '~/i18n/browser-texts'
import { useLocale } from '~/i18n/use-locale'
import { isPanel } from '~/rendering/dialogs/open-dialog'
import type { DialogsProps, PageState } from './panels/dialogs-props'

type Code = { ofPanels: boolean; Dialogs: ComponentType<DialogsProps> }

async function loadCode(ofPanels: boolean): Promise<Code> {
  const code = await (ofPanels
    ? withPartTexts(import('./panel-dialogs'))
    : withPartTexts(import('./page-dialogs')))
  return { ofPanels, Dialogs: code.default }
}

/** A guest's first heart opens the sign-in: its code loads beside the answer. A member's heart sends no form. */
function loadForGuest({ submitter }: SubmitEvent): void {
  if (submitter?.getAttribute('name') === 'fav') loadCode(false).catch(() => undefined)
}

/** The open dialog. Its code loads with the first of its kind; if that fails online, the dialog's own page opens. */
export function useDialogs({ open, close, giveUp, notices, drop }: PageState): ReactNode {
  const { href } = useLocale()
  const [code, setCode] = useState<Code | null>(null)
  const address = open && (open.kind === 'cart' ? href('cart') : 'href' in open && open.href)
  const ofPanels = open && isPanel(open)
  const isHere = code?.ofPanels === ofPanels
  useEffect(() => {
    if (ofPanels === null || isHere) return
    loadCode(ofPanels).then(setCode, () =>
      navigator.onLine ? address && location.assign(address) : giveUp(),
    )
  }, [address, ofPanels, isHere, giveUp])
  useEffect(() => {
    addEventListener('submit', loadForGuest)
    return () => removeEventListener('submit', loadForGuest)
  }, [])
  return (
    open &&
    code &&
    isHere && <code.Dialogs open={open} onClose={close} notices={notices} onDrop={drop} />
  )
}
