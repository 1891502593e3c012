import { useLocation } from '@remix-run/react'
import { type MouseEvent, startTransition, useEffect, useRef, useState } from 'react'
import type { Product, Variant } from '~/backend/catalogue/model'
import { isPlainClick } from '~/ui/plain-click'
import { optionTexts, variantLike } from './same-options'
import { chosenBefore, rememberChosen } from './sibling-handover'
import { repeatClick } from './use-held-add'
import { applyAvailability, chooseVariants, type VariantChoice } from './variants'

function writeVariantToUrl(id: string): void {
  const page = new URL(location.href)
  page.searchParams.set('variant', id)
  history.replaceState(history.state, '', page)
}

type SavedChoice = { requestedId: string | null; choice: VariantChoice }

/** The choice that a sibling opens with: as many of the same options as it has. */
function choiceLikeBefore(product: Product): SavedChoice | null {
  const like = variantLike(product, chosenBefore(product.path))
  const requestedId = product.chosenVariantId
  return like && { requestedId, choice: chooseVariants(product, like.id) }
}

/** The page may be reloaded (a cart change does that): the choice stays while the URL requests the same variant. */
function useSavedChoice(product: Product) {
  const { path, chosenVariantId: requestedId } = product
  const { pathname } = useLocation()
  const first = chooseVariants(product, requestedId)
  const [saved, setSaved] = useState(() => choiceLikeBefore(product))
  const choice = saved?.requestedId === requestedId ? saved.choice : first
  const texts = optionTexts(product, choice.variant)
  useEffect(() => rememberChosen(path, texts))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page opens once
  useEffect(() => {
    // The URL changes before the next page is rendered: somebody may have gone Back meanwhile.
    const isOpen = decodeURI(location.pathname) === decodeURI(pathname)
    if (isOpen && saved?.choice.variant) writeVariantToUrl(saved.choice.variant.id)
  }, [])
  function save(next: VariantChoice) {
    setSaved({ requestedId, choice: next })
    if (next.variant) writeVariantToUrl(next.variant.id)
  }
  return { choice, save, saved }
}

type WaitingAdd = { isChoosing: boolean; intent: string }

/** A press of a button that buys waits for the clicked option. @param saved another object with each choice */
function useWaitingAdd(saved: unknown) {
  const waiting = useRef<WaitingAdd>({ isChoosing: false, intent: '' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is in the form now
  useEffect(() => {
    const { intent } = waiting.current
    waiting.current = { isChoosing: false, intent: '' }
    if (intent) repeatClick(intent)
  }, [saved])
  return waiting
}

async function fetchVariants(product: Product, group: number, optionId: string) {
  const address = `/urun/${product.id}/secenek/${group + 1}/${optionId}`
  const answer = await fetch(address, { headers: { Accept: 'application/json' } })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return (await answer.json()) as Variant[]
}

function idInStock({ variants }: Product, optionOf: (group: number) => string | undefined) {
  const wanted = variants.find(({ options }) =>
    options.every((option, at) => option === optionOf(at)),
  )
  return wanted?.inStock ? wanted.id : null
}

/** Starts a request, and tells whether its answer is wanted: no later one has started, and the page is the same. */
function useRequests() {
  const requests = useRef(0)
  useEffect(
    () => () => {
      requests.current += 1
    },
    [],
  )
  return () => {
    const request = ++requests.current
    const { pathname } = location
    return () => request === requests.current && location.pathname === pathname
  }
}

/** Without a connection the link says so (app/rendering/navigation/use-client-links.ts). */
const isOffline = () => !navigator.onLine

function hold(waiting: WaitingAdd, intent: string): boolean {
  if (waiting.isChoosing) waiting.intent = intent
  return waiting.isChoosing
}

/**
 * With one group an option is a variant. With two, a click loads the other group; on failure its link is followed.
 * `holdAdd` takes a press that comes before the clicked option.
 */
export function useVariantChoice(product: Product) {
  const { choice, save, saved } = useSavedChoice(product)
  const waiting = useWaitingAdd(saved)
  const [busy, setBusy] = useState(false)
  const startRequest = useRequests()
  /** Clicked options by group whose answers are pending. */
  const clicked = useRef<(string | undefined)[]>([])
  const optionOf = (group: number) => clicked.current[group] ?? choice.variant?.options[group]

  async function load(href: string, linkId: string | null, group: number, optionId: string) {
    const isWanted = startRequest()
    clicked.current[group] = optionId
    // A page that is left before the answer, for another language or currency, opens with the clicked option.
    const id = idInStock(product, optionOf) ?? linkId
    if (id) writeVariantToUrl(id)
    // Not in the click itself: the form re-renders after the frame that responds to it.
    startTransition(() => setBusy(true))
    try {
      const fresh = await fetchVariants(product, group, optionId)
      if (!isWanted()) return
      save(applyAvailability(product, { group, id: optionId }, fresh, optionOf(1 - group)))
      clicked.current = []
      setBusy(false)
    } catch {
      if (isWanted()) location.assign(href)
    }
  }

  function choose(event: MouseEvent<HTMLAnchorElement>, group: number, optionId: string) {
    const isPair = product.groups.length > 1
    if (!isPlainClick(event) || (isPair && isOffline())) return
    event.preventDefault()
    waiting.current.isChoosing = true
    const { href, search } = event.currentTarget
    const id = new URLSearchParams(search).get('variant')
    if (isPair) load(href, id, group, optionId)
    else startTransition(() => save(chooseVariants(product, id)))
  }
  return { choice, busy, choose, holdAdd: (intent: string) => hold(waiting.current, intent) }
}
