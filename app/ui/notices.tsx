import { useEffect, useRef, useState } from 'react'
import type { Notice } from '~/session/answer-types'
import { Icon } from './icon'
import { pausableTimer } from './pausable-timer'

/** Has a link open in a window (app/shell/window-link.ts). */
const windowOf = ({ window, now }: NonNullable<Notice['link']>) =>
  window && {
    'data-enhance': 'window',
    'data-when': now ? 'seen' : 'press',
    'data-window': window,
    'data-now': now,
  }

type ItemProps = { notice: Notice; closeText: string; onGone: () => void }

/** Goes after its time; while somebody points at it or stands in it the clock waits. */
function Item({ notice, closeText, onGone }: ItemProps) {
  const gone = useRef(onGone)
  gone.current = onGone
  const [timer] = useState(() => pausableTimer(notice.ms, () => gone.current()))
  useEffect(() => {
    timer.run()
    return timer.hold
  }, [timer])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only holds its clock
    <div
      className={`notice n-${notice.tone}`}
      data-ms={notice.ms}
      role={notice.tone === 'bad' ? 'alert' : 'status'}
      onPointerEnter={timer.hold}
      onPointerLeave={timer.run}
      onFocus={timer.hold}
      onBlur={timer.run}
    >
      <p>{notice.text}</p>
      {notice.link && (
        <a href={notice.link.href} {...windowOf(notice.link)}>
          {notice.link.text}
        </a>
      )}
      <button type="button" className="b b-bare" aria-label={closeText} onClick={onGone}>
        <Icon name="close" />
      </button>
    </div>
  )
}

type Props = {
  notices: { id: number; notice: Notice }[]
  closeText: string
  onGone: (id: number) => void
}

/** The notices of the page, the newest last; the region is always there so that additions are announced. */
export function Notices({ notices, closeText, onGone }: Props) {
  return (
    <div className="notices" aria-live="polite">
      {notices.map(({ id, notice }) => (
        <Item key={id} notice={notice} closeText={closeText} onGone={() => onGone(id)} />
      ))}
    </div>
  )
}
