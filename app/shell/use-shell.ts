import { useLocation } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocale } from '~/i18n/use-t'
import type { Answer, Notice } from '~/session/answer-types'
import { type CartBadge, usePageVars } from '~/ui/page-vars'
import { noConnection } from './no-connection'

/** A page that opens in a window: its address, how wide in px, and its name until it is there. */
export type PageAddress = { kind: 'page'; href: string; width: number; title: string }

/** The window above the page. */
export type OpenWindow =
  | { kind: 'cart' }
  | { kind: 'store' | 'signIn' | 'compare'; href: string }
  | PageAddress
  | { kind: 'message'; title: string; text: string }

/** An answer's cart as the header shows it; an empty one is none. */
function badgeOf(cart: Answer['cart'], number: (value: number) => string): CartBadge | null {
  if (!cart || cart.count <= 0) return null
  return { count: number(cart.count), total: cart.total, items: cart.items }
}

type Shown = { id: number; notice: Notice }

/** What stays shown once there is a connection; the same list where nothing goes. */
const withoutOffline = (shown: Shown[]) =>
  shown.some(({ notice }) => notice.offline) ? shown.filter(({ notice }) => !notice.offline) : shown
const isConnected = (notices: Notice[]) => !notices.some(({ offline }) => offline)

/** What happens on every page: notices come and go, answers arrive, windows open. */
export function useShell(flash: Notice[]) {
  const { setCart, renewKey, setStore } = usePageVars()
  const { number, t } = useLocale()
  const last = useRef(flash.length)
  const [notices, setNotices] = useState<Shown[]>(() => flash.map((notice, id) => ({ id, notice })))
  const [open, setOpen] = useState<OpenWindow | null>(null)
  const { key } = useLocation()

  const say = useCallback((news: Notice[]) => {
    if (news.length === 0) return
    const added = news.map((notice) => {
      last.current += 1
      return { id: last.current, notice }
    })
    // More than the newest three would cover a phone.
    setNotices((before) =>
      [...(isConnected(news) ? before : withoutOffline(before)), ...added].slice(-3),
    )
  }, [])

  /** Whatever was answered: the word that there is no connection is no longer true. */
  const dropOffline = useCallback(() => setNotices(withoutOffline), [])
  useEffect(() => {
    addEventListener('online', dropOffline)
    return () => removeEventListener('online', dropOffline)
  }, [dropOffline])

  const shown = useRef(flash)
  useEffect(() => {
    if (shown.current !== flash) say(flash)
    shown.current = flash
  }, [flash, say])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every step to another page closes the window
  useEffect(() => {
    setOpen(null)
    dropOffline()
  }, [key, dropOffline])

  // A word of the step before that is too grave for a notice.
  useEffect(() => {
    const told = flash.find(({ modal }) => modal)
    if (!told?.modal) return
    setOpen({ kind: 'message', title: told.modal.title, text: told.text })
    setNotices((before) => before.filter(({ notice }) => notice !== told))
  }, [flash])

  const sayOffline = useCallback(() => say(noConnection(t).notices), [say, t])

  /** A window that cannot come without a connection. */
  const giveUp = useCallback(() => {
    setOpen(null)
    sayOffline()
  }, [sayOffline])

  const take = useCallback(
    (answer: Answer) => {
      if (isConnected(answer.notices)) dropOffline()
      say(answer.notices)
      // Whoever follows what happens in the shop hears of it.
      dispatchEvent(new CustomEvent('vitrin:answer', { detail: answer }))
      if (answer.cart !== undefined) setCart(badgeOf(answer.cart, number))
      if (answer.store) setStore(answer.store)
      // An answered wish is over, well or badly: the next one is another.
      if (!answer.kept) renewKey()
      if (answer.open === 'cart') setOpen({ kind: 'cart' })
      else if (answer.storeChoice) setOpen({ kind: 'store', href: answer.storeChoice.href })
      else if (answer.window && !navigator.onLine) sayOffline()
      else if (answer.window) setOpen(answer.window)
      else setOpen((window) => (window?.kind === 'store' ? null : window))
    },
    [say, sayOffline, dropOffline, setCart, setStore, renewKey, number],
  )

  return {
    notices,
    sayOffline,
    giveUp,
    open,
    take,
    drop: (id: number) => setNotices((before) => before.filter((each) => each.id !== id)),
    openCart: () => (navigator.onLine ? setOpen({ kind: 'cart' }) : sayOffline()),
    close: () => setOpen(null),
  }
}
