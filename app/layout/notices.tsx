import { useEffect, useRef } from 'react'
import { Form } from '~/forms/form'
import type { Notice } from '~/session/response-data'
import { pausableTimer } from '~/ui/pausable-timer'
import { Icon } from '~/ui/pictures/icon'

/** Attributes that open a link as a dialog (app/rendering/dialogs/dialog-link.ts). */
const dialogAttributes = ({ dialogWidth, now }: NonNullable<Notice['link']>) =>
  dialogWidth && {
    'data-behavior': 'dialog',
    'data-load-on': now ? 'visible' : 'click',
    'data-dialog-width': dialogWidth,
    'data-open-now': now,
  }

function NoticeForm({ action, fields, text }: NonNullable<Notice['form']>) {
  return (
    <Form action={action} hides>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="button button-text">
        {text}
      </button>
    </Form>
  )
}

type ItemProps = { notice: Notice; closeText: string; onClose: () => void }

/** Disappears after its time; pointer or focus on it pause the timer. */
function Item({ notice, closeText, onClose }: ItemProps) {
  const latestOnClose = useRef(onClose)
  latestOnClose.current = onClose
  const element = useRef<HTMLDivElement>(null)
  const { ms } = notice
  useEffect(
    () =>
      element.current
        ? pausableTimer(element.current, ms, () => latestOnClose.current())
        : undefined,
    [ms],
  )
  return (
    <div
      ref={element}
      className={`notice notice-${notice.tone}`}
      data-timeout-ms={ms}
      role={notice.tone === 'bad' ? 'alert' : 'status'}
    >
      <p>{notice.text}</p>
      {notice.link && (
        <a href={notice.link.href} {...dialogAttributes(notice.link)}>
          {notice.link.text}
        </a>
      )}
      {notice.form && <NoticeForm {...notice.form} />}
      <button type="button" className="button button-bare" aria-label={closeText} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}

type Props = {
  notices: { id: number; notice: Notice }[]
  closeText: string
  onClose: (id: number) => void
}

/** The notices of the page, the newest last; the region is always there so that additions are announced. */
export function Notices({ notices, closeText, onClose }: Props) {
  return (
    <div className="notices" aria-live="polite">
      {notices.map(({ id, notice }) => (
        <Item key={id} notice={notice} closeText={closeText} onClose={() => onClose(id)} />
      ))}
    </div>
  )
}
