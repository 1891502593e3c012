import { useEffect, useRef } from 'react'
import { Form } from '~/forms/form'
import { useFormState } from '~/rendering/forms/form-state'
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

type FormProps = NonNullable<Notice['form']> & { id: string }

function NoticeForm({ id, action, fields, text }: FormProps) {
  return (
    <Form id={id} action={action} hides>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="button button-text">
        {text}
      </button>
    </Form>
  )
}

const MoreLinks = ({ more }: Pick<Notice, 'more'>) =>
  more?.map(({ href, text }) => (
    <a key={href} href={href}>
      {text}
    </a>
  ))

type ItemProps = { id: string; notice: Notice; closeText: string; onClose: () => void }

/** Disappears after its time, which pointer or focus on it pause, or with the answer to its form. */
function Item({ id, notice, closeText, onClose }: ItemProps) {
  const latestOnClose = useRef(onClose)
  latestOnClose.current = onClose
  const element = useRef<HTMLDivElement>(null)
  const { answer } = useFormState(id)
  const isAnswered = answer && !answer.unchanged
  const { ms } = notice
  useEffect(() => {
    if (isAnswered) latestOnClose.current()
  }, [isAnswered])
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
      <MoreLinks more={notice.more} />
      {notice.form && <NoticeForm id={id} {...notice.form} />}
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
        <Item
          key={id}
          id={`notice-${id}`}
          notice={notice}
          closeText={closeText}
          onClose={() => onClose(id)}
        />
      ))}
    </div>
  )
}
