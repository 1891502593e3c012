import { type FormEvent, useContext, useEffect } from 'react'
import { noticeMs } from '~/cart/rules'
import { useT } from '~/i18n/use-t'
import { afterPaint } from '~/shell/after-paint'
import type { Product, Variant } from '~/shop/model'
import { AnswerTaker } from '~/ui/answers'
import { chosenBefore, dropElsewhere, holdPress, takePress } from './handover'
import { wordsOf } from './same-options'

/**
 * A press made while the page of the chosen sibling is on its way is made on that page, where nothing else is to be
 * chosen or the same is chosen as before; where not, it is said that the product is here and a press is needed.
 * @param product whose form this is, and the variant that it would add
 * @returns the form's onSubmit
 */
export function useHeldPress(product: Product, variant: Variant | null) {
  const { path } = product
  const t = useT()
  const take = useContext(AnswerTaker)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the press is taken once, when the page of the sibling is there
  useEffect(() => {
    const before = chosenBefore(path)
    const intent = takePress(path)
    if (intent) {
      const isSame = wordsOf(product, variant).join() === before.join()
      if (isSame || product.variants.length === 0) pressAgain(intent)
      else
        take({
          notices: [{ tone: 'plain', text: t('product.siblingFirst'), ms: noticeMs.error }],
          kept: true,
        })
    }
    return dropElsewhere
  }, [path])
  return (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : 'add'
    if (!holdPress(event.currentTarget, intent)) return
    event.preventDefault()
    // It is not sent: nobody shall tell of an add.
    event.nativeEvent.stopImmediatePropagation()
  }
}

/** As by hand: a sign first for the code that tells of adds (app/shell/enhancer.tsx), then the press. */
function pressAgain(intent: string): void {
  const name = `#purchase button[name="intent"][value="${intent}"]`
  const button = document.querySelector<HTMLButtonElement>(name)
  button?.focus({ preventScroll: true })
  afterPaint().then(() => button?.click())
}
