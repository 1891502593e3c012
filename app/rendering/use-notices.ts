import { useCallback, useEffect, useRef, useState } from 'react'
import type { Notice } from '~/session/response-data'

type VisibleNotice = { id: number; notice: Notice }

/** More notices would cover a phone's screen. */
const maxVisible = 3

/** The newest notices; one that comes a second time replaces the first, unless it undoes something else. */
export const withNew = (before: VisibleNotice[], added: VisibleNotice[]): VisibleNotice[] =>
  [
    ...before.filter(
      ({ notice: { text, form } }) => form || !added.some(({ notice }) => notice.text === text),
    ),
    ...added,
  ].slice(-maxVisible)

const withoutOffline = (visible: VisibleNotice[]) =>
  visible.some(({ notice }) => notice.offline)
    ? visible.filter(({ notice }) => !notice.offline)
    : visible

export const isConnected = (notices: Notice[]) => !notices.some(({ offline }) => offline)

/** The page's notices, then those of `notify`. The first proof of a connection removes one about its loss. */
export function useNotices(ofPage: Notice[]) {
  const lastId = useRef(ofPage.length)
  const [notices, setNotices] = useState<VisibleNotice[]>(() =>
    ofPage.map((notice, id) => ({ id, notice })),
  )
  const notify = useCallback((newNotices: Notice[]) => {
    if (newNotices.length === 0) return
    const added = newNotices.map((notice) => {
      lastId.current += 1
      return { id: lastId.current, notice }
    })
    setNotices((before) =>
      withNew(isConnected(newNotices) ? before : withoutOffline(before), added),
    )
  }, [])
  const dropOffline = useCallback(() => setNotices(withoutOffline), [])
  useEffect(() => {
    addEventListener('online', dropOffline)
    return () => removeEventListener('online', dropOffline)
  }, [dropOffline])

  const displayed = useRef(ofPage)
  useEffect(() => {
    if (displayed.current !== ofPage) notify(ofPage)
    displayed.current = ofPage
  }, [ofPage, notify])

  /** Removes a notice by its id, or the notice itself. */
  const drop = useCallback(
    (dropped: number | Notice) =>
      setNotices((before) =>
        before.filter(({ id, notice }) => id !== dropped && notice !== dropped),
      ),
    [],
  )
  return { notices, notify, dropOffline, drop }
}
