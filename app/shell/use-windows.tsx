import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { restOfTexts } from '~/i18n/coming-texts'
import { useLocale } from '~/i18n/use-t'
import type { OpenWindow } from './use-shell'

type Props = { open: OpenWindow; onClose: () => void }

/**
 * The window that is open above the page, if any. Its code is fetched when the first one opens; when that fails
 * the window's own page is gone to.
 */
export function useWindows(open: OpenWindow | null, onClose: () => void): ReactNode {
  const { href } = useLocale()
  const [part, setPart] = useState<{ Windows: ComponentType<Props> } | null>(null)
  const address = open && (open.kind === 'cart' ? href('cart') : 'href' in open && open.href)
  useEffect(() => {
    if (!open || part) return
    Promise.all([import('./windows'), restOfTexts()]).then(
      ([module]) => setPart({ Windows: module.default }),
      () => address && location.assign(address),
    )
  }, [address, open, part])
  return open && part && <part.Windows open={open} onClose={onClose} />
}
