import { type MouseEvent, startTransition, useEffect, useRef, useState } from 'react'
import type { Product, Variant } from '~/shop/model'
import { chosenBefore, rememberChosen } from './handover'
import { variantLike, wordsOf } from './same-options'
import { applyAvailability, chooseVariants, type VariantChoice } from './variants'

function nameInAddress({ id }: Variant): void {
  const page = new URL(location.href)
  page.searchParams.set('variant', id)
  history.replaceState(history.state, '', page)
}

/**
 * The chosen variant of a page. In a product of one group an option is a variant, and is shown as it is. In one of two
 * a click asks which options of the other group it leaves, and shows the first that is to be had; whatever fails, the
 * option's own link is followed. A sibling opens with as many of the same options as it has.
 */
export function useVariantChoice(product: Product) {
  const first = chooseVariants(product, product.chosenVariantId)
  // The page may be read again (a cart change does that): the choice stays as long as the address asks the same.
  const [held, hold] = useState<{ asked: string | null; choice: VariantChoice } | null>(() => {
    const like = variantLike(product, chosenBefore(product.path))
    return like && { asked: product.chosenVariantId, choice: chooseVariants(product, like.id) }
  })
  const choice = held?.asked === product.chosenVariantId ? held.choice : first
  const [busy, setBusy] = useState(false)
  const asked = useRef(0)
  /** The options, by group, that were clicked and whose answers are not here yet. */
  const clicked = useRef<(string | undefined)[]>([])
  const words = wordsOf(product, choice.variant)
  useEffect(() => rememberChosen(product.path, words))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page opens once
  useEffect(() => {
    if (held?.choice.variant) nameInAddress(held.choice.variant)
  }, [])
  // What is answered after the shopper went on is about a page that is gone.
  useEffect(
    () => () => {
      asked.current += 1
    },
    [],
  )

  function show(next: VariantChoice) {
    hold({ asked: product.chosenVariantId, choice: next })
    if (next.variant) nameInAddress(next.variant)
    clicked.current = []
    setBusy(false)
  }

  async function choose(event: MouseEvent<HTMLAnchorElement>, group: number, optionId: string) {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    // Without a connection the link says so (app/shell/use-client-links.ts).
    if (product.groups.length > 1 && !navigator.onLine) return
    event.preventDefault()
    const { href, search } = event.currentTarget
    if (product.groups.length < 2) {
      const id = new URLSearchParams(search).get('variant')
      return startTransition(() => show(chooseVariants(product, id)))
    }
    asked.current += 1
    const turn = asked.current
    clicked.current[group] = optionId
    const { pathname } = location
    /** The address is the next page's before that is drawn. */
    const isWanted = () => turn === asked.current && location.pathname === pathname
    // Not in the press itself: the form is drawn anew after the frame that answers it.
    startTransition(() => setBusy(true))
    try {
      const address = `/urun/${product.id}/secenek/${group + 1}/${optionId}`
      const answer = await fetch(address, { headers: { Accept: 'application/json' } })
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
      const variants = (await answer.json()) as Variant[]
      if (!isWanted()) return
      const other = 1 - group
      const beside = clicked.current[other] ?? choice.variant?.options[other]
      show(applyAvailability(product, group, optionId, variants, beside))
    } catch {
      if (isWanted()) location.assign(href)
    }
  }

  return { choice, busy, choose }
}
