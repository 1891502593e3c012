import { type FormEvent, useContext, useEffect } from 'react'
import type { Product, Variant } from '~/backend/catalogue/model'
import { useT } from '~/i18n/use-locale'
import { afterPaint } from '~/rendering/behaviors/after-paint'
import { AnswerReceiver } from '~/rendering/form-answer'
import { FormStatesContext } from '~/rendering/forms/form-state'
import { noticeMs } from '~/ui/notice-times'
import { optionTexts } from './same-options'
import { chosenBefore, endHandover, holdAdd, takeHeldAdd } from './sibling-handover'

/**
 * Repeats a held click on the sibling's page if its options are the same, else asks for another.
 * @param holdForOption holds a click until the clicked option is there
 * @returns onSubmit
 */
export function useHeldAdd(
  product: Product,
  variant: Variant | null,
  holdForOption: (intent: string) => boolean,
) {
  const { path } = product
  const t = useT()
  const receive = useContext(AnswerReceiver)
  const { submit } = useContext(FormStatesContext)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the press is taken once, when the page of the sibling is there
  useEffect(() => {
    const before = chosenBefore(path)
    const intent = takeHeldAdd(path)
    if (intent) {
      const isSame = optionTexts(product, variant).join() === before.join()
      if (isSame || product.variants.length === 0) repeatClick(intent)
      else
        receive({
          notices: [{ tone: 'plain', text: t('product.confirmVariant'), ms: noticeMs.error }],
          unchanged: true,
        })
    }
    return endHandover
  }, [path])
  return (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : 'add'
    if (!holdForOption(intent) && !holdAdd(event.currentTarget, intent, submit)) return
    event.preventDefault()
    // It is not sent: listeners must not report an add.
    event.nativeEvent.stopImmediatePropagation()
  }
}

/** Focuses first, so that the analytics code loads as for a real click (app/rendering/behaviors/run-behaviors.tsx). */
export function repeatClick(intent: string): void {
  const name = `#purchase button[name="intent"][value="${intent}"]`
  const button = document.querySelector<HTMLButtonElement>(name)
  button?.focus({ preventScroll: true })
  afterPaint().then(() => button?.click())
}
