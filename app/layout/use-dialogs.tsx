import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useLocale } from '~/i18n/use-locale'
import type { OpenDialog } from '~/rendering/dialogs/open-dialog'
import type { usePageState } from '~/rendering/use-page-state'

type Props = { open: OpenDialog; onClose: () => void }

/** The open dialog. Its code loads with the first one; if that fails online, the dialog's own page opens. */
export function useDialogs({
  open,
  close,
  giveUp,
}: Pick<ReturnType<typeof usePageState>, 'open' | 'close' | 'giveUp'>): ReactNode {
  const { href } = useLocale()
  const [part, setPart] = useState<{ Dialogs: ComponentType<Props> } | null>(null)
  const address = open && (open.kind === 'cart' ? href('cart') : 'href' in open && open.href)
  useEffect(() => {
    if (!open || part) return
    import('./dialogs').then(
      (module) => setPart({ Dialogs: module.default }),
      () => (navigator.onLine ? address && location.assign(address) : giveUp()),
    )
  }, [address, open, part, giveUp])
  return open && part && <part.Dialogs open={open} onClose={close} />
}
