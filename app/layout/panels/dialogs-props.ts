import type { OpenDialog } from '~/rendering/dialogs/open-dialog'
import type { usePageState } from '~/rendering/use-page-state'

export type PageState = ReturnType<typeof usePageState>

/** What is open, and the page's notices for a dialog that shows them itself. */
export type DialogsProps = {
  open: OpenDialog
  onClose: () => void
  notices: PageState['notices']
  onDrop: PageState['drop']
}
