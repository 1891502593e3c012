import { useEffect, useRef } from 'react'
import { useT } from '~/i18n/use-locale'
import { Notices } from '~/layout/notices'
import type { DialogsProps } from './dialogs-props'

/** Where the focus may go that a pressed button took along: to the newest notice if it came by the press, or to the last line. */
const toNotice = '.notice:last-child button'
const toLine = '.cart-panel li:last-child > a'

function moveFocus(selectors: string[]): void {
  for (const selector of selectors) {
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`dialog ${selector}`)?.focus()
  }
}

type Props = { notices: DialogsProps['notices']; onClose: DialogsProps['onDrop'] }

/** The page's notices, but for one that has opened the dialog by itself: it would do so twice. */
export function PanelNotices({ notices, onClose }: Props) {
  const t = useT()
  const seen = useRef(-1)
  useEffect(() => {
    const newest = notices.at(-1)?.id ?? -1
    moveFocus(newest > seen.current ? [toNotice] : [toLine, 'button'])
    seen.current = Math.max(seen.current, newest)
  }, [notices])
  const own = notices.filter(({ notice }) => !notice.link?.now)
  return <Notices notices={own} closeText={t('ui.close')} onClose={onClose} />
}
