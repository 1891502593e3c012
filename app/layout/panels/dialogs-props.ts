import type { OpenDialog } from '~/rendering/dialogs/open-dialog'
import type { usePageState } from '~/rendering/use-page-state'

export type PageState = ReturnType<typeof usePageState>

/** What a window shows, and what closes it. */
export type WindowProps = { href: string; onClose: () => void }

export type DialogsProps = {
  open: OpenDialog
  onClose: () => void
  notices: PageState['notices']
  onDrop: PageState['drop']
}
