import { useLocation } from '@remix-run/react'
import { useCallback, useEffect, useState } from 'react'
import { useLocale } from '~/i18n/use-locale'
import type { ActionResult, Notice } from '~/session/response-data'
import type { OpenDialog } from './dialogs/open-dialog'
import { noConnection } from './navigation/no-connection'
import { isConnected, useNotices } from './use-notices'
import { type CartBadge, usePageVars } from './visitor-values'

declare global {
  interface Window {
    vitrinAnswer?: ActionResult
  }
}

/** An answer's cart as a header badge; null when empty. */
function badgeOf(cart: ActionResult['cart'], number: (value: number) => string): CartBadge | null {
  if (!cart || cart.count <= 0) return null
  return { count: number(cart.count), total: cart.total, items: cart.items }
}

function useHeaderUpdate(): (answer: ActionResult) => void {
  const { setCart, renewKey, setStore } = usePageVars()
  const { number } = useLocale()
  return useCallback(
    (answer) => {
      if (answer.cart !== undefined) setCart(badgeOf(answer.cart, number))
      if (answer.store) setStore(answer.store)
      // An answered request is complete: the next one gets a new key.
      if (!answer.unchanged) renewKey()
    },
    [setCart, setStore, renewKey, number],
  )
}

function useOpenDialog(
  flash: Notice[],
  drop: (message: Notice) => void,
  notifyOffline: () => void,
) {
  const { key } = useLocation()
  const [open, setOpen] = useState<OpenDialog | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step to another page closes the dialog
  useEffect(() => setOpen(null), [key])
  useEffect(() => {
    const message = flash.find(({ modal }) => modal)
    if (!message?.modal) return
    setOpen({ kind: 'message', title: message.modal.title, text: message.text })
    drop(message)
  }, [flash, drop])
  const openFor = useCallback(
    (answer: ActionResult) => {
      if (answer.open === 'cart') setOpen({ kind: 'cart' })
      else if (answer.storeChoice) setOpen({ kind: 'store', href: answer.storeChoice.href })
      else if (answer.dialog && !navigator.onLine) notifyOffline()
      else if (answer.dialog) setOpen(answer.dialog)
    },
    [notifyOffline],
  )
  return { open, setOpen, openFor }
}

/** What the frame shows around the page: notices and the open dialog, both changed by the answers of forms. */
export function usePageState(flash: Notice[]) {
  const { t } = useLocale()
  const { key } = useLocation()
  const { notices, notify, dropOffline, drop } = useNotices(flash)
  const notifyOffline = useCallback(() => notify(noConnection(t).notices), [notify, t])
  const { open, setOpen, openFor } = useOpenDialog(flash, drop, notifyOffline)
  const updateHeader = useHeaderUpdate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that has loaded proves a connection
  useEffect(dropOffline, [key, dropOffline])
  const receive = useCallback(
    (answer: ActionResult) => {
      if (isConnected(answer.notices)) dropOffline()
      notify(answer.notices)
      // Listeners on the page follow the shop's events; code that comes later finds the last one.
      window.vitrinAnswer = answer
      dispatchEvent(new CustomEvent('vitrin:answer', { detail: answer }))
      updateHeader(answer)
      openFor(answer)
    },
    [notify, dropOffline, updateHeader, openFor],
  )
  /** Closes a dialog that cannot load without a connection. */
  const giveUp = useCallback(() => {
    setOpen(null)
    notifyOffline()
  }, [setOpen, notifyOffline])
  const openCart = () => (navigator.onLine ? setOpen({ kind: 'cart' }) : notifyOffline())
  const close = () => setOpen(null)
  return { notices, notifyOffline, giveUp, open, receive, drop, openCart, close }
}
