import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { restOfTexts } from '~/i18n/coming-texts'
import { useLocale } from '~/i18n/use-t'
import type { OpenWindow, useShell } from './use-shell'

type Props = { open: OpenWindow; onClose: () => void }

/**
 * The window that is open above the page, if any. Its code is fetched when the first one opens; when that fails
 * the window's own page is gone to, unless the connection was lost meanwhile.
 */
export function useWindows({
  open,
  close,
  giveUp,
}: Pick<ReturnType<typeof useShell>, 'open' | 'close' | 'giveUp'>): ReactNode {
  const { href } = useLocale()
  const [part, setPart] = useState<{ Windows: ComponentType<Props> } | null>(null)
  const address = open && (open.kind === 'cart' ? href('cart') : 'href' in open && open.href)
  useEffect(() => {
    if (!open || part) return
    Promise.all([import('./windows'), restOfTexts()]).then(
      ([module]) => setPart({ Windows: module.default }),
      () => (navigator.onLine ? address && location.assign(address) : giveUp()),
    )
  }, [address, open, part, giveUp])
  return open && part && <part.Windows open={open} onClose={close} />
}
