import { useLocation } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocale } from '~/i18n/use-t'
import type { Answer, Notice } from '~/session/answer-types'
import { type CartBadge, usePageVars } from '~/ui/page-vars'

/** A page that opens in a window: its address, how wide in px, and its name until it is there (row U10). */
export type PageAddress = { kind: 'page'; href: string; width: number; title: string }

/** The window above the page. */
export type OpenWindow =
  | { kind: 'cart' }
  | { kind: 'store' | 'signIn' | 'compare'; href: string }
  | PageAddress

/** An answer's cart as the header shows it; an empty one is none. */
function badgeOf(cart: Answer['cart'], number: (value: number) => string): CartBadge | null {
  return cart && cart.count > 0 ? { count: number(cart.count), total: cart.total } : null
}

/** What happens on every page: notices come and go, answers arrive, windows open (spec §4). */
export function useShell(flash: Notice[]) {
  const { setCart, renewKey } = usePageVars()
  const { number } = useLocale()
  const last = useRef(flash.length)
  const [notices, setNotices] = useState(() => flash.map((notice, id) => ({ id, notice })))
  const [open, setOpen] = useState<OpenWindow | null>(null)
  const { key } = useLocation()

  const say = useCallback((news: Notice[]) => {
    if (news.length === 0) return
    const added = news.map((notice) => {
      last.current += 1
      return { id: last.current, notice }
    })
    // More than the newest three would cover a phone.
    setNotices((before) => [...before, ...added].slice(-3))
  }, [])

  const shown = useRef(flash)
  useEffect(() => {
    if (shown.current !== flash) say(flash)
    shown.current = flash
  }, [flash, say])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every step to another page closes the window
  useEffect(() => setOpen(null), [key])

  const take = useCallback(
    (answer: Answer) => {
      say(answer.notices)
      // Whoever follows what happens in the shop hears of it (row P16).
      dispatchEvent(new CustomEvent('vitrin:answer', { detail: answer }))
      if (answer.cart !== undefined) setCart(badgeOf(answer.cart, number))
      // An answered wish is over, well or badly: the next one is another (row C16).
      if (!answer.kept) renewKey()
      if (answer.open === 'cart') setOpen({ kind: 'cart' })
      else if (answer.storeChoice) setOpen({ kind: 'store', href: answer.storeChoice.href })
      else if (answer.window) setOpen(answer.window)
      else setOpen((window) => (window?.kind === 'store' ? null : window))
    },
    [say, setCart, renewKey, number],
  )

  return {
    notices,
    open,
    take,
    drop: (id: number) => setNotices((before) => before.filter((each) => each.id !== id)),
    openCart: () => setOpen({ kind: 'cart' }),
    close: () => setOpen(null),
  }
}
