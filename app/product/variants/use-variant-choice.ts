import { type MouseEvent, startTransition, useEffect, useRef, useState } from 'react'
import type { Product, Variant } from '~/backend/catalogue/model'
import { optionTexts, variantLike } from './same-options'
import { chosenBefore, rememberChosen } from './sibling-handover'
import { applyAvailability, chooseVariants, type VariantChoice } from './variants'

function writeVariantToUrl(id: string): void {
  const page = new URL(location.href)
  page.searchParams.set('variant', id)
  history.replaceState(history.state, '', page)
}

/**
 * The chosen variant of a page. With one group an option is a variant. With two, a click loads which options of the
 * other group remain and shows the first available; on failure the option's link is followed. A sibling opens with as
 * many of the same options as it has.
 */
export function useVariantChoice(product: Product) {
  const first = chooseVariants(product, product.chosenVariantId)
  // The page may be reloaded (a cart change does that): the choice stays while the URL requests the same variant.
  const [saved, setSaved] = useState<{ requestedId: string | null; choice: VariantChoice } | null>(
    () => {
      const like = variantLike(product, chosenBefore(product.path))
      return (
        like && { requestedId: product.chosenVariantId, choice: chooseVariants(product, like.id) }
      )
    },
  )
  const choice = saved?.requestedId === product.chosenVariantId ? saved.choice : first
  const [busy, setBusy] = useState(false)
  const requests = useRef(0)
  /** Clicked options by group whose answers are pending. */
  const clicked = useRef<(string | undefined)[]>([])
  const texts = optionTexts(product, choice.variant)
  useEffect(() => rememberChosen(product.path, texts))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page opens once
  useEffect(() => {
    if (saved?.choice.variant) writeVariantToUrl(saved.choice.variant.id)
  }, [])
  // Answers that arrive after leaving the page are ignored.
  useEffect(
    () => () => {
      requests.current += 1
    },
    [],
  )

  function show(next: VariantChoice) {
    setSaved({ requestedId: product.chosenVariantId, choice: next })
    if (next.variant) writeVariantToUrl(next.variant.id)
    clicked.current = []
    setBusy(false)
  }

  async function choose(event: MouseEvent<HTMLAnchorElement>, group: number, optionId: string) {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    // Without a connection the link says so (app/rendering/navigation/use-client-links.ts).
    if (product.groups.length > 1 && !navigator.onLine) return
    event.preventDefault()
    const { href, search } = event.currentTarget
    const id = new URLSearchParams(search).get('variant')
    if (product.groups.length < 2) return startTransition(() => show(chooseVariants(product, id)))
    requests.current += 1
    const request = requests.current
    clicked.current[group] = optionId
    // A page that is left before the answer, for another language or currency, opens with what was clicked.
    const wanted = product.variants.find(({ options }) =>
      options.every(
        (option, at) => option === (clicked.current[at] ?? choice.variant?.options[at]),
      ),
    )
    const next = wanted?.inStock ? wanted.id : id
    if (next) writeVariantToUrl(next)
    const { pathname } = location
    /** The URL changes before the next page is rendered. */
    const isWanted = () => request === requests.current && location.pathname === pathname
    // Not in the click itself: the form re-renders after the frame that responds to it.
    startTransition(() => setBusy(true))
    try {
      const address = `/urun/${product.id}/secenek/${group + 1}/${optionId}`
      const answer = await fetch(address, { headers: { Accept: 'application/json' } })
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
      const variants = (await answer.json()) as Variant[]
      if (!isWanted()) return
      const other = 1 - group
      const otherOption = clicked.current[other] ?? choice.variant?.options[other]
      show(applyAvailability(product, group, optionId, variants, otherOption))
    } catch {
      if (isWanted()) location.assign(href)
    }
  }

  return { choice, busy, choose }
}
