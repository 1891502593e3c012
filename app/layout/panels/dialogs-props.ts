import type { OpenDialog } from '~/rendering/dialogs/open-dialog'
import type { usePageState } from '~/rendering/use-page-state'

export type PageState = ReturnType<typeof usePageState>

export type DialogsProps = {
  open: OpenDialog
  onClose: () => void
  notices: PageState['notices']
  onDrop: PageState['drop']
}
