import { useT } from '~/i18n/use-locale'
import { PanelNotices } from '~/layout/panels/panel-notices'
import PageDialog from '~/rendering/dialogs/page-dialog'
import { Dialog } from '~/ui/dialog/dialog'
import type { DialogsProps } from './panels/dialogs-props'

/** The open dialog that shows another page, or a message. */
export default function PageDialogs({ open, onClose, notices, onDrop }: DialogsProps) {
  const t = useT()
  const above = <PanelNotices notices={notices} onClose={onDrop} />
  if (open.kind === 'message')
    return (
      <Dialog title={open.title} closeText={t('ui.close')} width={435} onClose={onClose}>
        {above}
        <p>{open.text}</p>
      </Dialog>
    )
  if (open.kind !== 'page' && open.kind !== 'signIn') return null
  const page =
    open.kind === 'page'
      ? open
      : ({ kind: 'page', href: open.href, width: 570, title: t('shell.signIn') } as const)
  return <PageDialog key={page.href} open={page} notices={above} onClose={onClose} />
}
