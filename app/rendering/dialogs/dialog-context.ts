import { useLocation } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocale } from '~/i18n/use-locale'
import { noConnection } from '~/rendering/navigation/no-connection'
import { type CartBadge, usePageVars } from '~/rendering/visitor-values'
import type { ActionResult, Notice } from '~/session/response-data'

/** A page that opens as a dialog: URL, width in px, and a title until it has loaded. */
export type PageDialogRequest = { kind: 'page'; href: string; width: number; title: string }

export type OpenDialog =
  | { kind: 'cart' }
  | { kind: 'store' | 'signIn' | 'compare'; href: string }
  | PageDialogRequest
  | { kind: 'message'; title: string; text: string }

/** An answer's cart as a header badge; null when empty. */
function badgeOf(cart: ActionResult['cart'], number: (value: number) => string): CartBadge | null {
  if (!cart || cart.count <= 0) return null
  return { count: number(cart.count), total: cart.total, items: cart.items }
}

type VisibleNotice = { id: number; notice: Notice }

/** The notices without offline ones; the same array when there are none. */
const withoutOffline = (visible: VisibleNotice[]) =>
  visible.some(({ notice }) => notice.offline)
    ? visible.filter(({ notice }) => !notice.offline)
    : visible
const isConnected = (notices: Notice[]) => !notices.some(({ offline }) => offline)

export function usePageState(flash: Notice[]) {
  const { setCart, renewKey, setStore } = usePageVars()
  const { number, t } = useLocale()
  const last = useRef(flash.length)
  const [notices, setNotices] = useState<VisibleNotice[]>(() =>
    flash.map((notice, id) => ({ id, notice })),
  )
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const { key } = useLocation()

  const notify = useCallback((newNotices: Notice[]) => {
    if (newNotices.length === 0) return
    const added = newNotices.map((notice) => {
      last.current += 1
      return { id: last.current, notice }
    })
    // More than three notices would cover a phone's screen.
    setNotices((before) =>
      [...(isConnected(newNotices) ? before : withoutOffline(before)), ...added].slice(-3),
    )
  }, [])

  /** Any answer proves that there is a connection. */
  const dropOffline = useCallback(() => setNotices(withoutOffline), [])
  useEffect(() => {
    addEventListener('online', dropOffline)
    return () => removeEventListener('online', dropOffline)
  }, [dropOffline])

  const lastFlash = useRef(flash)
  useEffect(() => {
    if (lastFlash.current !== flash) notify(flash)
    lastFlash.current = flash
  }, [flash, notify])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every step to another page closes the window
  useEffect(() => {
    setOpen(null)
    dropOffline()
  }, [key, dropOffline])

  // A message of the previous request that needs a dialog.
  useEffect(() => {
    const message = flash.find(({ modal }) => modal)
    if (!message?.modal) return
    setOpen({ kind: 'message', title: message.modal.title, text: message.text })
    setNotices((before) => before.filter(({ notice }) => notice !== message))
  }, [flash])

  const notifyOffline = useCallback(() => notify(noConnection(t).notices), [notify, t])

  /** Closes a dialog that cannot load without a connection. */
  const giveUp = useCallback(() => {
    setOpen(null)
    notifyOffline()
  }, [notifyOffline])

  const receive = useCallback(
    (answer: ActionResult) => {
      if (isConnected(answer.notices)) dropOffline()
      notify(answer.notices)
      // Listeners on the page follow the shop's events.
      dispatchEvent(new CustomEvent('vitrin:answer', { detail: answer }))
      if (answer.cart !== undefined) setCart(badgeOf(answer.cart, number))
      if (answer.store) setStore(answer.store)
      // An answered request is complete: the next one gets a new key.
      if (!answer.unchanged) renewKey()
      if (answer.open === 'cart') setOpen({ kind: 'cart' })
      else if (answer.storeChoice) setOpen({ kind: 'store', href: answer.storeChoice.href })
      else if (answer.window && !navigator.onLine) notifyOffline()
      else if (answer.window) setOpen(answer.window)
      else setOpen((window) => (window?.kind === 'store' ? null : window))
    },
    [notify, notifyOffline, dropOffline, setCart, setStore, renewKey, number],
  )

  return {
    notices,
    notifyOffline,
    giveUp,
    open,
    receive,
    drop: (id: number) => setNotices((before) => before.filter((each) => each.id !== id)),
    openCart: () => (navigator.onLine ? setOpen({ kind: 'cart' }) : notifyOffline()),
    close: () => setOpen(null),
  }
}
