import { useT } from '~/i18n/use-locale'
import PageDialog from '~/rendering/dialogs/page-dialog'
import { Dialog } from '~/ui/dialog/dialog'
import type { DialogsProps } from './panels/dialogs-props'

/** The open dialog that shows another page, or a message. */
export default function PageDialogs({ open, onClose }: DialogsProps) {
  const t = useT()
  if (open.kind === 'message')
    return (
      <Dialog title={open.title} closeText={t('ui.close')} width={435} onClose={onClose}>
        <p>{open.text}</p>
      </Dialog>
    )
  if (open.kind !== 'page' && open.kind !== 'signIn') return null
  const page =
    open.kind === 'page'
      ? open
      : ({ kind: 'page', href: open.href, width: 570, title: t('shell.signIn') } as const)
  return <PageDialog key={page.href} open={page} onClose={onClose} />
}
