import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useLocale } from '~/i18n/use-locale'
import { AnswerReceiver } from '~/rendering/form-answer'
import { Dialog } from '~/ui/dialog/dialog'
import { DialogPages, type DialogView } from './dialog-pages'
import type { PageDialogRequest } from './open-dialog'

type Props = {
  open: PageDialogRequest
  /** The page's notices, which stand in the uppermost dialog. */
  notices: ReactNode
  onClose: () => void
}

/** Another page's main part in a dialog above this one. */
export default function PageDialog({ open, notices, onClose }: Props) {
  const locale = useLocale()
  const receive = useContext(AnswerReceiver)
  const body = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<DialogView>({ ...open, isLoading: true, inner: null })
  const latest = useRef({ locale, onClose })
  latest.current = { locale, onClose }
  const { href } = open
  useEffect(() => {
    if (!body.current) return
    const pages = new DialogPages(body.current, href, {
      locale: latest.current.locale,
      receive,
      change: (some) => setView((before) => ({ ...before, ...some })),
      close: () => latest.current.onClose(),
    })
    return () => pages.stop()
  }, [href, receive])
  const { title, width, isLoading, inner } = view
  return (
    <>
      <Dialog title={title} closeText={locale.t('ui.close')} width={width} onClose={onClose}>
        {!inner && notices}
        {isLoading && <p className="late-part">{locale.t('ui.loading', { title })}</p>}
        <div ref={body} />
      </Dialog>
      {inner && (
        <PageDialog
          open={inner}
          notices={notices}
          onClose={() => setView((before) => ({ ...before, inner: null }))}
        />
      )}
    </>
  )
}
